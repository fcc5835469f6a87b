import { socialCards } from "../brand";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** Title, description, line and picture of the farm's pages (spec 2, "Other pages"). */
export const demoPages = {
  team: {
    path: "/team",
    card: socialCards.team,
    title: "Farm Members",
    description:
      "The six people behind Finca Verde: who grows, picks, lands, packs and cooks what the shop sells.",
    lead: "Six people, and the many who work with them. They grow, pick, land, pack and cook what the shop sells.",
  },
  faq: {
    path: "/faq",
    card: socialCards.questions,
    title: "FAQ",
    description:
      "Where the food comes from, how quickly it arrives, and whether one may visit: five questions to Finca Verde, answered.",
    lead: "Five things that people ask us, and what we say.",
    picture: pictures["farmer-4"],
  },
  projects: {
    path: "/project",
    card: socialCards.projects,
    title: "Recent Projects",
    description: "What Finca Verde has built lately: a nursery, a road, trees for a river, ice on the beach.",
    lead: "Built in the dry months, looked at again after the first rain.",
  },
  services: {
    path: "/services",
    card: socialCards.services,
    title: "Services",
    description:
      "Fresh vegetables, agricultural and organic products, dairy and sweet fruits: what Finca Verde does for kitchens, farms and families.",
    lead: "What we do for kitchens, farms and families.",
  },
  services2: {
    path: "/services-2",
    card: socialCards.services,
    title: "What we do",
    description: "The services of Finca Verde at a glance, how an order goes, and what clients say about it.",
    lead: "Five services, two ways to order, one gate to come through.",
  },
} as const;

/** The box beside a service (spec 2, "Service details"). */
export const needHelp = {
  title: "Need Help?",
  text: "Write, call or come by: a person answers, within two days.",
  link: "Contact us",
} as const;
