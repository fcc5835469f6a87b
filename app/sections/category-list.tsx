import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

type Props = {
  title: string;
  categories: readonly { title: string; text: string; thumb: PictureData; background: Background }[];
};

/** Where the kinds of goods come from, as lines of a list that lead to the shop (spec 2, "Home 2"). */
export function CategoryList({ title, categories }: Props) {
  return (
    <section className="bg-husk-100 section">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="goods border-y border-husk-300 ruled">
          {categories.map(({ title: name, text, thumb, background }) => (
            <li key={name} className="hover-zoom relative">
              <PictureTile
                picture={thumb}
                background={background}
                sizes="(width < 721px) 26vw, min(21vw, 240px)"
                decorative
              />
              <div>
                <h3>
                  <Link to="/shop" className="card-link">
                    {name}
                  </Link>
                </h3>
                <p className="text-balance text-muted">{text}</p>
              </div>
              <Icon name="arrow-right" className="text-palm-700" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
