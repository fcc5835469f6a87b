import { filePaths } from "./downloads.ts";
import { calendarPaths } from "./events.ts";
import { farmerPaths } from "./farmers.ts";
import { listPagePaths } from "./lists.ts";
import { postPaths } from "./posts.ts";
import { productPaths } from "./products.ts";
import { projectPaths } from "./projects.ts";
import { registerPaths } from "./register.ts";
import { servicePaths } from "./services.ts";
import { technicalFilePaths } from "./technical-sheet-text.ts";

/** The paths of all pages and files with a parameter, which the route table alone does not name. */
export const contentPaths = (): string[] => [
  ...technicalFilePaths(),
  ...registerPaths(),
  ...filePaths(),
  ...calendarPaths(),
  ...listPagePaths(),
  ...farmerPaths(),
  ...projectPaths(),
  ...servicePaths(),
  ...postPaths(),
  ...productPaths(),
];
