import { servicesPages } from "~/catalog/schemas/farm-pages";
import { BrandCarousel } from "./brand-carousel";
import { FunFacts } from "~/sections/fun-facts";
import { OrderProcess } from "./order-process";
import { PageHead } from "~/sections/page-head";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/services";
import { loadServices } from "./load-services";

export const loader = () => loadServices(servicesPages.services(), 1);

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Services({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page, tint: "fruit" }} look="sheet" />
      <ServiceCards services={content.services} look="cards" lead />
      <FunFacts {...content.figures} />
      <OrderProcess content={content.orderProcess} />
      <BrandCarousel {...content.brands} />
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
    </>
  );
}
