import { navigationWords } from "../catalog/schemas/words.ts";

export type { MenuGroup, PageLink } from "../catalog/schemas/words.ts";

/** The links of menu, farm, footer and cart, and the pages on the way to others (spec 2, "Main menu"). */
export const { mainMenu, farm, shop, footer, cart, home, parentPages } = navigationWords();
