import type { ReactNode } from "react";
import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { StudioPicture } from "~/ui/tile";

type Props = {
  content: {
    title: string;
    lead: string;
    picture: PictureData;
    tint: Tint;
    breadcrumbs: readonly Crumb[];
  };
  children: ReactNode;
};

/** A page's title over a still life, beside a card with its form. */
export function AccountCard({ content, children }: Props) {
  const { title, lead, picture, tint, breadcrumbs } = content;
  return (
    <section className={`isolate bg-(--tint) tint-${tint}`}>
      <div className="wrap flex flex-col gap-x-6 tablet:grid tablet:grid-cols-[minmax(0,1fr)_45vw] desktop:grid-cols-[minmax(0,1fr)_520px] desktop:grid-rows-[auto_1fr] desktop:gap-x-16">
        <div className="pt-8 desktop:pt-16">
          <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
          <h1 className="mt-4">{title}</h1>
          <p className="mt-4 max-w-[34ch] lead text-balance">{lead}</p>
        </div>
        {/* Beside the form it is as high as the form leaves it, and reaches below the form's card. */}
        <StudioPicture
          picture={picture}
          sizes="(width < 1181px) 50vw, 45vw"
          lead
          decorative
          className="-z-1 mx-auto mt-2 mb-4 w-[62vw] object-contain object-left-bottom tablet:my-6 tablet:w-full tablet:self-end desktop:mb-0 desktop:-ml-16 desktop:aspect-auto desktop:h-full desktop:pb-4 desktop:[contain:size]"
        />
        <div className="relative mb-12 rounded-card rounded-tl-leaf bg-husk-50 px-6 py-8 tablet:col-span-2 tablet:mb-16 tablet:self-start tablet:px-12 tablet:pb-12 tablet:shadow-float desktop:col-span-1 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:mt-16 desktop:px-16 desktop:pb-16">
          {children}
        </div>
      </div>
    </section>
  );
}
