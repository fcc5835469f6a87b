import type { Picture } from "~/lib/picture";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** One of the people of the farm (spec 3, "Farmer"). */
export type Farmer = {
  id: number;
  name: string;
  title: string;
  thumb: Picture;
  /** A sentence for the list, and the first one of the farmer's own page. */
  intro: string;
  about: string;
  info: readonly { label: string; value: string }[];
};

const info = (village: string, since: string, grows: string, languages: string) => [
  { label: "Village", value: village },
  { label: "With us since", value: since },
  { label: "Grows", value: grows },
  { label: "Speaks", value: languages },
];

/** The six members of the farm. */
export const farmers: readonly Farmer[] = [
  {
    id: 1,
    name: "José Meza",
    title: "Head of the palm groves",
    thumb: pictures["farmer-1"],
    intro: "Knows every row of the old plantation, and which ones lie about their age.",
    about:
      "José came to carry fruit for one harvest and stayed for nineteen. He plans the cutting rounds, walks them himself, and still lifts a bunch now and then to see whether the scale is right.",
    info: info("Corozal", "2005", "Oil palm, cacao", "Spanish, Garífuna"),
  },
  {
    id: 2,
    name: "Elena Pineda",
    title: "Vegetables and nursery",
    thumb: pictures["farmer-2"],
    intro: "Plants every two weeks, writes everything down, and throws nothing green away.",
    about:
      "Elena runs the beds under shade and the seedlings behind them. Her notebooks go back eleven years; half of what the farm knows about lettuce stands in them.",
    info: info("Sambo Creek", "2013", "Lettuce, tomato, pepper", "Spanish"),
  },
  {
    id: 3,
    name: "Don Tulio Zúniga",
    title: "Orchards",
    thumb: pictures["farmer-3"],
    intro: "Grafted half of the mango trees on this coast, and remembers where they stand.",
    about:
      "Don Tulio says that he retired six years ago. He is in the orchard by five every morning, and the young people who are meant to replace him hope that it stays that way.",
    info: info("Jutiapa", "1998", "Mango, orange, lemon", "Spanish, some English"),
  },
  {
    id: 4,
    name: "Carla Castillo",
    title: "Packing and quality",
    thumb: pictures["farmer-4"],
    intro: "Nothing leaves in a crate that she would not put on her own table.",
    about:
      "Carla leads the packing table of nine. She set the rule that every crate carries the name of the person who filled it, and the number of returns has not been the same since.",
    info: info("La Ceiba", "2016", "Nothing, she says: she packs", "Spanish, English"),
  },
  {
    id: 5,
    name: "Wilmer Arzú",
    title: "Boats and fish",
    thumb: pictures["farmer-5"],
    intro: "Third in a family of fishermen, first of them with a thermometer in his pocket.",
    about:
      "Wilmer looks after the ice, the boats' hours and the promise of six hours from the net to the kitchen. He knows the reef by the names his grandfather gave it.",
    info: info("Nueva Armenia", "2019", "Patience", "Garífuna, Spanish"),
  },
  {
    id: 6,
    name: "Rosa Meza",
    title: "Kitchen and dairy",
    thumb: pictures["farmer-6"],
    intro: "Turns what is too ripe, too small or too much into the best things of the shop.",
    about:
      "Rosa makes the small cheeses, the preserves and the lunch. Recipes leave her kitchen in no other form than in a jar, although the journal has tried.",
    info: info("Corozal", "2009", "Herbs, chillies", "Spanish"),
  },
];

/** The skills of every farmer, in percent (spec 9). */
export const skills = [
  { id: 1, title: "Cereals", end: 88 },
  { id: 2, title: "Fruit", end: 95 },
  { id: 3, title: "Vegetables", end: 80 },
] as const;

/** The paths of all farmers' pages. */
export function farmerPaths(): string[] {
  return farmers.map(({ id }) => `/team-details/${id}`);
}
