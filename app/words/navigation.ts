import { navigationWords } from "../catalog/content/frame.ts";

export type { MenuGroup, PageLink } from "../catalog/content/frame.ts";

export const { mainMenu, farm, shop, footer, cart, home, parentPages } = navigationWords();
