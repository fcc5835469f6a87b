/** The skills of every farmer, in percent (spec 9). */
export const skills = [
  { id: 1, title: "Cereals", end: 88 },
  { id: 2, title: "Fruit", end: 95 },
  { id: 3, title: "Vegetables", end: 80 },
] as const;
