import { href } from "react-router";
import type { Value } from "~/catalog/content/sections";
import type { Sizes } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Notch, Tile } from "~/ui/tile";

type Props = {
  value: Value;
  sizes: Sizes;
  /** Classes for the picture. */
  className?: string;
  dark?: boolean;
};

/** Links to the service with the same id. */
export function ValueCard({ value, sizes, className = "aspect-4/5", dark = false }: Props) {
  return (
    <Card label={value.title}>
      <div className="relative">
        <Tile picture={value.thumb} background={value.tint} sizes={sizes} decorative className={className} />
        <Notch
          side="left"
          decorative
          className={`min-w-18 pr-6 display-figures text-5xl desktop:text-4xl ${dark ? "text-oil-400" : "text-palm-700"}`}
        >
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
