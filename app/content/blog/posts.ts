import type { Picture } from "~/lib/picture";
import type { Ground } from "../ground";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** One post of the journal (spec 3, "Blog post", with its field names). */
export type Post = {
  id: number;
  thumb: Picture;
  /** The picture at the head of the post's own page. */
  thumbFull: Picture;
  ground: Ground;
  title: string;
  date: { day: string; month: string; year: string };
  full_date: string;
  author: string;
  description: string;
  /** How many there are. */
  comments: number;
};

type Entry = Omit<Post, "id" | "thumb" | "thumbFull" | "date"> & { picture: Picture };

/** Newest first. */
const entries: readonly Entry[] = [
  {
    picture: pictures["market-table"],
    ground: "photo",
    title: "How to read a market table before you buy anything",
    full_date: "18 December 2024",
    author: "Marta Aguilar",
    description:
      "Look under the leaves, lift the heaviest fruit, and ask what came in this morning. Five minutes at the table save a week of disappointment at home.",
    comments: 12,
  },
  {
    picture: pictures["fish-crate"],
    ground: "sea",
    title: "Six hours from the net to your kitchen, and not one more",
    full_date: "11 December 2024",
    author: "Daniel Rivas",
    description:
      "The boats go out at two and are back before school starts. We followed one box of snapper from the beach to a stove in La Ceiba, with a thermometer.",
    comments: 8,
  },
  {
    picture: pictures.lechugas,
    ground: "photo",
    title: "What the lettuce rows taught us about shade and patience",
    full_date: "4 December 2024",
    author: "Elena Pineda",
    description:
      "Three seasons of bolted lettuce, one roll of shade cloth and an old almond tree. What finally worked was the cheapest of them.",
    comments: 5,
  },
  {
    picture: pictures.windowsill,
    ground: "leaf",
    title: "Start tomatoes from seed on a windowsill",
    full_date: "27 November 2024",
    author: "Elena Pineda",
    description:
      "You need a pot, a saucer and a window that sees the morning. The rest is not watering too much, which is harder than it sounds.",
    comments: 21,
  },
  {
    picture: pictures["camino-lluvia"],
    ground: "photo",
    title: "The road that becomes a river every October",
    full_date: "20 November 2024",
    author: "Daniel Rivas",
    description:
      "Eleven kilometres of red earth stand between the fields and the highway. How forty families keep it open with shovels, stone and one borrowed grader.",
    comments: 9,
  },
  {
    picture: pictures["crate-of-tomatoes"],
    ground: "leaf",
    title: "Packing a crate that arrives as it left",
    full_date: "13 November 2024",
    author: "Marta Aguilar",
    description:
      "Heavy things low, thirsty things wrapped, tomatoes never next to onions. The order that our packers learn on their first day.",
    comments: 4,
  },
  {
    picture: pictures.cosecha,
    ground: "photo",
    title: "What a palm bunch weighs, and why it matters",
    full_date: "6 November 2024",
    author: "José Meza",
    description:
      "Twenty-two kilos on the shoulder, a tenth of that in oil. A walk along the scale with the man who has read it for nineteen years.",
    comments: 7,
  },
  {
    picture: pictures.vivero,
    ground: "photo",
    title: "A year in the nursery, week by week",
    full_date: "25 September 2024",
    author: "José Meza",
    description:
      "From a seed in a bag to a palm as tall as a child. What is done in each of the fifty-two weeks, and what is better left alone.",
    comments: 6,
  },
  {
    picture: pictures["corn-board"],
    ground: "fruit",
    title: "Three ways with the last corn of the year",
    full_date: "18 September 2024",
    author: "Rosa Meza",
    description:
      "On the coals in its husk, ground for atol, and cut from the cob with butter and lime. None of them takes longer than the corn is fresh.",
    comments: 17,
  },
  {
    picture: pictures.ribera,
    ground: "photo",
    title: "The river is our oldest neighbour",
    full_date: "11 September 2024",
    author: "Elena Pineda",
    description:
      "It gives water, takes land and keeps its own calendar. Thirty metres of trees on either bank are the fence between us, and it is a good one.",
    comments: 11,
  },
  {
    picture: pictures.fertilizer,
    ground: "clay",
    title: "Feeding the soil without feeding the river",
    full_date: "4 September 2024",
    author: "José Meza",
    description:
      "Half the dose, twice as often, and never before rain. Why the sack in the shed lasts longer than it used to.",
    comments: 3,
  },
  {
    picture: pictures["cheese-board"],
    ground: "clay",
    title: "A small cheese, made on a Tuesday morning",
    full_date: "28 August 2024",
    author: "Rosa Meza",
    description:
      "Ten litres of milk, a spoon of rennet and a cloth that was once a flour sack. By noon it is cheese; by evening it is gone.",
    comments: 14,
  },
  {
    picture: pictures["ocaso-2"],
    ground: "photo",
    title: "Why we stop picking when the sun turns red",
    full_date: "21 August 2024",
    author: "Daniel Rivas",
    description:
      "Fruit that is cut warm stays warm all night. The last hour of light is for counting, loading and going home.",
    comments: 2,
  },
  {
    picture: pictures["twelve-fruits"],
    ground: "fruit",
    title: "A fruit for every month of the year",
    full_date: "14 August 2024",
    author: "Marta Aguilar",
    description:
      "Mango in April, papaya whenever it likes, oranges when the north wind blows. A calendar to hang on the kitchen door.",
    comments: 19,
  },
  {
    picture: pictures["turno-noche"],
    ground: "photo",
    title: "An evening at the mill, told by the night shift",
    full_date: "7 August 2024",
    author: "José Meza",
    description:
      "Steam, a radio and the smell of warm bread: that is what pressing palm fruit is like at two in the morning. Four people tell how it is done.",
    comments: 10,
  },
];

function toPost({ picture, ...entry }: Entry, index: number): Post {
  const [day = "", month = "", year = ""] = entry.full_date.split(" ");
  return { ...entry, id: index + 1, thumb: picture, thumbFull: picture, date: { day, month, year } };
}

/** All posts, newest first. */
export const posts: readonly Post[] = entries.map(toPost);

/** The paths of all posts' pages. */
export function postPaths(): string[] {
  return posts.flatMap(({ id }) => [`/blog-single/${id}`, `/blog-single-with-sidebar/${id}`]);
}
