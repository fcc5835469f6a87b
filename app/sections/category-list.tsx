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
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-8 border-y border-husk-300 ruled desktop:mt-12">
          {categories.map(({ title: name, text, thumb, background }) => (
            <li
              key={name}
              className="hover-zoom relative grid grid-cols-[minmax(0,3fr)_minmax(0,6fr)_auto] items-center gap-x-[4vw] py-4 tablet:grid-cols-[minmax(0,1fr)_min(21vw,240px)_auto]"
            >
              <PictureTile
                picture={thumb}
                background={background}
                sizes="(width < 721px) 26vw, min(21vw, 240px)"
                decorative
                className="aspect-3/2 tablet:order-1"
              />
              <div className="items-center gap-x-[4vw] tablet:grid tablet:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
                <h3 className="text-[clamp(23px,3.4vw,48px)]">
                  <Link to="/shop" className="card-link">
                    {name}
                  </Link>
                </h3>
                <p className="text-balance text-muted max-tablet:mt-2">{text}</p>
              </div>
              <Icon name="arrow-right" className="text-palm-700 tablet:order-2" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
