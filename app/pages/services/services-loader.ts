import type { servicesPages } from "~/catalog/schemas/farm-pages";
import { brands, figuresOf, orderProcess } from "~/catalog/schemas/sections";
import { serviceCards } from "~/catalog/schemas/services";
import { testimonialsFrom } from "~/catalog/schemas/testimonials";
import { parentPages } from "~/words/navigation";

type ServicesPage = ReturnType<(typeof servicesPages)[keyof typeof servicesPages]>;

/** What both pages of services show; `first` is the testimonial they begin with, from 0. Runs at build time. */
export function loadServices<Page extends ServicesPage>({ facts, ...page }: Page, first: number) {
  return {
    page,
    breadcrumbs: [parentPages.home],
    services: serviceCards,
    orderProcess: orderProcess(),
    figures: figuresOf(...facts),
    testimonials: testimonialsFrom(first),
    brands: brands(),
  };
}
