/** Everything the site says and shows, for `unusedOf`; read through Vite, as the site's build reads it. */
export const content = import.meta.glob(
  [
    "../app/{catalog,content}/**/*.ts",
    "!../app/{catalog,content}/**/*.test.ts",
    "!../app/content/{pictures,brand}.ts",
  ],
  {
    eager: true,
  },
);
