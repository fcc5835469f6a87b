import { href } from "react-router";
import type { Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** One value of the company (spec 3, "Value card"). `tint` "photo" is a picture with its own background. */
export type Value = {
  id: number;
  title: string;
  thumb: PictureData;
  tint: "photo" | "clay" | "fruit" | "leaf" | "sea";
  text: string;
};

type Props = {
  value: Value;
  sizes: string;
  /** Classes for the picture's shape. */
  shape?: string | undefined;
};

/** A picture with the value's number in the notch, its title and a text; leads to a service (spec 2, "Service details"). */
export function ValueCard({ value, sizes, shape = "aspect-4/5" }: Props) {
  return (
    <article aria-label={value.title} className="value-card hover-zoom">
      <div className="relative">
        <div
          className={classNames("tile", shape, value.tint !== "photo" && `tile-studio tint-${value.tint}`)}
        >
          <Picture picture={value.thumb} sizes={sizes} decorative />
        </div>
        <span aria-hidden="true" className="notch notch-left value-number">
          {value.id}
        </span>
      </div>
      <div className="value-words">
        <h3 className="card-title">
          <Link to={href("/service-details/:id", { id: String(value.id) })} className="card-link">
            {value.title}
          </Link>
        </h3>
        <p>{value.text}</p>
      </div>
    </article>
  );
}
