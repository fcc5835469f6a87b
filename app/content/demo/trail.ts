/** Pages on the way to others: where trails begin and lead through. */
export const home = { label: "Home", to: "/" } as const;
export const shop = { label: "Shop", to: "/shop" } as const;
export const cart = { label: "Cart", to: "/cart" } as const;
export const journal = { label: "Journal", to: "/blog-standard" } as const;
export const team = { label: "Farm Members", to: "/team" } as const;
export const projectList = { label: "Projects", to: "/project" } as const;
export const serviceList = { label: "Services", to: "/services" } as const;
