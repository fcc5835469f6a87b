import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

type Props = {
  cards: readonly {
    title: string;
    text: string;
    thumb: PictureData;
    background: Exclude<Background, "photo">;
    to: string;
    link: string;
  }[];
};

/** Two wide, low cards with a product each (spec 2, "Home 4"). */
export function FeatureCards({ cards }: Props) {
  return (
    <ul className="wrap grid gap-6 pt-block tablet:grid-cols-2">
      {cards.map(({ title, text, thumb, background, to, link }, index) => (
        <li
          key={title}
          className={`feature-card clipped-card hover-zoom tint-${background} ${index === 0 ? "leaf-tl" : "leaf-br"}`}
        >
          <div className="feature-card-words">
            <h2 className="text-2xl tablet:max-w-[8.5em]">{title}</h2>
            <p className="mt-3 text-balance">{text}</p>
            <Link to={to} className="card-link inline-flex items-center gap-2 font-semibold text-palm-700">
              {link}
              <Icon name="arrow-right" className="size-5" />
            </Link>
          </div>
          <Picture
            picture={thumb}
            sizes="(width < 721px) 44vw, 20vw"
            decorative
            className="feature-card-picture"
          />
        </li>
      ))}
    </ul>
  );
}
