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
  shape?: string | undefined;
};

/** A picture with the value's number in the notch, its title and a text; leads to a service (spec 2, "Service details"). */
export function ValueCard({ value, sizes, shape = "aspect-4/5" }: Props) {
  return (
    <Card label={value.title}>
      <div className="relative">
        <Tile picture={value.thumb} background={value.tint} sizes={sizes} decorative className={shape} />
        <Notch side="left" decorative className="min-w-18 figure text-4xl/[0.9] text-(--number)">
          {value.id}
        </Notch>
      </div>
      <h3 className="mt-4 mb-2">
        <CardLink to={href("/service-details/:id", { id: String(value.id) })}>{value.title}</CardLink>
      </h3>
      <p>{value.text}</p>
    </Card>
  );
}
