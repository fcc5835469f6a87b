import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Picture } from "~/ui/picture";

type Props = {
  title: string;
  lead?: string;
  /** A studio picture beside the title, where the window has room for it. */
  picture?: PictureData;
  breadcrumbs: readonly Crumb[];
  /** The line and the picture are for what the browser keeps: not there where it keeps nothing. */
  ifKept?: true;
  /** A masthead stands between rules, as a newspaper's does; a tint makes a sheet of the head. */
  look?: "masthead" | Tint;
};

/** How wide the picture is drawn: on a leaf's sheet, which is low, on the others, and on none. */
const LOW = "(width < 721px) 90vw, (width < 1450px) 40vw, 580px";
const SHEET = "(width < 721px) 64vw, (width < 1556px) 34vw, 540px";
const PLAIN = "(width < 1467px) 30vw, 440px";

/** The head of a page that is there to be used: the way here, its name and a line. */
export function PageTitle({ title, lead, picture, breadcrumbs, ifKept, look }: Props) {
  const isLarge = picture && !ifKept && (!look || look === "fruit");
  return (
    <div
      className={classNames(
        "page-head wrap",
        look && (look === "masthead" ? "page-title-masthead" : "page-title"),
      )}
    >
      <Breadcrumb breadcrumbs={breadcrumbs} current={title} />
      <div className={classNames("page-title-sheet", look && `tint-${look}`, isLarge && "page-title-large")}>
        <div>
          <h1>{title}</h1>
          {lead ? (
            <p className="lead" data-if-kept={ifKept}>
              {lead}
            </p>
          ) : null}
        </div>
        {picture && ifKept ? (
          <div className="tile tile-studio page-title-tile tint-fruit" data-if-kept>
            <Picture picture={picture} sizes="(width < 1181px) 36vw, 400px" decorative />
          </div>
        ) : picture ? (
          <Picture
            picture={picture}
            sizes={look === "leaf" ? LOW : look && look !== "masthead" ? SHEET : PLAIN}
            lead={look === "leaf"}
            decorative
            className={classNames(
              "page-title-picture",
              !look && "page-title-picture-low",
              look === "leaf" && "page-title-picture-leaf",
            )}
          />
        ) : null}
      </div>
    </div>
  );
}
