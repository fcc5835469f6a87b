import { parseAst, type Plugin } from "vite";

/** The tags and classes that elements may have, types of fields among these as `type=search`, and how classes begin whose end is worked out. */
export type Names = { tags: string[]; classes: string[]; beginnings: string[] };

/** The same of code that a page may not use: where none of its marks stands in the HTML, it does not. */
export type OptionalNames = Names & { marks: string[] };

/** What a route's code may write into its page after the page was built, by the address of that code. */
export type WrittenNames = Record<string, Names & { sections: OptionalNames[] }>;

/** Where the build leaves it for `writePageStyles`, which takes it away. */
export const NAMES_FILE = "written-names.json";

/** Hooks that draw nothing else later: they read what is the same until another page comes. */
const LASTING = /^use(?:Id|Context|Location|Matches|LoaderData|Language|Words|PageLanguage|IsNotFoundFile)$/;

const IS_CODE = /\.(?:tsx?|m?js)(?:\?|$)/;

const JSX = /^_?jsxs?(?:DEV)?$/;

/** What a module's code writes, and whether it may draw anything else once the page is shown. */
type Module = Names & { isLive: boolean };

/**
 * Notes which tags and classes the code of each route may add to its page: those in the code of components that have
 * state, of all that they import, and of what is imported when needed. What else a route's code writes stands in the HTML.
 */
export function writtenNames(): Plugin {
  return {
    name: "written-names",
    applyToEnvironment: ({ name, config }) => name === "client" && config.command === "build",
    generateBundle(_, bundle) {
      const modules = new Map<string, Module>();
      const read = (id: string): Module => {
        const known = modules.get(id) ?? readModule(this.getModuleInfo(id)?.code ?? "");
        modules.set(id, known);
        return known;
      };
      const liveIn = (entry: string): string[] => {
        const found = new Set<string>();
        const seen = new Set<string>();
        const visit = (id: string, isAfterLive: boolean) => {
          if (!IS_CODE.test(id) || isOfWords(id) || seen.has(`${isAfterLive} ${id}`)) return;
          seen.add(`${isAfterLive} ${id}`);
          const info = this.getModuleInfo(id);
          const isLive = read(id).isLive || isAfterLive;
          if (isLive) found.add(id);
          for (const imported of info?.importedIds ?? []) visit(imported, isLive);
          for (const imported of info?.dynamicallyImportedIds ?? []) visit(imported, true);
        };
        visit(entry, false);
        return [...found];
      };
      const entries = Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk" && chunk.isEntry && chunk.facadeModuleId
          ? [{ address: `/${chunk.fileName}`, live: liveIn(chunk.facadeModuleId) }]
          : [],
      );
      const writers = new Map<string, number>();
      for (const { classes } of modules.values())
        for (const name of classes) writers.set(name, (writers.get(name) ?? 0) + 1);
      /** Sections are parts of a page that stand in its HTML wherever they are used. */
      const sectionOf = (id: string): OptionalNames => {
        const { tags, classes, beginnings } = read(id);
        return { tags, classes, beginnings, marks: classes.filter((name) => writers.get(name) === 1) };
      };
      const names: WrittenNames = {};
      for (const { address, live } of entries) {
        const always = live.filter((id) => !isSection(id)).map(read);
        names[address] = {
          tags: [...new Set(always.flatMap((module) => module.tags))],
          classes: [...new Set(always.flatMap((module) => module.classes))],
          beginnings: [...new Set(always.flatMap((module) => module.beginnings))],
          sections: live.filter(isSection).map(sectionOf),
        };
      }
      this.emitFile({ type: "asset", fileName: NAMES_FILE, source: JSON.stringify(names) });
    },
  };
}

/** The farm's menu is a part of the frame that only another page brings. */
const isSection = (id: string) => id.includes("/app/sections/") || id.includes("/app/layouts/farm-menu.");

/** Texts, and libraries that write no elements. */
const isOfWords = (id: string) =>
  id.includes("/app/words/") || /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//.test(id);

/** @param code As the bundler has it: without types, its elements as calls. */
export function readModule(code: string): Module {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const beginnings = new Set<string>();
  let isLive = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const { type, callee, arguments: given, key, value, quasis } = node;
    if (type === "ImportDeclaration") return;
    if (type === "Property" && isNode(key) && key["name"] === "type" && isNode(value))
      classes.add(`type=${String(value["value"])}`);
    if (type === "CallExpression" && isNode(callee) && typeof callee["name"] === "string") {
      const { name } = callee;
      isLive ||= name === "lazy" || (/^use[A-Z]/.test(name) && !LASTING.test(name));
      const [first] = Array.isArray(given) ? given : [];
      if (JSX.test(name) && isNode(first) && typeof first["value"] === "string") {
        tags.add(first["value"]);
        visit(Array.isArray(given) ? given.slice(1) : []);
        return;
      }
    }
    if (type === "Literal" && typeof value === "string") addWords(value, classes);
    if (type === "TemplateLiteral" && Array.isArray(quasis)) quasis.forEach(addQuasi);
    for (const inner of Object.values(node)) visit(inner);
  };
  const addQuasi = (quasi: unknown) => {
    if (!isNode(quasi)) return;
    const { value, tail } = quasi;
    const text = isNode(value) && typeof value["raw"] === "string" ? value["raw"] : "";
    addWords(text, classes);
    const [, beginning] = /(?:^|\s)([A-Za-z][\w-]{2,}-)$/.exec(text) ?? [];
    if (tail === false && beginning) beginnings.add(beginning);
  };
  visit(parseAst(code).body);
  return { tags: [...tags], classes: [...classes], beginnings: [...beginnings], isLive };
}

function addWords(text: string, words: Set<string>): void {
  for (const word of text.split(/\s+/)) if (word) words.add(word);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
