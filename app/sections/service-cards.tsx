import { href } from "react-router";
import type { ServiceSummary } from "~/catalog/content/services";
import { useActiveService } from "~/features/services/active-service";
import { classNames } from "~/lib/class-names";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";
import styles from "./service-cards.module.css";

/** On phones, all cards but `first` become rows. */
const LOOKS = {
  first: {
    item: "col-span-full",
    card: `tablet:flex ${styles.outlined}`,
    tile: "aspect-3/2 tablet:w-1/2 desktop:w-3/5",
    words: "flex items-end gap-2 bg-(--fill) p-8",
    copy: "my-auto flex-1",
    heading: "mb-4 text-2xl desktop:text-3xl",
    description: "lead",
    arrow: "",
    sizes: { phone: 1, tablet: 1 / 2, desktop: 3 / 5 },
  },
  cards: {
    item: "",
    card: `flex tablet:flex-col ${styles.outlined}`,
    tile: "w-2/5 tablet:aspect-3/2 tablet:w-full",
    words: "relative flex items-end gap-2 bg-(--fill) p-4 tablet:p-6 desktop:flex-col desktop:items-stretch",
    copy: "flex-1 self-start",
    heading: "text-xl tracking-tight max-tablet:pr-8",
    description: "max-tablet:text-sm",
    arrow: "max-tablet:absolute max-tablet:top-4 max-tablet:right-4 desktop:ml-auto",
    sizes: { phone: 2 / 5, tablet: 1 / 2, desktop: 1 / 4 },
  },
  rows: {
    item: "border-husk-300 py-1 not-last:border-b",
    card: "-mx-4 flex gap-4 bg-(--fill) max-tablet:flex-wrap px-4 py-3 tablet:items-center tablet:gap-8 desktop:gap-16",
    tile: "aspect-square rounded-field max-tablet:w-24 max-tablet:self-start tablet:aspect-3/2 tablet:w-1/4",
    words: "flex items-center gap-2 desktop:gap-16",
    copy: "flex-1 items-center gap-x-12 desktop:grid desktop:grid-cols-7-6",
    heading: "text-xl tablet:text-2xl",
    description: "lead",
    arrow: "box-content rounded-full border p-3 max-tablet:hidden",
    sizes: { phone: "100px", tablet: 1 / 4 },
  },
} as const;

type Props = {
  services: readonly ServiceSummary[];
  /** The section's heading; without it the cards' headings are h2. */
  title?: string;
  /** `cards` shows the first service across the full width. */
  look: "cards" | "rows";
  /** Whether to preload the first picture. */
  priority?: boolean;
};

/** Cards for all services, with the last visited one highlighted. */
export function ServiceCards({ services, title, look, priority = false }: Props) {
  const active = useActiveService();
  const isRows = look === "rows";
  const Heading = title ? "h3" : "h2";
  const cards = (
    <ul
      className={classNames(
        "wrap grid",
        styles.list,
        isRows ? "pt-8" : "gap-6 pt-band pb-section tablet:grid-cols-2 desktop:grid-cols-4",
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
                "h-full transition-[color,background-color,border-color] duration-300 forced-colors:border",
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
                radius="none"
                className={`flex-none ${classes.tile}`}
              />
              <div
                className={`min-w-min flex-[1_1_8em] transition-[background-color] duration-300 ${classes.words}`}
              >
                <div className={classes.copy}>
                  <Heading className={classes.heading}>
                    <CardLink to={href("/service-details/:id", { id: String(service.id) })}>
                      {service.title}
                    </CardLink>
                  </Heading>
                  <p className={`mt-2 text-balance ${classes.description}`}>{service.description}</p>
                </div>
                <Icon name="arrow-right" className={`flex-none ${classes.arrow}`} />
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
  if (!title) return cards;
  return (
    <section className={isRows ? "pt-section" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
