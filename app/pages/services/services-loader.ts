import { orderProcess, services } from "~/content/demo/services";
import { brands, funFacts, testimonials } from "~/content/demo/people-say";
import { home } from "~/content/demo/trail";

/** What both pages of services show. Runs at build time. */
export function loadServices() {
  return {
    trail: [home],
    services: services.map(({ id, title, description, thumb, ground }) => ({
      id,
      title,
      description,
      thumb,
      ground,
    })),
    orderProcess,
    funFacts: funFacts.slice(0, 4),
    testimonials,
    brands,
  };
}
