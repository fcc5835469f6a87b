import { navigationWords } from "../catalog/content/words.ts";

export type { MenuGroup, PageLink } from "../catalog/content/words.ts";

export const { mainMenu, farm, shop, footer, cart, home, parentPages } = navigationWords();
