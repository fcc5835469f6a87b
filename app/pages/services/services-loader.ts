import { serviceCards } from "~/catalog/services";
import { orderProcess } from "~/content/demo/services";
import { brands, funFactsOf, testimonials } from "~/content/demo/people-say";
import { home } from "~/content/demo/trail";

/** What both pages of services show. Runs at build time. */
export function loadServices() {
  return {
    trail: [home],
    services: serviceCards,
    orderProcess,
    funFacts: funFactsOf(1, 2, 3, 4),
    testimonials,
    brands,
  };
}
