import { glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { loadEnv } from "vite";
import { postPaths } from "./app/content/blog/posts";
import { projectPaths } from "./app/content/demo/projects";
import { servicePaths } from "./app/content/demo/services";
import { farmerPaths } from "./app/content/demo/team";
import { listPagePaths } from "./app/content/lists";
import { productPaths } from "./app/content/shop/products";
import { company } from "./app/content/site";
import { hasEmailKeys } from "./app/features/contact/email-service";
import { compressFiles } from "./server/compress";
import { writeSitemap } from "./server/hosts/sitemap";
import { writeHostFiles } from "./server/hosts/host-files";

export default {
  ssr: false,
  // A page's clientLoader is a few lines, and the script that starts the app fetches one module a route.
  splitRouteModules: false,
  prerender: {
    // One page renders while others are written.
    concurrency: 4,
    paths: ({ getStaticPaths }) => [
      ...getStaticPaths(),
      ...listPagePaths(),
      ...farmerPaths(),
      ...projectPaths(),
      ...servicePaths(),
      ...postPaths(),
      ...productPaths(),
    ],
  },
  async buildEnd({ viteConfig, reactRouterConfig }) {
    const site = path.join(reactRouterConfig.buildDirectory, "client");
    await makeNotFoundFile(site);
    // The data form of files that are no pages is a by-product that nothing asks for.
    for await (const file of glob(["documentos/*.data*", "lists/**/*.data*", "site.webmanifest.data*"], {
      cwd: site,
    }))
      await rm(path.join(site, file));
    await writeSitemap(site, company.origin);
    await compressFiles(site);
    await writeHostFiles(site, path.join(reactRouterConfig.buildDirectory, "hosts"));
    if (!hasEmailKeys(loadEnv(viteConfig.mode, viteConfig.envDir || viteConfig.root, "VITE_"))) {
      viteConfig.logger.warn(
        "No keys of the email service (see .env.example): the contact form sends to the local mailbox of `npm start`.",
      );
    }
  },
} satisfies Config;

/**
 * Hosts serve `404.html` for every unknown path, with status 404. React Router renders its fallback as if for `/` and so
 * in Spanish; the not-found page is English, and the browser's first render says so.
 */
async function makeNotFoundFile(site: string): Promise<void> {
  const fallback = path.join(site, "__spa-fallback.html");
  const html = await readFile(fallback, "utf8");
  await writeFile(path.join(site, "404.html"), html.replace('<html lang="es">', '<html lang="en">'));
  await rm(fallback);
}
