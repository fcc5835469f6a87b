import { withNextSteps } from "~/catalog/queries/written-pages";
import { clients } from "~/catalog/content/clients";
import { clientsPage, processPage } from "~/catalog/content/corporate-pages";
import { TINT_CLASSES } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import { pick } from "~/lib/pick";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import type { Route } from "./+types/clientes";
import { corporateMeta } from "./corporate-meta";

export const loader = () => {
  const { stages } = processPage();
  return {
    ...withNextSteps(clientsPage()),
    buyers: clients.flatMap(({ buys, ...client }) =>
      stages
        .filter(({ id }) => id === buys)
        .map((stage) => ({ client, product: pick(stage, "id", "title", "thumb", "tint") })),
    ),
  };
};

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Clientes({ loaderData: { page, buyers, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} />
      <Section>
        <SectionHeading {...page.heading} />
        <ul className="mt-band grid gap-6">
          {buyers.map(({ client: { id, logo, name, description, picture }, product }, index) => {
            const isEven = index % 2 === 0;
            return (
              <li key={id}>
                <Reveal
                  className={classNames(
                    "grid overflow-clip rounded-card bg-husk-100 tablet:grid-cols-2",
                    isEven ? "rounded-tl-leaf" : "rounded-br-leaf",
                  )}
                >
                  <div
                    className={classNames(
                      "flex flex-col justify-center px-8 py-8 tablet:py-12 desktop:px-16",
                      !isEven && "tablet:order-1",
                    )}
                  >
                    <img src={logo} alt="" width={190} height={64} className="h-auto w-full max-w-120" />
                    <h3 className="sr-only">{name}</h3>
                    <p className="mt-8 font-display text-xl/tight text-balance">{description}</p>
                  </div>
                  <Link
                    to={`/proceso-produccion#${product.id}`}
                    className={`group/card ${TINT_CLASSES[product.tint]} flex flex-col justify-between bg-(--tint)`}
                  >
                    <Tile
                      picture={picture ?? product.thumb}
                      background="inherit"
                      sizes={{ phone: 1, tablet: 1 / 2 }}
                      whole
                      decorative
                      radius="none"
                      className="aspect-5/4 desktop:aspect-3/2"
                      imageClassName="scale-115"
                    />
                    <span className="flex items-center gap-4 px-8 pb-8 font-display text-lg/tight group-hover/card:text-palm-700 desktop:px-16 desktop:text-xl">
                      <span>
                        {picture ? (
                          <span className="block font-text text-sm text-muted">{page.madeWith} </span>
                        ) : null}
                        {product.title}
                      </span>
                      <Icon name="arrow-right" className="ml-auto text-palm-700" />
                    </span>
                  </Link>
                </Reveal>
              </li>
            );
          })}
        </ul>
      </Section>
      <NextSteps {...next} />
    </>
  );
}
