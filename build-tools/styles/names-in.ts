import type { Names } from "./written-names.ts";

const ELEMENT = /<([a-z][a-z0-9]*)(?=[\s>/])(?:[^>"]|"[^"]*")*?>/g;
const TYPE = /\stype="([a-z-]+)"/;
const CLASSES = /\sclass="([^"]*)"/;
const CODE = /<(script|style)\b[^>]*>.*?<\/\1>/gs;

/** The tags and classes in HTML as React writes it, and the types of fields as `type=search`. */
export function namesIn(html: string): Names {
  const tags = new Set<string>();
  const classes = new Set<string>();
  for (const [element, tag = ""] of html.replaceAll(CODE, "").matchAll(ELEMENT)) {
    tags.add(tag);
    const [, list = ""] = CLASSES.exec(element) ?? [];
    const [, type] = tag === "input" ? (TYPE.exec(element) ?? []) : [];
    if (type) classes.add(`type=${type}`);
    for (const name of unescaped(list).split(/\s+/)) if (name) classes.add(name);
  }
  return { tags: [...tags], classes: [...classes], beginnings: [] };
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
