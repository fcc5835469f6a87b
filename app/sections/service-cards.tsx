import { href } from "react-router";
import type { serviceCards } from "~/catalog/schemas/services";
import { useActiveService } from "~/features/services/active-service";
import { classNames } from "~/lib/class-names";
import { sizesAt } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";
import styles from "./service-cards.module.css";

/** On phones all but `first` are rows. */
const LOOKS = {
  first: {
    item: "tablet:col-span-full",
    card: "border-husk-300 tablet:flex",
    radius: "none",
    tile: "aspect-3/2 tablet:w-3/5 desktop:aspect-9/5",
    words: "flex flex-col p-8",
    heading: "mt-auto text-2xl desktop:text-3xl",
    textClass: "tablet:text-lg",
    sizes: sizesAt({ phone: "86vw", tablet: "52vw" }),
  },
  cards: {
    item: "",
    card: "border-husk-300 max-tablet:p-4 flex max-tablet:items-center max-tablet:gap-4 tablet:flex-col",
    radius: "none",
    tile: "aspect-square max-tablet:w-24 max-tablet:rounded-field tablet:aspect-3/2",
    words:
      "flex items-center gap-2 tablet:flex-col tablet:items-stretch tablet:gap-0 tablet:px-4 tablet:py-6",
    heading: "text-xl",
    textClass: "max-tablet:hidden",
    sizes: sizesAt({ phone: "100px", tablet: "43vw", desktop: "21vw" }),
  },
  rows: {
    item: "-mx-4 border-husk-300 not-last:border-b not-last:pb-2",
    card: "flex gap-4 border-transparent max-tablet:flex-wrap p-4 tablet:items-center tablet:gap-8 desktop:gap-16",
    radius: "field",
    tile: "aspect-square w-24 max-tablet:self-start tablet:aspect-3/2 tablet:w-1/4",
    words:
      "grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)_auto] desktop:items-center desktop:gap-x-12",
    heading: "text-xl tablet:text-2xl",
    textClass: "max-desktop:order-last tablet:text-lg",
    sizes: sizesAt({ phone: "100px", tablet: "22vw" }),
  },
} as const;

type Props = {
  services: typeof serviceCards;
  /** A section heading; without it the cards' headings are h2. */
  title?: string;
  /** `cards` shows the first service across the full width. */
  look: "cards" | "rows";
  /** Preloads the first picture. */
  priority?: boolean;
};

/** Highlights the service visited last. */
export function ServiceCards({ services, title, look, priority = false }: Props) {
  const active = useActiveService();
  const isRows = look === "rows";
  const Heading = title ? "h3" : "h2";
  const cards = (
    <ul
      className={classNames(
        "wrap grid",
        styles.list,
        isRows ? "gap-2 pt-8" : "gap-6 pt-band pb-section tablet:grid-cols-2 desktop:grid-cols-4",
      )}
    >
      {services.map((service, index) => {
        const isFirst = index === 0;
        const classes = LOOKS[!isRows && isFirst ? "first" : look];
        return (
          <li key={service.id} className={classes.item}>
            <Card
              label={service.title}
              clipped
              active={service.id === active}
              className={classNames(
                "h-full border transition-[color,background-color,border-color] duration-300",
                styles.card,
                classes.card,
              )}
            >
              <Tile
                picture={service.thumb}
                background={service.background}
                sizes={classes.sizes}
                whole
                priority={priority && isFirst}
                radius={classes.radius}
                className={`flex-none ${classes.tile}`}
              />
              <div className={`min-w-min flex-[1_1_8em] ${classes.words}`}>
                <Heading className={classes.heading}>
                  <CardLink to={href("/service-details/:id", { id: String(service.id) })}>
                    {service.title}
                  </CardLink>
                </Heading>
                <p className={`mt-2 text-balance ${classes.textClass}`}>{service.description}</p>
                <Icon name="arrow-right" className={classNames("flex-none", !isRows && "mt-auto ml-auto")} />
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
  if (!title) return cards;
  return (
    <section className={isRows ? "py-section" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
