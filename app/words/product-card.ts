import { productCardWords } from "../catalog/content/words.ts";

export const productCard = productCardWords();
