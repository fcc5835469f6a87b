import { homePage } from "../catalog/schemas/corporate-pages.ts";
import { missionVision, valuesWith } from "../catalog/schemas/sections.ts";

/**
 * What the corporate home says and shows (spec 2): with it in the page, its HTML would not come with the first round of a
 * line.
 */
export const { hero, gallery } = homePage();

export const statements = missionVision();

export const values = valuesWith("summary");
