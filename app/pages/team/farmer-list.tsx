import { href } from "react-router";
import type { Farmer } from "~/catalog/farmers";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

type Props = { farmers: readonly Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro" | "about">[] };

/** How wide a portrait is laid out, which is square: the first one, the second, the others. */
const SIZES = [
  "(width < 721px) 88vw, (width < 1181px) 52vw, 25vw",
  "(width < 721px) 160px, (width < 1181px) 52vw, 25vw",
  "(width < 721px) 160px, (width < 1181px) 34vw, 25vw",
] as const;

/** All farmers, each a card that leads to their own page (spec 2, "Farmers list"); what the first say of themselves stands beside their portraits. */
export function FarmerList({ farmers }: Props) {
  return (
    <ul className="farmer-list">
      {farmers.map(({ id, name, title, thumb, intro, about }, index) => (
        <li key={id}>
          <article aria-label={name} className="farmer-card hover-zoom">
            <div className="tile">
              {/* Without the half of a button at its foot. */}
              <Picture
                picture={thumb}
                sizes={SIZES[index] ?? SIZES[2]}
                lead={index === 0}
                className="h-[107%]!"
              />
            </div>
            <div className="farmer-words">
              <h2>
                <Link to={href("/team-details/:id", { id: String(id) })} className="card-link">
                  {name}
                </Link>
              </h2>
              <Icon name="arrow-right" className="text-palm-700" />
              <p className="font-medium text-palm-700">{title}</p>
              <p>{intro}</p>
              {about ? <p>{about}</p> : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
