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
    <section className="bg-husk-100 section below-fold">
      <div className="wrap grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2>{title}</h2>
        <ul className="border-y border-husk-300 ruled">
          {categories.map(({ title: name, text, thumb, background }) => (
            <li
              key={name}
              className="hover-zoom relative grid grid-cols-[minmax(0,3fr)_minmax(0,6fr)_auto] items-center gap-x-[4vw] py-4"
            >
              <PictureTile
                picture={thumb}
                background={background}
                sizes="(width < 721px) 31vw, 17vw"
                decorative
                className="aspect-3/2"
              />
              <div>
                <h3 className="text-[clamp(23px,3vw,42px)]">
                  <Link to="/shop" className="card-link">
                    {name}
                  </Link>
                </h3>
                <p className="mt-2 text-balance text-muted">{text}</p>
              </div>
              <Icon name="arrow-right" className="text-palm-700" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
