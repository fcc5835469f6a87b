import { copyFile, glob, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { icons } from "./app/assets/brand.json";
import { compressFiles } from "./build-tools/compress";
import { writeCdnFiles } from "./build-tools/hosts/cdn";
import { nameAfterPages } from "./build-tools/hosts/page-files";
import { writeSitemap } from "./build-tools/hosts/sitemap";
import { writeServiceWorker } from "./build-tools/service-worker";

// Content is read only by builds, so that mistakes in it do not keep the editor and the dev server from starting.
export default {
  ssr: false,
  prerender: {
    // Renders some pages while writing others.
    concurrency: 4,
    async paths({ getStaticPaths }) {
      const { contentPaths } = await import("./app/catalog/queries/paths");
      return [...getStaticPaths(), ...contentPaths()];
    },
  },
  async buildEnd({ reactRouterConfig }) {
    const { offlinePages, offlinePictures } = await import("./app/catalog/queries/offline");
    const { company } = await import("./app/words/company");
    const site = path.join(reactRouterConfig.buildDirectory, "client");
    // Browsers and crawlers request this file without reading a page.
    await copyFile(path.join(site, icons.favicon), path.join(site, "favicon.ico"));
    // Hosts serve this file for every unknown path, with status 404.
    await rename(path.join(site, "__spa-fallback.html"), path.join(site, "404.html"));
    // Files that are not pages need no page data.
    const unused = "{documentos/*,feed.xml,llms.txt,site.webmanifest,.well-known/*}.data";
    for await (const file of glob(unused, { cwd: site })) await rm(path.join(site, file));
    await writeSitemap(site, company.origin);
    await nameAfterPages(site);
    await writeServiceWorker(site, offlinePages(), offlinePictures());
    await compressFiles(site);
    writeCdnFiles(site);
  },
} satisfies Config;
