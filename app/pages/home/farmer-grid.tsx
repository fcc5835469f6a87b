import { href } from "react-router";
import type { Farmer } from "~/catalog/farmers";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { SwipeRow } from "~/ui/swipe-row";

type Props = { farmers: readonly Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro">[] };

/** Some of the farmers as cards that lead to their own pages, on phones a row to swipe. */
export function FarmerGrid({ farmers }: Props) {
  return (
    <SwipeRow className="gap-x-4 max-tablet:*:basis-[62%] tablet:grid tablet:grid-cols-3 tablet:gap-x-6 tablet:gap-y-16 desktop:gap-x-8">
      {farmers.map((farmer, index) => (
        <li key={farmer.id}>
          <article aria-label={farmer.name} className="hover-zoom relative">
            <div
              className={classNames(
                "tile aspect-4/5",
                index === 0 && "tablet:leaf-tl",
                index === farmers.length - 1 && "tablet:leaf-br",
              )}
            >
              <Picture
                picture={farmer.thumb}
                sizes="(width < 721px) 66vw, 34vw"
                // Without the half of a button at its foot.
                className="h-[107%]!"
              />
            </div>
            <div>
              <div className="mt-4 flex items-center justify-between gap-2">
                <h3 className="text-xl">
                  <Link to={href("/team-details/:id", { id: String(farmer.id) })} className="card-link">
                    {farmer.name}
                  </Link>
                </h3>
                <Icon name="arrow-right" className="text-palm-700 max-desktop:size-5" />
              </div>
              <p className="mt-2 font-medium text-palm-700">{farmer.title}</p>
              <p className="mt-2 text-muted">{farmer.intro}</p>
            </div>
          </article>
        </li>
      ))}
    </SwipeRow>
  );
}
