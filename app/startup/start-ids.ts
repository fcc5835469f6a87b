/** The ids of the page's two data blocks and of the script that reads them. */
export const ids = { settings: "app-settings", data: "app-data", start: "app-start" } as const;
