import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Link } from "~/ui/link";
import { SwipeRow } from "~/ui/swipe-row";
import { PictureTile } from "./picture-tile";

type Props = {
  title: string;
  categories: readonly { title: string; text: string; thumb: PictureData; background: Background }[];
};

/** Where the kinds of goods come from, as wide tiles that lead to the shop (spec 2, "Home 2"). */
export function CategoryList({ title, categories }: Props) {
  return (
    <section className="bg-husk-100 section below-fold">
      <div className="wrap">
        <h2>{title}</h2>
        <SwipeRow className="mt-[clamp(36px,4vw,60px)] gap-x-6 gap-y-10 tablet:grid tablet:grid-cols-3">
          {categories.map(({ title: name, text, thumb, background }) => (
            <li key={name} className="hover-zoom relative">
              <PictureTile
                picture={thumb}
                background={background}
                sizes="(width < 721px) 66vw, 28vw"
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
        </SwipeRow>
      </div>
    </section>
  );
}
