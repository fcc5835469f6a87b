import type { Ground } from "~/content/ground";
import type { Picture as PictureData } from "~/lib/picture";
import { Link } from "~/ui/link";
import { GroundTile } from "./ground-tile";

type Props = {
  title: string;
  categories: readonly { id: number; title: string; text: string; thumb: PictureData; ground: Ground }[];
};

/** The kinds of goods as wide tiles that lead to the shop (spec 2, "Home 2"). */
export function CategoryList({ title, categories }: Props) {
  return (
    <section className="bg-husk-100 section">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-[clamp(36px,4vw,60px)] grid gap-x-6 gap-y-10 tablet:grid-cols-3">
          {categories.map(({ id, title: name, text, thumb, ground }) => (
            <li key={id} className="hover-zoom relative">
              <GroundTile
                picture={thumb}
                ground={ground}
                sizes="(width < 721px) 92vw, 400px"
                decorative
                className="aspect-4/3"
              />
              <h3 className="mt-4">
                <Link to="/shop" className="card-link">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
