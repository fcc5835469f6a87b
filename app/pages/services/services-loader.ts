import { servicesPages } from "~/catalog/farm-pages";
import { brands, figuresOf, orderProcess } from "~/catalog/sections";
import { serviceCards } from "~/catalog/services";
import { testimonialsFrom } from "~/catalog/testimonials";
import { parentPages } from "~/words/navigation";

/** What both pages of services show. Runs at build time. */
export function loadServices(name: keyof typeof servicesPages) {
  const { facts, ...page } = servicesPages[name]();
  return {
    page,
    breadcrumbs: [parentPages.home],
    services: serviceCards,
    orderProcess: orderProcess(),
    figures: figuresOf(...facts),
    testimonials: testimonialsFrom(name === "services" ? 1 : 2),
    brands: brands(),
  };
}
