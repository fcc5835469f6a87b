import { orderProcess, serviceCards } from "~/content/demo/services";
import { brands, funFacts, testimonials } from "~/content/demo/people-say";
import { home } from "~/content/demo/trail";

/** What both pages of services show. Runs at build time. */
export function loadServices() {
  return {
    trail: [home],
    services: serviceCards,
    orderProcess,
    funFacts: funFacts.slice(0, 4),
    testimonials,
    brands,
  };
}
