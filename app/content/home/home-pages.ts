import { socialCards } from "../brand";
import { picturesIn } from "../pictures";
import { deadline } from "./deadline";

const pictures = picturesIn("en");

/** Title and description of the three demo homes (spec 2, "Home 2" to "Home 4"). */
export const homePages = {
  home2: {
    path: "/home-2",
    card: socialCards.farm,
    title: "Farm and field",
    description:
      "Finca Verde on the north coast of Honduras: who we are, what we grow, where to find us and what we write about it.",
  },
  home3: {
    path: "/home-3",
    card: socialCards.farm,
    title: "Offers of the season",
    description:
      "Offers of the season from Finca Verde, what clients say, and the way to shop, journal and farm.",
  },
  home4: {
    path: "/home-4",
    card: socialCards.farm,
    title: "The farm shop",
    description:
      "Fruit, vegetables and fish of Finca Verde: featured products, best sellers and why people come back.",
  },
} as const;

/** The two slides of the banners (spec 2: Discover More leads to /about-us). */
export const farmBanner = [
  {
    id: 1,
    thumb: pictures.hortalizas,
    portrait: pictures["hortalizas-portrait"],
    subtitle: "Finca Verde, Honduras",
    title: "Grown in sight",
    titleEnd: "of the sea",
    description: "Forty beds, eleven cows, three boats and an orchard, run by people who eat what they sell.",
    buttonText: "Discover More",
  },
  {
    id: 2,
    thumb: pictures.alba,
    portrait: pictures["alba-portrait"],
    subtitle: "From the field to the door",
    title: "Picked at dawn,",
    titleEnd: "yours by Wednesday",
    description: "What you order before noon is cut, pulled or landed the next morning.",
    buttonText: "Discover More",
  },
] as const;

export const shopBanner = [
  {
    id: 1,
    thumb: pictures.maizal,
    portrait: pictures["maizal-portrait"],
    subtitle: "The farm shop",
    title: "Twenty good things",
    titleEnd: "from one coast",
    description:
      "Fruit, vegetables and fish, no more than two hours by road from where you read this in La Ceiba.",
    buttonText: "Discover More",
  },
  {
    id: 2,
    thumb: pictures.ocaso,
    portrait: pictures["ocaso-portrait"],
    subtitle: "Open from Sunday to Friday",
    title: "Come and",
    titleEnd: "choose yourself",
    description: "Take a basket and walk the beds. The coffee is on us.",
    buttonText: "Discover More",
  },
] as const;

/** The four category items of home 2, each with the product it leads to (spec 2). */
export const categoryItems = [
  { id: 4, title: "Fruits", thumb: pictures.pineapple, tint: "fruit" },
  { id: 3, title: "Vegetables", thumb: pictures.tomato, tint: "leaf" },
  { id: 2, title: "Fish", thumb: pictures["red-snapper"], tint: "sea" },
  { id: 10, title: "Field crops", thumb: pictures.corn, tint: "clay" },
] as const;

/** The two videos that open over a page, by their id at the video platform (spec 7). */
export const videos = {
  story: { id: "aqz-KE-bpKQ", title: "Our story", button: "OUR STORY" },
  farm: { id: "ScMzIvxBSi4", title: "A day on the farm", button: "Watch a day on the farm" },
} as const;

export const aboutFarm = {
  eyebrow: "About us",
  title: "A farm that",
  titleEnd: "keeps its word",
  text: [
    "Since 1956 one family, and by now forty, have worked this land between the hills and the Caribbean. We grow what the soil likes, not what the price list asks for.",
    "What leaves the gate has a name on it: of who grew it, who packed it, and who will answer if it does not please you.",
  ],
  picture: pictures["farmer-3"],
  link: "Discover More",
} as const;

/** The kinds of goods (spec 3, "Category item"). */
export const productCategories = [
  {
    id: 1,
    title: "Fruit",
    text: "Eight kinds, picked ripe",
    thumb: pictures["fruit-basket"],
    ground: "fruit",
  },
  {
    id: 2,
    title: "Vegetables",
    text: "Eight kinds, cut at six in the morning",
    thumb: pictures["crate-of-vegetables"],
    ground: "leaf",
  },
  {
    id: 3,
    title: "Fish",
    text: "Four kinds, six hours from the net",
    thumb: pictures["fish-on-ice"],
    ground: "sea",
  },
] as const;

/** Why people come back (spec 2, "Home 4"). */
export const whyChooseUs = {
  title: "Why people",
  titleEnd: "come back",
  picture: pictures["crate-of-pineapples"],
  ground: "fruit",
  reasons: [
    {
      id: 1,
      icon: "tag",
      title: "Best Prices",
      text: "The price of the market in La Ceiba, without the drive.",
    },
    {
      id: 2,
      icon: "phone",
      title: "Live Support",
      text: "A person answers, from Sunday to Friday, half past nine to five.",
    },
    {
      id: 3,
      icon: "truck",
      title: "Quick Delivery",
      text: "Two days from the field, the boat or the tree to your door.",
    },
  ],
} as const;

/** The gallery of home 2 (spec 9: six). */
export const farmGallery = [
  {
    id: 1,
    category: "Field",
    title: "A crate for Friday",
    thumb: pictures["tile-crate"],
    tint: "leaf",
  },
  { id: 2, category: "Orchard", title: "A basket for eight", thumb: pictures["tile-basket"], tint: "fruit" },
  { id: 3, category: "Sea", title: "Landed before seven", thumb: pictures["tile-fish"], tint: "sea" },
  {
    id: 4,
    category: "Nursery",
    title: "Strong enough to leave",
    thumb: pictures["tile-sprout"],
    tint: "leaf",
  },
  {
    id: 5,
    category: "Field",
    title: "The last corn of the year",
    thumb: pictures["corn-basket"],
    tint: "fruit",
  },
  { id: 6, category: "Grove", title: "A bunch, just cut", thumb: pictures["cut-bunch"], tint: "clay" },
] as const;

/** The figures of "Best Agriculture" (spec 2, "Home 2"). */
export const bestAgriculture = {
  title: "Best Agriculture",
  text: "What the coast brought in last year, and what went over our tables.",
  facts: [
    { id: 1, end: 250, unit: "M", label: "tonnes of harvest" },
    { id: 2, end: 688, unit: "K", label: "sales" },
  ],
} as const;

/** The three offers (spec 3, 9): each carries its own date; the section counts to one of its own. */
export const offers = [
  {
    id: 1,
    bgImage: pictures["offer-fruit"],
    ground: "fruit",
    offerTitle: "Fruit basket",
    heading: "Nine kinds, one price",
    description: "A basket of what is ripe, put together by hand for a table of eight.",
    countdownDate: "2025-03-24",
    deadline: deadline("2025-03-24"),
    buttonText: "To the shop",
  },
  {
    id: 2,
    bgImage: pictures["offer-vegetables"],
    ground: "leaf",
    offerTitle: "Kitchen crate",
    heading: "A week of vegetables",
    description: "Corn, peppers, tomatoes, onions and what else the beds gave that morning.",
    countdownDate: "2025-03-24",
    deadline: deadline("2025-03-24"),
    buttonText: "To the shop",
  },
  {
    id: 3,
    bgImage: pictures["offer-fish"],
    ground: "sea",
    offerTitle: "Friday fish",
    heading: "Four kinds on ice",
    description: "Snapper, mackerel, tilapia and sardines, cleaned and on the road by eight.",
    countdownDate: "2025-03-24",
    deadline: deadline("2025-03-24"),
    buttonText: "To the shop",
  },
] as const;

/** When the product offer ends (spec 9). */
export const offerEnds = deadline("2025-12-24");

/** The two cards of home 4 (spec 2). */
export const featureCards = [
  {
    id: 1,
    title: "Fruit for the whole table",
    text: "Picked for the day you want to eat it.",
    thumb: pictures.papaya,
    ground: "fruit",
    to: "/shop-single/9",
    link: "See the papaya",
  },
  {
    id: 2,
    title: "Fish, six hours old",
    text: "Landed at dawn, on ice before the sun is high.",
    thumb: pictures["red-snapper"],
    ground: "sea",
    to: "/shop-single/2",
    link: "See the snapper",
  },
] as const;

/** The navbar of home 3, which also leads to the rest of the farm. */
export const farmNav = [
  { label: "Shop", to: "/shop" },
  { label: "Journal", to: "/blog-standard" },
  { label: "Farm Members", to: "/team" },
  { label: "Services", to: "/services" },
  { label: "Projects", to: "/project" },
  { label: "FAQ", to: "/faq" },
] as const;

/** The head of home 3. */
export const farmHead = {
  title: "Offers of the season",
  lead: "What there is a lot of right now, and cheaper for it.",
} as const;
