import { href } from "react-router";
import type { Farmer } from "~/catalog/farmers";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { SwipeRow } from "~/ui/swipe-row";

type Props = {
  farmers: readonly Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro">[];
  /** Level of the names among the page's headings. */
  heading: "h2" | "h3";
  /** The first portrait is the page's largest picture. */
  lead?: boolean;
  /** On phones it is a row to swipe in place of a column. */
  swipe?: boolean;
};

/** A card per farmer, which leads to the farmer's own page (spec 2, "Farmers list"). */
export function FarmerGrid({ farmers, heading: Heading, lead = false, swipe = false }: Props) {
  const columns = "tablet:grid tablet:grid-cols-3 tablet:gap-x-6 tablet:gap-y-14 desktop:gap-x-8";
  const cards = farmers.map((farmer, index) => (
    <li key={farmer.id}>
      <article
        aria-label={farmer.name}
        className={classNames(
          "hover-zoom relative",
          !swipe &&
            "max-tablet:grid max-tablet:grid-cols-[120px_minmax(0,1fr)] max-tablet:items-start max-tablet:gap-4 max-tablet:py-5",
        )}
      >
        <div
          className={classNames(
            "tile aspect-4/5",
            index === 0 && "tablet:leaf-tl",
            index === farmers.length - 1 && "tablet:leaf-br",
          )}
        >
          <Picture
            picture={farmer.thumb}
            sizes={`(width < 721px) ${swipe ? "84vw" : "160px"}, 34vw`}
            lead={lead && index === 0}
            // Without the half of a button at its foot.
            className="h-[107%]!"
          />
        </div>
        <div>
          <div
            className={classNames("flex items-center justify-between gap-2", swipe ? "mt-5" : "tablet:mt-5")}
          >
            <Heading className="text-[clamp(21px,2.9vw,27px)]">
              <Link to={href("/team-details/:id", { id: String(farmer.id) })} className="card-link">
                {farmer.name}
              </Link>
            </Heading>
            <Icon name="arrow-right" className="text-palm-700 max-desktop:size-5" />
          </div>
          <p className="mt-1.5 font-medium text-palm-700">{farmer.title}</p>
          <p className="mt-2 text-muted">{farmer.intro}</p>
        </div>
      </article>
    </li>
  ));
  return swipe ? (
    <SwipeRow className={`gap-x-4 ${columns}`}>{cards}</SwipeRow>
  ) : (
    <ul className={`max-tablet:ruled ${columns}`}>{cards}</ul>
  );
}
