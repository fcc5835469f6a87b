import { homePage } from "../catalog/schemas/corporate-pages.ts";
import { missionVision, valuesWith } from "../catalog/schemas/sections.ts";

/**
 * Bundled rather than returned by the loader: as loader data it would make the HTML exceed the initial
 * congestion window.
 */
export const { hero, gallery } = homePage();

export const statements = missionVision();

export const values = valuesWith("summary");
