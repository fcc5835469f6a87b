import type { servicesPages } from "~/catalog/schemas/farm-pages";
import { brands, figuresOf, orderProcess } from "~/catalog/schemas/sections";
import { serviceCards } from "~/catalog/schemas/services";
import { testimonialsFrom } from "~/catalog/schemas/testimonials";
import { parentPages } from "~/words/navigation";

type ServicesPage = ReturnType<(typeof servicesPages)[keyof typeof servicesPages]>;

/** Loads the data of both service lists; `firstTestimonial` counts from 0. Runs at build time. */
export function loadServices<Page extends ServicesPage>({ facts, ...page }: Page, firstTestimonial: number) {
  return {
    page: { ...page, breadcrumbs: [parentPages.home] },
    services: serviceCards,
    orderProcess: orderProcess(),
    figures: figuresOf(...facts),
    testimonials: testimonialsFrom(firstTestimonial),
    brands: brands(),
  };
}
