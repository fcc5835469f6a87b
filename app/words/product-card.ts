import { productCardWords } from "../catalog/schemas/words.ts";

export const productCard = productCardWords();
