import { href } from "react-router";
import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Card, CardLink } from "~/ui/card";
import { Notch, Tile } from "~/ui/tile";

/** One value of the company (spec 3, "Value card"). `tint` "photo" is a picture with its own background. */
export type Value = {
  id: number;
  title: string;
  thumb: PictureData;
  tint: Background;
  text: string;
};

type Props = {
  value: Value;
  sizes: string;
  /** Classes for the picture's shape. */
  shape?: string;
  /** It stands on a dark band. */
  dark?: boolean;
};

/** A picture with the value's number in the notch, its title and a text; leads to a service (spec 2, "Service details"). */
export function ValueCard({ value, sizes, shape = "aspect-4/5", dark = false }: Props) {
  return (
    <Card label={value.title}>
      <div className="relative">
        <Tile picture={value.thumb} background={value.tint} sizes={sizes} decorative className={shape} />
        <Notch
          side="left"
          decorative
          className={`min-w-18 pr-6 figure text-4xl/none ${dark ? "text-oil-400" : "text-palm-700"}`}
        >
          {value.id}
        </Notch>
      </div>
      <h3 className="card-title mt-4 mb-2">
        <CardLink to={href("/service-details/:id", { id: String(value.id) })}>{value.title}</CardLink>
      </h3>
      <p>{value.text}</p>
    </Card>
  );
}
