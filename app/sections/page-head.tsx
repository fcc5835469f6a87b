import type { ReactNode } from "react";
import { TINT_CLASSES, type Tint } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import type { Sizes } from "~/lib/sizes";
import * as navigation from "~/words/navigation";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { useLanguage } from "~/ui/language";
import { Picture } from "~/ui/picture";
import { Shade } from "~/ui/shade";
import { StudioPicture } from "~/ui/tile";
import styles from "./page-head.module.css";

/** A picture with empty background above and below its subject. */
const TALL_PICTURE = {
  className: "mx-auto max-h-55 w-full object-contain tablet:max-h-110",
  sizes: { phone: 1, tablet: 3 / 5, desktop: 1 / 2 },
  priority: true,
};
const FLAT_PICTURE = { className: "mx-auto aspect-video w-full object-cover", sizes: "33vw" };

/** Classes for a head with a studio picture beside the text. */
type Look = {
  section: string;
  grid: string | undefined;
  words?: string;
  title?: string;
  lead?: string;
  picture?: string;
  image: { className: string; sizes: Sizes; priority?: boolean };
};

const LOOKS = {
  /** A full-width tint. */
  band: {
    section: "isolate bg-(--tint)",
    grid: "wrap tablet:min-h-85 tablet:grid-cols-7-6 desktop:min-h-110",
    words: "pt-8 tablet:py-12",
    image: TALL_PICTURE,
  },
  /** A card on a tint. */
  sheet: {
    section: "wrap pt-4 tablet:pt-8",
    grid: "isolate overflow-clip rounded-card rounded-br-leaf bg-(--tint) px-band tablet:grid-cols-7-6",
    words: "pt-8 tablet:py-12",
    image: TALL_PICTURE,
  },
  /** On phones the picture is beside the lead only. */
  masthead: {
    section: "wrap pt-4 tablet:pt-8",
    grid: `mt-4 grid-cols-[minmax(0,1fr)_35%] ${styles.masthead}`,
    words: "max-tablet:contents tablet:py-6",
    lead: "pb-3 font-display italic",
    image: FLAT_PICTURE,
  },
  /** Has no background, and precedes the page's main content. */
  plain: {
    section: "wrap pt-4 tablet:pt-8",
    grid: "grid-cols-[minmax(0,1fr)_35%]",
    words: "max-tablet:col-span-full",
    title: "desktop:mt-8 desktop:text-5xl",
    picture: "max-tablet:hidden",
    image: FLAT_PICTURE,
  },
} satisfies Record<string, Look>;

type Props = {
  content: {
    title: string;
    lead?: string;
    picture?: PictureData;
    /** The landscape cropped for phones. */
    portrait?: PictureData;
    /** The tint behind a studio picture. */
    tint?: Tint;
    breadcrumbs?: readonly Crumb[];
  };
  /** Defaults to a full-width landscape, or to `band` if the content has a tint. */
  look?: keyof typeof LOOKS;
  /** Hides lead and picture before hydration if localStorage has no data for the page. */
  ifStored?: true;
};

const HOME = { es: [navigation.home], en: [navigation.parentPages.home] };

const LEAD = "mt-4 max-w-[52ch] lead text-balance tablet:mt-6";

export function PageHead({ content, look, ifStored }: Props) {
  const lang = useLanguage();
  const { title, lead, picture, tint, breadcrumbs = HOME[lang] } = content;
  const breadcrumb = <Breadcrumb breadcrumbs={breadcrumbs} current={title} />;
  if (!look && !tint) return <LandscapeHead content={content} breadcrumb={breadcrumb} />;

  const classes: Look = LOOKS[look ?? "band"];
  const isMasthead = look === "masthead";
  const isOneWord = !/\s/.test(title) && (isMasthead || look === "sheet");
  return (
    <section className={classNames(classes.section, tint && TINT_CLASSES[tint])}>
      {isMasthead ? breadcrumb : null}
      <div className={classNames("grid items-center gap-x-4", classes.grid)}>
        <div className={classes.words}>
          {isMasthead ? null : breadcrumb}
          <h1 className={classNames("col-span-full mt-4", classes.title, isOneWord && "text-5xl")}>
            {title}
          </h1>
          {lead ? (
            <p className={classNames(LEAD, classes.lead, ifStored && "nothing-stored:hidden")}>{lead}</p>
          ) : null}
        </div>
        {picture ? (
          <div className={classNames("self-end", classes.picture, ifStored && "nothing-stored:hidden")}>
            <StudioPicture picture={picture} {...classes.image} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** The text on a landscape; above it on phones. */
function LandscapeHead({ content, breadcrumb }: Pick<Props, "content"> & { breadcrumb: ReactNode }) {
  const { title, lead, picture, portrait } = content;
  return (
    <section className={styles.landscape}>
      {picture ? (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            portrait={portrait}
            // Phones stretch it to a third wider than this, which goes unnoticed on their dense screens.
            sizes={{ phone: 1, tablet: "100vw" }}
            priority
            decorative
            className="size-full object-cover"
          />
          <Shade className="-right-[18%] max-tablet:hidden" />
        </div>
      ) : null}
      <div className={`wrap ${styles.words}`}>
        <div>
          {breadcrumb}
          <h1 className="mt-4">{title}</h1>
          {lead ? <p className={LEAD}>{lead}</p> : null}
        </div>
      </div>
    </section>
  );
}
