import { demoPages } from "~/content/demo/pages";
import { BrandCarousel } from "~/sections/brand-carousel";
import { FunFacts } from "~/sections/fun-facts";
import { OrderProcess } from "~/sections/order-process";
import { PageTitle } from "~/sections/page-title";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/services-2";
import { loadServices } from "./services-loader";

export const loader = () => ({ page: demoPages.services2, ...loadServices() });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function ServicesTwo({ loaderData: { page, trail, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <OrderProcess content={content.orderProcess} />
      <ServiceCards services={content.services} look="wide" />
      <Testimonials title="What clients say" testimonials={content.testimonials} />
      <FunFacts facts={content.funFacts} />
      <BrandCarousel title="In good company" brands={content.brands} />
    </>
  );
}
