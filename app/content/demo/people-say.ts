import { logos } from "../brand";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** What clients say (spec 3, "Testimonial"). */
export const testimonials = [
  {
    id: 1,
    name: "Claudia Reyes",
    designation: "Chef, La Ceiba",
    rating: 5,
    title: "It tastes of the morning",
    quote:
      "I used to write my menu on Monday. Now I wait for the crate on Tuesday and write it then. My cooks complain less than I thought.",
    thumb: pictures["client-1"],
  },
  {
    id: 2,
    name: "Óscar Zelaya",
    designation: "Hotel buyer, Tela",
    rating: 5,
    title: "They call before I do",
    quote:
      "When something will be late or small they ring the day before and say what they would take instead. In eleven years nobody else has done that.",
    thumb: pictures["client-2"],
  },
  {
    id: 3,
    name: "Henk Visser",
    designation: "Importer, Rotterdam",
    rating: 4,
    title: "Paper that matches the goods",
    quote:
      "The papers say what is in the container, and what is in the container is what the papers say. You would be surprised how seldom that is.",
    thumb: pictures["client-3"],
  },
] as const;

/** Figures of the farm (spec 3, "Fun fact"). */
export const funFacts = [
  { id: 1, end: 250, unit: "M", label: "Growth tonnes of harvest" },
  { id: 2, end: 98, unit: "%", label: "Happy clients" },
  { id: 3, end: 688, unit: "K", label: "Sales" },
  { id: 4, end: 258, unit: "K", label: "Baskets packed by hand" },
  { id: 5, end: 1956, unit: "", label: "Farming here since" },
] as const;

/** The figures with these ids. */
export function funFactsOf(...ids: (typeof funFacts)[number]["id"][]) {
  return funFacts.filter(({ id }) => ids.includes(id));
}

/** Brands that cook, bake or wash with what the farm and the mill make; invented names. */
export const brands = [
  { id: 1, name: "Doradillo", logo: logos.doradillo },
  { id: 2, name: "Hornito", logo: logos.hornito },
  { id: 3, name: "Jabonera", logo: logos.jabonera },
  { id: 4, name: "Maizal", logo: logos.maizal },
  { id: 5, name: "Nortiva", logo: logos.nortiva },
  { id: 6, name: "Río Claro", logo: logos.rioclaro },
] as const;
