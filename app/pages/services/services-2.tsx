import { servicesPages } from "~/catalog/schemas/farm-pages";
import { BrandCarousel } from "./brand-carousel";
import { FunFacts } from "~/sections/fun-facts";
import { OrderProcess } from "./order-process";
import { PageHead } from "~/sections/page-head";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/services-2";
import { loadServices } from "./load-services";

export const loader = () => loadServices(servicesPages["services-2"](), 0);

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function ServicesTwo({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page, tint: "leaf" }} />
      <ServiceCards services={content.services} title={page.services} look="rows" />
      <OrderProcess content={content.orderProcess} />
      <FunFacts {...content.figures} />
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
      <BrandCarousel {...content.brands} />
    </>
  );
}
