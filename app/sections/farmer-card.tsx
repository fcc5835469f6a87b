import { href } from "react-router";
import type { Farmer } from "~/catalog/content/farmers";
import { classNames } from "~/lib/class-names";
import type { Sizes } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";

type Props = {
  farmer: Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro"> & { about?: string };
  heading: "h2" | "h3";
  /** The width at which the portrait is shown. */
  sizes: Sizes;
  priority?: boolean;
  /** Becomes a row with a small portrait on phones. */
  compact?: boolean;
  /** Puts the text beside the portrait in a wide container. */
  horizontal?: boolean;
  /** A class for the portrait's large corner. */
  corner?: string | false;
};

export function FarmerCard({
  farmer: { id, name, title, thumb, intro, about },
  heading: Heading,
  sizes,
  priority = false,
  compact = false,
  horizontal = false,
  corner = false,
}: Props) {
  return (
    <Card
      label={name}
      className={classNames(
        "flex flex-col gap-4",
        compact && "border-husk-300 max-tablet:flex-row max-tablet:border-t max-tablet:pt-6",
        horizontal &&
          "tablet:@md:grid tablet:@md:grid-cols-2 tablet:@md:items-center tablet:@md:gap-8 desktop:@xl:grid-cols-7-5",
      )}
    >
      <Tile
        picture={thumb}
        sizes={sizes}
        priority={priority}
        className={classNames(
          "aspect-square flex-none tablet:aspect-9/10",
          compact && "max-tablet:w-30 max-tablet:self-start",
          corner,
        )}
        // Crops out a shirt button that the bottom edge cuts in half.
        imageClassName="origin-top scale-107"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <Heading
            className={classNames(
              horizontal && !compact ? "text-2xl" : "text-xl",
              horizontal && "@md:text-2xl",
            )}
          >
            <CardLink to={href("/team-details/:id", { id: String(id) })}>{name}</CardLink>
          </Heading>
          <Icon name="arrow-right" className="flex-none text-palm-700" />
        </div>
        <p className="mt-2 font-medium text-palm-700">{title}</p>
        <p className="mt-2 text-balance text-muted">{intro}</p>
        {horizontal && about ? <p className="mt-4 text-balance text-muted @max-md:hidden">{about}</p> : null}
      </div>
    </Card>
  );
}
