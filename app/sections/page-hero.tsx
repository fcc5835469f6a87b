import type { ReactNode } from "react";
import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Picture } from "~/ui/picture";
import * as navigation from "~/words/navigation";

/** The head of an inner page: where it is, its title (the h1), a line, and a picture. */
export type PageHeroContent = {
  title: string;
  lead?: string;
  picture: PictureData;
  /** Its cut for phones, where what it shows would be small there. */
  portrait?: PictureData;
  /** The tint a studio picture lies on; without it the picture is a landscape that fills the head. */
  tint?: Tint;
};

type Props = {
  content: PageHeroContent;
  /** `--foot` keeps that much free under the words (up to 1180 px under the picture), where what follows rises into a landscape; `--view` is how much of it phones show above that. */
  className?: string;
  breadcrumbs?: readonly Crumb[];
};

const HOME = [navigation.home];

/** A phone's fine screen does with three quarters of the window's width; on a screen of one px it would look soft. */
const LANDSCAPE_SIZES = "(width >= 721px) 100vw, (resolution < 1.5x) 120vw, 90vw";

/** Breadcrumb, title and line over a landscape, or beside a studio picture on its tint. */
export function PageHero({ content, className, breadcrumbs = HOME }: Props) {
  const words = (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} current={content.title} />
      <h1>{content.title}</h1>
      {content.lead ? <p className="lead">{content.lead}</p> : null}
    </>
  );
  return content.tint ? (
    <StudioHead content={content} className={className}>
      {words}
    </StudioHead>
  ) : (
    <section className={classNames("page-hero", className)}>
      <div className="page-hero-picture">
        <Picture
          picture={content.picture}
          portrait={content.portrait}
          sizes={LANDSCAPE_SIZES}
          lead
          decorative
        />
      </div>
      <div className="wrap">
        <div>{words}</div>
      </div>
    </section>
  );
}

type StudioHeadProps = { content: PageHeroContent; className: string | undefined; children: ReactNode };

function StudioHead({ content, className, children }: StudioHeadProps) {
  return (
    <section className={classNames(`studio-head tint-${content.tint}`, className)}>
      <div className="wrap">
        <div>{children}</div>
        <div>
          <Picture
            picture={content.picture}
            sizes="(width < 721px) 86vw, (width < 1181px) 50vw, 40vw"
            lead
            decorative
          />
        </div>
      </div>
    </section>
  );
}
