import { href } from "react-router";
import type { Farmer } from "~/catalog/schemas/farmers";
import { classNames } from "~/lib/class-names";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";

type Props = {
  farmer: Pick<Farmer, "id" | "name" | "title" | "thumb" | "intro"> & { about?: string };
  heading: "h2" | "h3";
  /** How wide the portrait is laid out, as the HTML attribute `sizes`. */
  sizes: string;
  lead?: boolean;
  /** On phones it is a row with a small portrait. */
  small?: boolean;
  /** On wider windows its words stand beside the portrait. */
  beside?: boolean;
  /** The portrait's leaf corner. */
  corner?: string | false;
};

/** A farmer, who leads to their own page. What more they tell of themselves stands where it has the room. */
export function FarmerCard({
  farmer: { id, name, title, thumb, intro, about },
  heading: Heading,
  sizes,
  lead = false,
  small = false,
  beside = false,
  corner = false,
}: Props) {
  return (
    <Card
      label={name}
      className={classNames(
        "flex flex-col gap-4",
        small && "max-tablet:flex-row max-tablet:border-t max-tablet:border-husk-300 max-tablet:pt-4",
        beside && "tablet:flex-row tablet:gap-8 tablet:max-desktop:items-center",
      )}
    >
      <Tile
        picture={thumb}
        sizes={sizes}
        lead={lead}
        className={classNames(
          "aspect-9/10",
          small && "max-tablet:w-30 max-tablet:flex-none max-tablet:self-start",
          beside && "tablet:w-1/2 tablet:flex-none desktop:w-4/7",
          corner,
        )}
        // Without the half of a button at its foot.
        imageClassName="origin-top scale-107"
      />
      <div className={classNames("min-w-0 flex-1", beside && "desktop:mt-3")}>
        <div className="flex items-center justify-between gap-2">
          <Heading className={beside ? "text-2xl desktop:text-xl" : "text-xl"}>
            <CardLink to={href("/team-details/:id", { id: String(id) })}>{name}</CardLink>
          </Heading>
          <Icon name="arrow-right" className="flex-none text-palm-700" />
        </div>
        <p className="mt-2 font-medium text-palm-700">{title}</p>
        <p className="mt-2 text-balance text-muted">{intro}</p>
        {about ? <p className="mt-4 text-balance text-muted max-tablet:hidden">{about}</p> : null}
      </div>
    </Card>
  );
}
