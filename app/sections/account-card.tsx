import type { ReactNode } from "react";
import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Picture } from "~/ui/picture";

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
    <section className={`account isolate bg-(--tint) tint-${tint}`}>
      <div className="account-columns wrap">
        <div className="pt-8 desktop:pt-16">
          <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
          <h1 className="mt-4">{title}</h1>
          <p className="mt-4 max-w-[36ch] lead text-balance">{lead}</p>
        </div>
        <div className="account-form">{children}</div>
        <Picture
          picture={picture}
          sizes="(width < 1181px) 50vw, 45vw"
          lead
          decorative
          className="account-picture"
        />
      </div>
    </section>
  );
}
