import { homePage } from "../catalog/content/corporate-pages.ts";
import { missionVision, valuesWith } from "../catalog/content/sections.ts";

/**
 * Bundled rather than returned by the loader, because as loader data it would make the HTML exceed the
 * initial congestion window.
 */
export const { hero, gallery } = homePage();

export const statements = missionVision();

export const values = valuesWith("summary");
