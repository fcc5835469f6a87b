import type { Picture } from "~/lib/picture";
import type { Ground } from "../ground";
import { picturesIn } from "../pictures";

const pictures = picturesIn("en");

/** One project (spec 3, "Project"). */
export type Project = {
  id: number;
  thumb: Picture;
  ground: Ground;
  title: string;
  summary: string;
};

/** The recent projects of the farm. */
export const projects: readonly Project[] = [
  {
    id: 1,
    thumb: pictures["vivero-alto"],
    ground: "photo",
    title: "A nursery for twelve thousand palms",
    summary: "Shade, water and a path wide enough for a cart: what young plants need in their first year.",
  },
  {
    id: 2,
    thumb: pictures.invernadero,
    ground: "photo",
    title: "Lettuce under the open sky",
    summary: "Forty beds, two greenhouses and a rain gutter that pays for itself every July.",
  },
  {
    id: 3,
    thumb: pictures.aerea,
    ground: "photo",
    title: "The road to the old grove",
    summary: "Eleven kilometres of red earth, drained, graded and planted with grass along both edges.",
  },
  {
    id: 4,
    thumb: pictures.rio,
    ground: "photo",
    title: "Thirty metres of trees for the river",
    summary: "A belt of native trees on either bank, planted by the two schools that it leads past.",
  },
  {
    id: 5,
    thumb: pictures.acolchado,
    ground: "photo",
    title: "Fibre that goes back to the field",
    summary: "What is left of the bunch, chopped and spread as mulch: less weed, more worms.",
  },
  {
    id: 6,
    thumb: pictures.vapor,
    ground: "photo",
    title: "Steam from shells",
    summary: "A boiler that runs on what was once thrown away, and a chimney that one can hardly see.",
  },
  {
    id: 7,
    thumb: pictures["market-scale"],
    ground: "leaf",
    title: "A market table for forty families",
    summary: "One stand, one scale and one price list, every Friday on the square of La Ceiba.",
  },
  {
    id: 8,
    thumb: pictures.hielera,
    ground: "photo",
    title: "Ice on the beach",
    summary: "A small ice house that runs on the sun, two hundred steps from the boats.",
  },
];

/** What every project's page says of it (spec 2: fixed). */
export const projectInfo = [
  { label: "Client", value: "Finca Verde" },
  { label: "Type", value: "Farm and field" },
  { label: "Date", value: "15 August 2024" },
  { label: "Address", value: "Aldea Corozal, Atlántida, Honduras" },
] as const;

/** What every project's page tells. */
export const projectText = [
  "A project begins with a walk: those who will work with it show the place, those who will pay for it keep quiet. What is written down afterwards fits on one page.",
  "Then it is built in the dry months, with people and materials from within a day's travel, and looked at again after the first rain. What did not hold is built anew, and that is part of the plan.",
] as const;

/** The paths of all projects' pages. */
export function projectPaths(): string[] {
  return projects.map(({ id }) => `/project-details/${id}`);
}
