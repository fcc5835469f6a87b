import { Fragment, useId } from "react";
import { services2Page, servicesPage } from "~/catalog/content/farm-pages";
import { brands, figuresOf, orderProcess } from "~/catalog/content/sections";
import { serviceCards } from "~/catalog/content/services";
import { testimonialsFrom } from "~/catalog/content/testimonials";
import { FunFacts } from "~/sections/fun-facts";
import { PageHead } from "~/sections/page-head";
import { SectionCarousel } from "~/sections/section-carousel";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { TabList, TabPanel } from "~/ui/tabs";
import { useHistoryChoice } from "~/ui/use-history-choice";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/services";

/** Serves both lists of services, `/services` and `/services-2`. */
export function loader({ pattern }: Route.LoaderArgs) {
  const second = pattern === "services-2" ? services2Page() : undefined;
  const { facts, ...page } = second ?? servicesPage();
  return {
    page,
    heading: second?.services,
    services: serviceCards,
    process: orderProcess(),
    figures: figuresOf(...facts),
    testimonials: testimonialsFrom(second ? 0 : 1),
    brands: brands(),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

type Content = Route.ComponentProps["loaderData"];

export default function Services({ loaderData: { page, services, ...content } }: Route.ComponentProps) {
  const { heading, figures, process } = content;
  const brandLogos = <Brands {...content.brands} />;
  const testimonials = <Testimonials title={page.testimonials} testimonials={content.testimonials} />;
  return (
    <Fragment key={page.path}>
      {heading ? (
        <>
          <PageHead content={{ ...page, tint: "leaf" }} />
          <ServiceCards services={services} title={heading} look="rows" />
          <OrderProcess {...process} />
          <FunFacts {...figures} />
          {testimonials}
          {brandLogos}
        </>
      ) : (
        <>
          <PageHead content={{ ...page, tint: "fruit" }} look="sheet" />
          <ServiceCards services={services} look="cards" priority />
          <FunFacts {...figures} />
          <OrderProcess {...process} />
          {brandLogos}
          {testimonials}
        </>
      )}
    </Fragment>
  );
}

const WAYS = ["home", "live"] as const;

function OrderProcess({ title, start, ways }: Content["process"]) {
  const tabs = useId();
  const [way, setWay] = useHistoryChoice("way", WAYS, start);
  return (
    <section className="wrap py-section">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <h2>{title}</h2>
        <TabList group={tabs} label={title} items={ways} selected={way} onSelect={setWay} look="segments" />
      </div>
      {ways.map(({ id, title: name, steps }) => (
        <TabPanel group={tabs} key={id} id={id} selected={way} text>
          <p className="mt-12 text-xl scripted:hidden">{name}</p>
          <ol className="mt-12 grid gap-8 border-t border-husk-300 pt-12 tablet:grid-cols-3">
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-8 tablet:flex-col tablet:gap-6">
                <p aria-hidden="true" className="w-12 display-figures text-5xl text-palm-700">
                  {index + 1}
                </p>
                <div>
                  <h3 className="tablet:text-2xl">{step.title}</h3>
                  <p className="mt-2 max-w-[34ch] text-balance text-muted desktop:text-lg">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </section>
  );
}

function Brands({ title, brands: shown }: Content["brands"]) {
  return (
    <SectionCarousel label={title} slides="brands" className="bg-husk-100 py-16">
      {shown.map(({ name, logo }) => (
        <div key={name} className="grid h-28 place-items-center rounded-card bg-husk-50 px-6">
          <img src={logo} alt={name} width={210} height={64} loading="lazy" className="w-full max-w-42.5" />
        </div>
      ))}
    </SectionCarousel>
  );
}
