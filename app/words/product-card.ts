import { productCardWords } from "../catalog/content/sections.ts";

export const productCard = productCardWords();
