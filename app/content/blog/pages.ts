import { socialCards } from "../brand";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** Title and description of the four lists of the journal (spec 2, "Blog lists"). */
export const blogPages = {
  "blog-standard": {
    path: "/blog-standard",
    card: socialCards.journal,
    title: "Journal",
    description:
      "Notes from the fields, the boats and the kitchen of Finca Verde, on the north coast of Honduras.",
    lead: "Notes from the fields, the boats and the kitchen.",
  },
  "blog-with-sidebar": {
    path: "/blog-with-sidebar",
    card: socialCards.journal,
    title: "Journal with sidebar",
    description: "The journal of Finca Verde, beside its recent posts, categories, pictures and archives.",
    lead: "The same notes, with everything else within reach.",
  },
  "blog-2-column": {
    path: "/blog-2-column",
    card: socialCards.journal,
    title: "Journal in two columns",
    description: "The journal of Finca Verde in two columns, four posts a page.",
    lead: "Two by two, for a slow read.",
  },
  "blog-3-column": {
    path: "/blog-3-column",
    card: socialCards.journal,
    title: "Journal in three columns",
    description: "The journal of Finca Verde in three columns, six posts a page.",
    lead: "Six at a time, for a quick look.",
  },
} as const;

/** What the lists say. */
export const blogList = {
  read: "Read on",
  withoutScripts: "The other pages of the journal need JavaScript, which is switched off in your browser.",
} as const;

/** What stands beside the posts (spec 2, 3): seven widgets. Categories, archives and tags are names, not links. */
export const sidebar = {
  categories: [
    { id: 1, category: "national", count: 4 },
    { id: 2, category: "International", count: 2 },
    { id: 3, category: "sports", count: 1 },
    { id: 4, category: "magazine", count: 5 },
    { id: 5, category: "health", count: 3 },
  ],
  gallery: [
    pictures.lechugas,
    pictures["market-table"],
    pictures.vivero,
    pictures.cosecha,
    pictures.ribera,
    pictures["ocaso-2"],
  ],
  archives: ["Aug 2024", "Sept 2024", "Nov 2024", "Dec 2024"],
  tags: ["Fashion", "Education", "Nation", "Study", "Health", "Food", "Travel"],
} as const;

/** What every post says (spec 2, "Blog single"): its own text is still to be written, and this stands in for it. */
export const postBody = {
  paragraphs: [
    "The whole story of this post is still in the notebook. What you read here holds its place: a few lines of the right length, so that the page already looks the way it will.",
    "We write slowly, after the day's work, and we check what we write with the people it is about. Until then, here is how a farm journal comes to be.",
  ],
  quote: {
    text: "Write down what you saw before you decide what it means.",
    author: "From the first page of the notebook",
  },
  listTitle: "What goes into the notebook",
  list: [
    "The date, the weather, and who was there",
    "What was done, how long it took, and what it cost",
    "What went wrong, while it still hurts a little",
    "One thing to do differently next time",
  ],
  closing:
    "When the story is finished it will stand in this place, under the same title and the same picture.",
  tags: ["Algorithm", "Data science"],
  authorText: "Writes for the journal of Finca Verde, and is otherwise in the field.",
} as const;

/** The sample comments under every post. */
export const comments = [
  {
    id: 1,
    name: "Ana Flores",
    date: "12 December 2024",
    text: "I have done it the other way round for years. This weekend I shall try it your way, and my mother will have something to say about it.",
  },
  {
    id: 2,
    name: "Roberto Lagos",
    date: "9 December 2024",
    text: "Good to see the names of people in a story about a farm. More of that, please.",
  },
  {
    id: 3,
    name: "Ingrid de Vries",
    date: "2 December 2024",
    text: "Reading from Rotterdam, where it is raining. The pictures help.",
  },
] as const;
