import { href } from "react-router";
import type { ServiceSummary } from "~/catalog/content/services";
import { useActiveService } from "~/features/services/active-service";
import { classNames } from "~/lib/class-names";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";
import styles from "./service-cards.module.css";

const LOOKS = {
  /** Two columns, where the first of an odd number of cards spans both. */
  cards: {
    list: "gap-6 pt-band pb-section tablet:grid-cols-2",
    item: "",
    card: styles.outlined,
    tile: "w-1/3 @xs:w-2/5",
    words: "bg-(--fill) p-4 @md:p-8",
    title: "@4xl:text-3xl",
    arrow: "",
    text: "col-span-full",
    pictureWidth: 2 / 5,
  },
  rows: {
    list: "pt-8",
    item: "border-husk-300 py-1 not-last:border-b",
    card: "-mx-4 gap-4 bg-(--fill) px-4 py-3 @md:gap-8 @5xl:gap-16",
    tile: "w-1/4 rounded-field",
    words: "",
    title: "",
    arrow: "row-span-2 self-center",
    text: "",
    pictureWidth: 1 / 4,
  },
};

type Props = {
  services: readonly ServiceSummary[];
  /** The section's heading; without it the cards' headings are h2. */
  title?: string;
  look: keyof typeof LOOKS;
  /** Whether to preload the first picture. */
  priority?: boolean;
};

/** Cards for all services, with the last visited one highlighted. */
export function ServiceCards({ services, title, look, priority = false }: Props) {
  const active = useActiveService();
  const { pictureWidth, ...classes } = LOOKS[look];
  const Heading = title ? "h3" : "h2";
  const cards = (
    <ul className={`wrap grid ${styles.list} ${classes.list}`}>
      {services.map((service, index) => {
        const spansColumns = look === "rows" || (index === 0 && services.length % 2 === 1);
        return (
          <li
            key={service.id}
            className={classNames("@container", spansColumns && "col-span-full", classes.item)}
          >
            <Card
              label={service.title}
              clipped
              active={service.id === active}
              className={classNames(
                "flex h-full flex-wrap transition-[color,background-color,border-color] duration-300 forced-colors:border",
                styles.card,
                classes.card,
              )}
            >
              <Tile
                picture={service.thumb}
                background={service.background}
                sizes={{ phone: pictureWidth, tablet: spansColumns ? pictureWidth : pictureWidth / 2 }}
                whole
                priority={priority && index === 0}
                radius="none"
                className={`aspect-3/2 ${classes.tile}`}
              />
              <div
                className={`grid min-w-min flex-[1_1_8em] grid-cols-[1fr_auto] content-center gap-x-2 transition-[background-color] duration-300 ${classes.words}`}
              >
                <Heading className={`text-xl tracking-tight @2xl:text-2xl ${classes.title}`}>
                  <CardLink to={href("/service-details/:id", { id: String(service.id) })}>
                    {service.title}
                  </CardLink>
                </Heading>
                <Icon name="arrow-right" className={classes.arrow} />
                <p
                  className={`mt-2 max-w-[48ch] text-sm text-balance @md:text-base @2xl:text-lg ${classes.text}`}
                >
                  {service.description}
                </p>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
  if (!title) return cards;
  return (
    <section className={look === "rows" ? "pt-section" : undefined}>
      <h2 className="wrap">{title}</h2>
      {cards}
    </section>
  );
}
