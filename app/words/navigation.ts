import { navigationWords } from "../catalog/schemas/words.ts";

export type { MenuGroup, PageLink } from "../catalog/schemas/words.ts";

export const { mainMenu, farm, shop, footer, cart, home, parentPages } = navigationWords();
