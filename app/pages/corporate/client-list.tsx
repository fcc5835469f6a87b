import type { Client } from "~/catalog/schemas/clients";
import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Chip } from "~/ui/labels";
import { Link } from "~/ui/link";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { SectionHeading } from "~/sections/section-heading";

type Props = {
  heading: { eyebrow: string; title: string; titleEnd: string };
  /** Shown before the product that the client's goods are made with. */
  madeWith: string;
  clients: readonly Client[];
  /** Products of the mill that clients buy, by title. */
  bought: readonly { id: string; title: string; thumb: PictureData; tint: Tint }[];
};

export function ClientList({ heading, madeWith, clients, bought }: Props) {
  const products = new Map(bought.map((product) => [product.title, product]));
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul className="mt-band grid gap-6 desktop:gap-8">
        {clients.map(({ id, logo, name, description, picture, buys }, index) => {
          const product = products.get(buys);
          return (
            <li key={id}>
              <Reveal
                className={`grid overflow-clip rounded-card bg-husk-100 tablet:grid-cols-2 ${index % 2 === 0 ? "rounded-tl-leaf" : "rounded-br-leaf"}`}
              >
                <div className="flex flex-col justify-center px-8 py-12 tablet:px-12 desktop:px-16">
                  <img
                    src={logo}
                    alt=""
                    width={190}
                    height={64}
                    className="h-auto w-[min(320px,100%)] desktop:w-115"
                  />
                  <h3 className="sr-only">{name}</h3>
                  <p className="mt-8 max-w-[22em] font-display text-xl/tight">{description}</p>
                </div>
                {product ? (
                  <Link
                    to={`/proceso-produccion#${product.id}`}
                    className={`group/card tint-${product.tint} flex flex-col justify-between bg-(--tint) ${index % 2 === 0 ? "" : "tablet:order-first"}`}
                  >
                    <Tile
                      picture={picture ?? product.thumb}
                      background="inherit"
                      sizes="(width < 721px) 86vw, 43vw"
                      whole
                      decorative
                      radius="none"
                      className="aspect-5/4 desktop:aspect-3/2"
                      imageClassName="scale-110"
                    />
                    <span className="flex items-center gap-4 px-8 pb-8 font-display text-xl/tight group-hover/card:text-palm-700 tablet:px-12 desktop:px-16">
                      <span>
                        {picture ? (
                          <span className="block font-text text-sm text-muted">{madeWith} </span>
                        ) : null}
                        {buys}
                      </span>
                      <Icon name="arrow-right" className="ml-auto text-palm-700" />
                    </span>
                  </Link>
                ) : (
                  <Chip className="self-end p-8 tint-fruit tablet:p-12">{buys}</Chip>
                )}
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
