import { copyFile, glob, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { loadEnv } from "vite";
import { assertContent } from "./app/catalog/definition";
import { filePaths } from "./app/catalog/downloads";
import { calendarPaths } from "./app/catalog/events";
import { postPaths } from "./app/catalog/posts";
import { icons } from "./app/assets/brand";
import { projectPaths } from "./app/catalog/projects";
import { servicePaths } from "./app/catalog/services";
import { farmerPaths } from "./app/catalog/farmers";
import { listPagePaths } from "./app/catalog/lists";
import { productPaths } from "./app/catalog/products";
import { registerPaths } from "./app/catalog/register";
import { technicalFilePaths } from "./app/catalog/technical-sheet-text";
import { company } from "./app/words/company";
import { hasEmailKeys } from "./app/lib/email-service";
import { compressFiles } from "./build-tools/compress";
import { writeHostFiles } from "./build-tools/hosts/host-files";
import { nameAfterPages } from "./build-tools/hosts/pages";
import { writeSitemap } from "./build-tools/hosts/sitemap";

assertContent();

export default {
  ssr: false,
  prerender: {
    // One page renders while others are written.
    concurrency: 4,
    paths: ({ getStaticPaths }) => [
      ...getStaticPaths(),
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
    ],
  },
  async buildEnd({ viteConfig, reactRouterConfig }) {
    const site = path.join(reactRouterConfig.buildDirectory, "client");
    // Browsers and crawlers ask for it without reading a page.
    await copyFile(path.join(site, icons.favicon), path.join(site, "favicon.ico"));
    // Hosts serve it for every unknown path, with status 404.
    await rename(path.join(site, "__spa-fallback.html"), path.join(site, "404.html"));
    // The data form of files that are no pages is a by-product that nothing asks for.
    const byProducts = "{documentos/*,lists/**/*,feed.*,llms.txt,site.webmanifest,.well-known/*}.data";
    for await (const file of glob(byProducts, { cwd: site })) await rm(path.join(site, file));
    await writeSitemap(site, company.origin);
    await nameAfterPages(site);
    await compressFiles(site);
    await writeHostFiles(site, path.join(reactRouterConfig.buildDirectory, "hosts"));
    if (!hasEmailKeys(loadEnv(viteConfig.mode, viteConfig.envDir || viteConfig.root, "VITE_"))) {
      viteConfig.logger.warn(
        "No keys of the email service (see .env.example): the contact form sends to the local mailbox of `npm start`.",
      );
    }
  },
} satisfies Config;
