import type { Picture } from "~/lib/picture";
import type { Ground } from "../ground";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** One service (spec 3, "Service"). */
export type Service = {
  id: number;
  thumb: Picture;
  ground: Ground;
  title: string;
  description: string;
  text: readonly string[];
  points: readonly string[];
};

/** The five services of the sidebar (spec 2, "Service details"). */
export const services: readonly Service[] = [
  {
    id: 1,
    thumb: pictures["pepper-basket"],
    ground: "leaf",
    title: "Fresh Vegetables",
    description: "Crates for kitchens and families, packed in the morning and at your door the next day.",
    text: [
      "A crate holds what the beds gave that week: nine or ten kinds, chosen so that they cook well together. Restaurants tell us by Tuesday what they need; families take what is best.",
      "Everything is cut before nine, cooled in spring water and packed in crates that come back.",
    ],
    points: ["Nine kinds or more in every crate", "Cut on the day it travels", "Crates that we take back"],
  },
  {
    id: 2,
    thumb: pictures["root-basket"],
    ground: "fruit",
    title: "Agricultural Products",
    description: "Corn, kernels, meal and mulch by the sack, for farms that feed animals or soil.",
    text: [
      "What the shop sells by the piece, farms buy by the sack. We weigh on a scale that you may check, and deliver to the end of the road, wherever that is.",
      "Palm kernel meal and chopped fibre come from the mill next door, with their technical sheet.",
    ],
    points: ["From one sack to one truck", "A technical sheet with every lot", "Delivered to the field"],
  },
  {
    id: 3,
    thumb: pictures.compost,
    ground: "leaf",
    title: "Organic Products",
    description: "Seedlings, compost and advice for gardens that want to do without the spray.",
    text: [
      "We grow seedlings in clay pots, in soil that we make ourselves, and sell them when they are strong enough to be forgotten for a weekend.",
      "With every tray comes an hour of advice, on the phone or between your beds.",
    ],
    points: ["Seed of our own", "Compost turned for six months", "An hour of advice with every tray"],
  },
  {
    id: 4,
    thumb: pictures.dairy,
    ground: "photo",
    title: "Dairy Production",
    description: "Milk, small cheeses and butter from eleven cows that all have a name.",
    text: [
      "The cows graze under coconut palms and are milked at four. By six the milk is cold, by ten a part of it is cheese.",
      "We make little and sell it quickly. If there is none, the cows had a bad week, and you will read about it in the journal.",
    ],
    points: ["Milked at four, cold at six", "Cheese without additives", "Glass bottles with a deposit"],
  },
  {
    id: 5,
    thumb: pictures["exotic-fruit"],
    ground: "fruit",
    title: "Sweet Exotic Fruits",
    description: "Mango, papaya, pineapple and what else is ripe, picked for the day you want to eat it.",
    text: [
      "Tell us the day, and we pick for it: a mango for Saturday is cut on Wednesday, a papaya on Thursday, a pineapple on the morning itself.",
      "Baskets for offices, hotels and grandmothers are put together by hand, with a card that says what to eat first.",
    ],
    points: [
      "Picked for your day",
      "Baskets from four to forty people",
      "A card that says what to eat first",
    ],
  },
];

/** What a card shows of each service. */
export const serviceCards = services.map(({ id, title, description, thumb, ground }) => ({
  id,
  title,
  description,
  thumb,
  ground,
}));

/** How an order goes (spec 2: Live Purchase is open at the start). */
export const orderProcess = {
  title: "How an order goes",
  start: "live",
  ways: [
    {
      id: "home",
      title: "Home Delivery",
      steps: [
        { title: "Choose", text: "Fill a cart in the shop, by noon for the day after tomorrow." },
        { title: "We pick", text: "Your things are picked, pulled or landed the next morning." },
        { title: "We ring", text: "Two days later at your door, cool and in crates that come back." },
      ],
    },
    {
      id: "live",
      title: "Live Purchase",
      steps: [
        { title: "Come", text: "From Sunday to Friday, half past nine to five, at the gate of Corozal." },
        { title: "Walk", text: "Take a basket and walk the beds with whoever is free to show them." },
        { title: "Weigh", text: "Pay by weight at the packing table. The coffee is on us." },
      ],
    },
  ],
} as const;

/** The paths of all services' pages. */
export function servicePaths(): string[] {
  return services.map(({ id }) => `/service-details/${id}`);
}
