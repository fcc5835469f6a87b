import { compile, parse, postprocess, preprocess } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { escapeHtml } from "../lib/escape-html.ts";
import { pictureFallback, pictureSrcSet, type Picture } from "../lib/picture.ts";
import { slugOf } from "../lib/slug.ts";
import { downloads, type Download } from "./downloads.ts";
import { isPage } from "./links.ts";
import { isStudioPicture, picturesIn } from "./pictures.ts";

/** A heading that a text is divided by. */
export type Heading = { id: string; title: string };

/** A text as a page shows it. */
export type WrittenText = {
  html: string;
  /** Its headings, where there are many. */
  contents: readonly Heading[];
};

/** What is wrong in a text, and in which of its lines, from 0. */
export type TextProblem = { line: number; message: string };

/** From this many headings on, a text begins with a list of them. */
const LONG = 4;

/** What is still to be answered: `[Escriba aquí el año.]`; editors put a stroke before a bracket. */
const PROMPT = /\\?\[Escriba aquí[^\]]*\]/gi;

const pictures = picturesIn("es");

const eventsOf = (source: string) =>
  postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(source, undefined, true)),
  );

/**
 * What is wrong in a text that the owner writes in Markdown.
 *
 * @param isDraft Whether it may still have questions to who writes it.
 */
export function problemsInText(source: string, isDraft: boolean): TextProblem[] {
  const problems = isDraft ? [] : openPrompts(source);
  let paragraph = "";
  let isInPicture = false;
  let isHeadingOpen = false;
  let level = 1;
  for (const [step, token, context] of eventsOf(source)) {
    const say = (message: string) => problems.push({ line: token.start.line - 1, message });
    const isEntered = step === "enter";
    switch (token.type) {
      case "paragraph":
        paragraph = isEntered ? context.sliceSerialize(token) : "";
        break;
      case "image":
        isInPicture = isEntered;
        if (isEntered && paragraph !== context.sliceSerialize(token))
          say("has a picture that stands not in a paragraph of its own");
        break;
      case "atxHeading":
        isHeadingOpen = isEntered;
        break;
      case "atxHeadingSequence":
      case "setextHeadingLineSequence": {
        // A heading may end with the signs that it begins with.
        if (!isEntered || (token.type === "atxHeadingSequence" && !isHeadingOpen)) break;
        isHeadingOpen = false;
        const own = levelOf(context.sliceSerialize(token));
        if (own < 2 || own > 3) say("has a heading of another size than ## or ###");
        else if (own > level + 1) say("has a heading ### that stands under none of ##");
        level = own;
        break;
      }
      case "resourceDestinationString":
      case "definitionDestinationString":
        if (isEntered)
          for (const message of problemsOfTarget(context.sliceSerialize(token), isInPicture)) say(message);
    }
  }
  return problems;
}

const lineOf = (source: string, at: number) => source.slice(0, at).split("\n").length - 1;

const openPrompts = (source: string): TextProblem[] =>
  [...source.matchAll(PROMPT)].map(({ 0: prompt, index }) => ({
    line: lineOf(source, index),
    message: `still has ${prompt.replace("\\", "")}: it is no draft, and that is still to be written`,
  }));

/** The size of a heading, by its signs: `##`, or a line below it. */
const levelOf = (signs: string) => (signs.startsWith("#") ? signs.length : signs.startsWith("=") ? 1 : 2);

function problemsOfTarget(target: string, isPicture: boolean): string[] {
  if (isPicture)
    return Object.hasOwn(pictures, target)
      ? []
      : [`shows ${target}, which is no picture of content/pictures`];
  const [path = ""] = target.split("#");
  if (/^(?:#|https?:|mailto:|tel:)/.test(target) || isPage(path) || downloads.has(path)) return [];
  return path.startsWith("/documentos/")
    ? [`links to ${path}, which is no file of content/downloads`]
    : [`links to ${path || "nothing"}, which is no page of this site`];
}

/** Makes HTML of a text in Markdown; HTML in it is shown as text. */
export function writtenText(source: string): WrittenText {
  const markdown = compile({
    htmlExtensions: [
      gfmHtml({ label: "Notas", backLabel: (index) => `Volver a la referencia ${index + 1}` }),
    ],
  })(eventsOf(source));
  const { html, headings } = withAnchors(markdown);
  return {
    html: [withPictures, withDownloads, withTables, withQuotes, withTimeLines, withPrompts].reduce(
      (text, step) => step(text),
      html,
    ),
    contents: headings.length < LONG ? [] : headings,
  };
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, "");

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

const decoded = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** Headings that an address can name; of two alike the second has a number. */
function withAnchors(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const counts = new Map<string, number>();
  const html = source.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const title = decoded(plain(inner));
    const slug = slugOf(title) || "apartado";
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    const id = count === 1 ? slug : `${slug}-${count}`;
    if (level === "2") headings.push({ id, title });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html, headings };
}

/** A picture by its name, in its own words, with what stands in brackets below it. */
const withPictures = (html: string) =>
  html.replaceAll(/<p><img src="([^"]*)" alt="([^"]*)"[^>]*><\/p>/g, (all, name: string, caption: string) => {
    const picture = pictures[name];
    if (!picture) return all;
    const look = isStudioPicture(name) ? "tile tile-studio" : "tile";
    const below = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
    return `<figure><div class="${look}">${pictureHtml(picture)}</div>${below}</figure>`;
  });

const pictureHtml = (picture: Picture) =>
  `<picture><source type="image/avif" srcset="${pictureSrcSet(picture)}" sizes="(width < 1181px) 92vw, 720px">` +
  `<img src="${pictureFallback(picture)}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`;

const ARROW =
  '<svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="M12 4.5v11m-5-5 5 5 5-5M5 19.5h14"/></svg>';

const kindAndSize = ({ kind, size }: Download) => [kind, size].filter(Boolean).join(", ");

/** A link to a file says what it is and how large; where it is all of a paragraph, it stands as a card. */
const withDownloads = (html: string) =>
  html.replaceAll(
    /(<p>)?<a href="(\/documentos\/[^"#]*)">([\s\S]*?)<\/a>(<\/p>)?/g,
    (all, before: string | undefined, path: string, label: string, after: string | undefined) => {
      const file = downloads.get(path);
      if (!file) return all;
      const says = `${label} <small>(${kindAndSize(file)})</small>`;
      return before && after
        ? `<p><a href="${path}" class="download">${ARROW}${says}</a></p>`
        : `${before ?? ""}<a href="${path}">${says}</a>${after ?? ""}`;
    },
  );

/** A table that a phone can show: its first column names the rows, and each cell knows its column. */
const withTables = (html: string) =>
  html.replaceAll(/<table>[\s\S]*?<\/table>/g, (table) => {
    const columns = [...table.matchAll(/<th(?: [^>]*)?>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) =>
      plain(cell),
    );
    const rows = table.replaceAll(/<tr>\n(?:<td[\s\S]*?)<\/tr>/g, (row) => {
      let index = 0;
      return row.replaceAll(/<td([^>]*)>([\s\S]*?)<\/td>/g, (_, look: string, cell: string) => {
        const column = columns[index++] ?? "";
        if (index === 1) return `<th scope="row"${look}>${cell}</th>`;
        return `<td${look} data-column="${column.replaceAll('"', "&quot;")}">${cell}</td>`;
      });
    });
    // The attribute of HTML is one that HTML has given up.
    const headed = rows
      .replaceAll(/ align="(\w+)"/g, ' data-align="$1"')
      .replaceAll(/<th(?=[ >])(?! scope)/g, '<th scope="col"');
    const whole = columns.every((column) => column === "")
      ? headed.replace(/<thead>[\s\S]*?<\/thead>\n?/, "")
      : headed;
    return whole.replace("<table>", columns.length > 2 ? '<table class="table-wide">' : "<table>");
  });

/** The last paragraph of a quote, where it begins with a dash, says who said it. */
const withQuotes = (html: string) =>
  html.replaceAll(
    /<blockquote>((?:(?!<blockquote>)[\s\S])*?)<p>[—–-] ?((?:(?!<p>)[\s\S])*?)<\/p>\s*<\/blockquote>/g,
    "<figure><blockquote>$1</blockquote><figcaption>$2</figcaption></figure>",
  );

/** A list whose entries all begin with a year in bold letters. */
const withTimeLines = (html: string) =>
  html.replaceAll(/<ul>\n((?:(?!<\/?ul>)[\s\S])*?)<\/ul>/g, (all, entries: string) =>
    entries
      .split("<li>")
      .slice(1)
      .every((entry) => /^\s*(?:<p>)?<strong>(?:\d{4}\b|\[Escriba aquí el año)/i.test(entry))
      ? `<ul class="time-line">\n${entries.replaceAll(/(<strong>\d{4}[^<]*?)[.:]?<\/strong>[.:]?/g, "$1</strong>")}</ul>`
      : all,
  );

/** Only a preview has any. */
const withPrompts = (html: string) => html.replaceAll(PROMPT, "<mark>$&</mark>");
