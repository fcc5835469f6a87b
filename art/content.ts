/** Everything the site says and shows, for `unusedIn`; read through Vite, as the site's build reads it. */
export const content = import.meta.glob(
  ["../app/content/**/*.ts", "!**/*.test.ts", "!**/content/{pictures,brand}.ts"],
  {
    eager: true,
  },
);
