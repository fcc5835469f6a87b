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
