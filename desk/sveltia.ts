// What ties the desk to Sveltia CMS: its files, its settings, and the hosts it contacts. Look here first after an update.
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformWithOxc } from "vite";
import { completeSpanish } from "./spanish.ts";

export const BRANCH = "main";

/** The editor reads and writes through the part of Gitea's API that the desk implements. */
export const backendOf = (origin: string) => ({
  name: "gitea",
  repo: "aceites/corozal",
  branch: BRANCH,
  base_url: origin,
  api_root: `${origin}/api/v1`,
});

/** Where `npm run edit` installs the editor. */
const EDITOR_MODULES = path.join(import.meta.dirname, "node_modules");

const CLIENT = path.join(import.meta.dirname, "client");

/** Files that the editor would fetch from other hosts, and the local files served instead. */
const REMOTE_ASSETS: readonly [RegExp, string][] = [
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/latin-\w+-normal\.woff2/g,
    "/fonts/$1.woff2",
  ],
  [/https:\/\/unpkg\.com\//g, "/unpkg/"],
];

const FONTS: ReadonlyMap<string, string> = new Map([
  ["source-sans-3.woff2", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"],
  ["noto-mono.woff2", "@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2"],
  [
    "material-symbols-outlined.woff2",
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
  ],
]);

const HTML = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Escritorio · Aceites Corozal</title>
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<script src="/start.js"></script>
<script src="/sveltia-cms.js"></script>
<script type="module" src="/client/desk.ts"></script>
</body>
</html>
`;

/** The file that the editor loads from a path, if it is one of the editor's own. */
export async function editorAsset(
  pathname: string,
  token: string,
): Promise<{ type: string; body: string | Buffer } | undefined> {
  // Sveltia's own requests contain its version and Immutable's.
  switch (pathname.replace(/@[\d.]+(?=\/)/, "")) {
    case "/":
      return { type: "text/html; charset=utf-8", body: HTML };
    case "/start.js":
      return script(startScript(token));
    case "/sveltia-cms.js":
      return script(editorFile("dist/sveltia-cms.js"));
    case "/chunks/react-dom.js":
      return script(editorFile("dist/chunks/react-dom.js"));
    case "/desk.css":
      return { type: "text/css", body: readFileSync(path.join(CLIENT, "desk.css")) };
    case "/unpkg/immutable/dist/immutable.es.js":
      return script(readFileSync(path.join(EDITOR_MODULES, "immutable/dist/immutable.es.js")));
    case "/unpkg/@sveltia/cms/locales/es-CO.json":
      return json(JSON.stringify(completeSpanish(editorFile("locales/es-CO.json"))));
    // The editor looks here for newer versions of itself, but only package.json updates it.
    case "/unpkg/@sveltia/cms/package.json":
      return json(editorFile("package.json"));
  }
  const [, folder, name = ""] = /^\/(client|fonts)\/([\w.-]+)$/.exec(pathname) ?? [];
  if (folder === "client" && CLIENT_MODULES.has(name)) return script(await clientScript(name));
  const font = folder === "fonts" && FONTS.get(name);
  return font ? { type: "font/woff2", body: readFileSync(path.join(EDITOR_MODULES, font)) } : undefined;
}

const script = (body: string | Buffer) => ({ type: "text/javascript; charset=utf-8", body });
const json = (body: string) => ({ type: "application/json", body });

/** A file of the editor, with remote addresses replaced by local ones. */
function editorFile(name: string): string {
  const text = readFileSync(path.join(EDITOR_MODULES, "@sveltia/cms", name), "utf8");
  return REMOTE_ASSETS.reduce((result, [remote, local]) => result.replaceAll(remote, local), text);
}

/** Signs the user in and selects Spanish before the editor starts. */
const startScript = (token: string) => `(() => {
  const prefs = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, theme: "light", ...prefs, locale: "es-CO" }));
  localStorage.setItem("sveltia-cms.user", ${JSON.stringify(JSON.stringify({ backendName: "gitea", token }))});
  window.CMS_MANUAL_INIT = true;
})();
`;

const CLIENT_MODULES = new Set(["chooser.ts", "desk.ts", "editor.ts", "photograph.ts"]);

async function clientScript(name: string): Promise<string> {
  const file = path.join(CLIENT, name);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  return code;
}
