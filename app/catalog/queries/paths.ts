import { filePaths } from "./downloads.ts";
import { calendarPaths } from "../schemas/events.ts";
import { farmerPaths } from "../schemas/farmers.ts";
import { listPagePaths } from "./lists.ts";
import { postPaths } from "../schemas/posts.ts";
import { productPaths } from "../schemas/products.ts";
import { projectPaths } from "../schemas/projects.ts";
import { registerPaths } from "../register.ts";
import { servicePaths } from "../schemas/services.ts";
import { technicalFilePaths } from "../technical-sheet-rows.ts";

/** Every prerendered path with a parameter, which the route table alone does not list. */
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
