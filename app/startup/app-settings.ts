/** The ids of the page's two data blocks and of the script that reads them. */
export const ids = { settings: "app-settings", data: "app-data", start: "app-start" } as const;

/** What the app needs to start, but for the page's own data; addresses are those of modules. */
export type AppSettings = {
  /** Whether this is the file that hosts serve for unknown paths. */
  isNotFoundFile?: true;
  entry: string;
  /** Everything the entry and the routes import, so that all of it comes at once. */
  imports: string[];
  /** The page's route modules by route id, from the root down. */
  routes: Record<string, string>;
};
