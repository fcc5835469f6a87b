import type { Home2Page } from "~/catalog/schemas/home-pages";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tile } from "~/ui/tile";

export function CategoryList({ title, entries }: Home2Page["categories"]) {
  return (
    <section className="bg-husk-100 py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-band divide-y divide-husk-300 border-y border-husk-300">
          {entries.map(({ title: name, text, thumb, background }) => (
            <Card
              as="li"
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-x-4 py-4 tablet:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_min(21vw,240px)_auto] tablet:gap-x-band"
            >
              <Tile
                picture={thumb}
                background={background}
                sizes="(width < 721px) 26vw, min(21vw, 240px)"
                decorative
                className="aspect-3/2 tablet:order-1"
              />
              <div className="tablet:contents">
                <h3 className="text-2xl">
                  <CardLink to="/shop">{name}</CardLink>
                </h3>
                <p className="text-balance text-muted max-tablet:mt-2">{text}</p>
              </div>
              <Icon name="arrow-right" className="order-2 text-palm-700" />
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
