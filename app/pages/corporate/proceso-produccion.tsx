import { withNextSteps } from "~/catalog/queries/written-pages";
import { processPage } from "~/catalog/content/corporate-pages";
import { TINT_CLASSES } from "~/lib/background";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { Icon } from "~/ui/icon";
import { Chip, DROP } from "~/ui/chip";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import type { Route } from "./+types/proceso-produccion";
import { corporateMeta } from "./corporate-meta";
import styles from "./proceso-produccion.module.css";

export const loader = () => withNextSteps(processPage());

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

type Props = { page: Route.ComponentProps["loaderData"]["page"] };

export default function ProcesoProduccion({ loaderData: { page, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} />
      <Flow page={page} />
      <Stages page={page} />
      <NextSteps {...next} />
    </>
  );
}

/** The processing lines, from fruit bunch to product. */
function Flow({ page: { flow, stages } }: Props) {
  return (
    <Section space="above" aria-labelledby="recorrido">
      <h2 id="recorrido">
        {`${flow.title} `}
        <em>{flow.titleEnd}</em>
      </h2>
      <div className="mt-8 overflow-clip rounded-card rounded-tl-leaf bg-husk-100">
        <Tile
          picture={flow.picture}
          radius="none"
          sizes={{ phone: "120vw", tablet: 1 }}
          className="aspect-4/3 tablet:aspect-video desktop:aspect-21/9"
        />
        <ul className="divide-y divide-husk-300 px-6 py-3 tablet:grid tablet:grid-cols-3 tablet:gap-x-6 tablet:divide-y-0 desktop:block desktop:divide-y desktop:px-16">
          {flow.lines.map(({ from, steps, to }) => (
            <li
              key={from}
              className="flex flex-col items-baseline gap-4 py-6 desktop:grid desktop:grid-cols-[7rem_minmax(0,1fr)_14rem]"
            >
              <h3 className="text-xl">{from}</h3>
              <ol
                className={`flex grow flex-col flex-wrap content-start gap-x-2 gap-y-1 tablet:text-sm desktop:flex-row ${styles.steps}`}
              >
                {steps.map((step, index) => (
                  <li key={step} className="items-center gap-2 desktop:flex">
                    {index > 0 ? (
                      <Icon name="arrow-right" className="size-4 text-fruit-600 max-desktop:hidden" />
                    ) : null}
                    {step}
                  </li>
                ))}
              </ol>
              <p className="mt-auto flex flex-wrap gap-2 desktop:mt-0">
                {stages
                  .filter(({ id }) => to.includes(id))
                  .map(({ id, title, tint }) => (
                    <a
                      key={id}
                      href={`#${id}`}
                      className={`inline-flex min-h-11 items-center gap-2 rounded-full bg-husk-50 px-3 py-2 text-sm leading-tight font-medium hover:bg-palm-700 hover:text-white tablet:text-xs desktop:text-sm ${TINT_CLASSES[tint]} ${DROP}`}
                    >
                      {title}
                    </a>
                  ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The mill's products, with pictures alternately left and right. */
function Stages({ page: { date, note, production, usesTitle, stages } }: Props) {
  return (
    <Section>
      <ol className="grid gap-section">
        {stages.map(({ id, title, thumb, tint, description, production: { amount, unit }, uses }, index) => (
          <li key={id} id={id} className={`${styles.stage} ${TINT_CLASSES[tint]}`}>
            <Reveal className="grid gap-x-16 gap-y-8 tablet:grid-cols-2 desktop:gap-x-section">
              <Tile
                picture={thumb}
                background={tint}
                sizes={{ phone: 9 / 10, tablet: 1 / 2, desktop: 2 / 5 }}
                whole
                decorative
                imageClassName="absolute scale-125"
                className={`aspect-4/3 self-start tablet:aspect-4/5 desktop:aspect-4/3 ${index % 2 === 1 ? "rounded-br-leaf tablet:order-last" : "rounded-tl-leaf"}`}
              />
              <div>
                <h2 className="text-2xl">{title}</h2>
                <p className="mt-4 lead text-balance">{description}</p>
                <dl className="mt-8 grid gap-6 border-t border-husk-300 pt-6">
                  <div>
                    <dt className="eyebrow">{production}</dt>
                    <dd className="mt-2 flex flex-wrap items-baseline gap-x-3">
                      <span className="display-figures text-4xl">{amount}</span>
                      <span className="text-muted">{unit}</span>
                    </dd>
                  </div>
                  <div>
                    <dt className="eyebrow">{usesTitle}</dt>
                    <dd className="mt-3">
                      <ul className="grid gap-x-6 gap-y-4 desktop:grid-cols-2">
                        {uses.map((use) => (
                          <Chip as="li" key={use}>
                            {use}
                          </Chip>
                        ))}
                      </ul>
                    </dd>
                  </div>
                </dl>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
      <p className="mt-16 text-muted">
        {note.before} <time dateTime={date.day}>{date.shown}</time>.
        {stages.some((stage) => stage.production.sample) && ` ${note.after}`}
      </p>
    </Section>
  );
}
