import { TINT_CLASSES, type Tint } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { sizesAt } from "~/lib/sizes";
import * as navigation from "~/words/navigation";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { useLanguage } from "~/ui/language";
import { Picture } from "~/ui/picture";
import { Shade } from "~/ui/shade";
import { StudioPicture } from "~/ui/tile";

const LOOKS = {
  /** A full-width tint. */
  band: { outer: "isolate bg-(--tint)", inner: "wrap tablet:min-h-85 desktop:min-h-110" },
  /** A card on a tint. */
  sheet: {
    outer: "wrap pt-4",
    inner: "isolate overflow-clip rounded-card rounded-br-leaf bg-(--tint) px-band desktop:min-h-96",
  },
  /** Between rules, like a newspaper's masthead. On phones the picture is beside the lead alone. */
  masthead: {
    outer: "wrap pt-4 tablet:pt-8",
    inner:
      "mt-4 grid-cols-[minmax(0,1fr)_35%] border-t-2 border-b-[5px] border-ink [border-bottom-style:double] max-tablet:pt-6",
  },
  /** Without a background, above the page's main content. */
  plain: { outer: "wrap pt-4 tablet:pt-8", inner: "tablet:grid-cols-[minmax(0,1fr)_35%]" },
};

type Props = {
  content: {
    title: string;
    lead?: string;
    picture?: PictureData;
    /** A crop of the landscape for phones. */
    portrait?: PictureData;
    /** The background of a studio picture. */
    tint?: Tint;
    breadcrumbs?: readonly Crumb[];
  };
  /** Defaults to a full-width landscape, or to `band` if the content has a tint. */
  look?: keyof typeof LOOKS;
  /** Hides lead and picture when localStorage has no data for the page. */
  ifStored?: true;
};

const HOME = { es: [navigation.home], en: [navigation.parentPages.home] };

export function PageHead({ content, look, ifStored }: Props) {
  const lang = useLanguage();
  const isTinted = content.tint !== undefined;
  const isOneWord = !/\s/.test(content.title) && (look === "sheet" || look === "masthead");
  const isMasthead = look === "masthead";
  const breadcrumb = <Breadcrumb breadcrumbs={content.breadcrumbs ?? HOME[lang]} current={content.title} />;
  const words = (
    <>
      {isMasthead ? null : breadcrumb}
      <h1 className={classNames(isMasthead ? "col-span-full" : "mt-4", isOneWord && "desktop:text-5xl")}>
        {content.title}
      </h1>
      {content.lead ? (
        <p
          data-if-stored={ifStored}
          className={classNames(
            "mt-4 max-w-[52ch] lead text-balance tablet:mt-6",
            ifStored && "empty-cart:hidden",
            isMasthead && "pb-3 font-display italic",
          )}
        >
          {content.lead}
        </p>
      ) : null}
    </>
  );

  if (!look && !isTinted) {
    return (
      <section className="relative isolate flex flex-col-reverse overflow-clip bg-palm-900 text-husk-50 [--focus:var(--color-oil-400)] tablet:block">
        {content.picture ? (
          <div className="isolate -z-1 overflow-clip rounded-tl-leaf max-tablet:h-[min(60vw,340px)] tablet:absolute tablet:inset-0 tablet:rounded-none print:hidden">
            <Picture
              picture={content.picture}
              portrait={content.portrait}
              // Phones draw it a third wider than this, which their high resolution hides.
              sizes={sizesAt({ phone: "90vw", tablet: "100vw" })}
              priority
              decorative
              className="size-full object-cover"
            />
            {/* Wider on tablets, where the text takes more of the width. */}
            <Shade className="max-tablet:hidden tablet:-right-[18%] desktop:right-0" />
          </div>
        ) : null}
        <div className="wrap grid items-center py-8 tablet:min-h-100 tablet:py-12 desktop:min-h-[max(540px,27vw)] print:min-h-0">
          <div className="tablet:max-w-1/2 desktop:max-w-[34rem]">{words}</div>
        </div>
      </section>
    );
  }

  const { outer, inner } = LOOKS[look ?? "band"];
  return (
    <section className={classNames(outer, content.tint && TINT_CLASSES[content.tint])}>
      {isMasthead ? breadcrumb : null}
      <div className={classNames("grid items-center gap-x-4", isTinted && "tablet:grid-cols-7-6", inner)}>
        <div
          className={
            isMasthead
              ? "max-tablet:contents tablet:py-6"
              : look === "plain"
                ? undefined
                : "pt-8 tablet:py-12"
          }
        >
          {words}
        </div>
        {content.picture ? (
          <div
            data-if-stored={ifStored}
            className={classNames(
              "self-end",
              ifStored && "empty-cart:hidden",
              look === "plain" && "max-tablet:hidden",
            )}
          >
            <StudioPicture
              picture={content.picture}
              sizes={isTinted ? sizesAt({ phone: "86vw", tablet: "50vw", desktop: "40vw" }) : "33vw"}
              priority={isTinted}
              decorative
              className={classNames(
                "mx-auto w-full",
                // The picture has empty ground above and below.
                isTinted ? "max-h-55 object-contain tablet:max-h-110" : "aspect-video object-cover",
              )}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
