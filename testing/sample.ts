import path from "node:path";
import { contentFiles } from "../app/catalog/read/content-folder.ts";

/** How many products the sample content has. */
export const PRODUCTS = contentFiles("content/products/*.md", path.resolve(import.meta.dirname, "..")).length;
