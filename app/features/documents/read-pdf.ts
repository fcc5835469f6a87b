/** What a PDF written by PDFKit says; for tests. */
export type ReadPdf = {
  /** The file, a character for each byte. */
  source: string;
  /** The XMP metadata, which PDFKit never deflates. */
  metadata: string;
  /** The words on the pages, in the order of drawing; needs a file without compression. */
  readonly text: string;
};

type Cmap = readonly string[];

/** The body of an indirect object. */
function objectOf(source: string, id: string): string {
  const start = source.indexOf(`\n${id} 0 obj\n`);
  if (start < 0) throw new Error(`The PDF has no object ${id}.`);
  return source.slice(start, source.indexOf("\nendobj", start));
}

/** What each glyph of a font stands for, from its ToUnicode map. */
function cmapOf(source: string, fontId: string): Cmap {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, fontId))?.[1];
  const map = id && /beginbfrange\n([^]*?)\nendbfrange/.exec(objectOf(source, id))?.[1];
  if (!map) throw new Error(`Font ${fontId} has no map to Unicode.`);
  // Each line maps a run of glyphs: <first> <last> [<text> <text> …]; PDFKit writes them in order.
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, run = ""]) =>
    [...run.matchAll(/<([^>]*)>/g)].map(([, hex = ""]) =>
      String.fromCharCode(...(hex.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

function textOf(source: string): string {
  // Each page has a list of its own.
  const resources = Array.from(source.matchAll(/\/Font <<([^>]*)>>/g), ([, list = ""]) => list);
  const fonts = new Map(
    [...resources.join("").matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [
      name,
      cmapOf(source, id),
    ]),
  );
  let cmap: Cmap = [];
  let text = "";
  for (const [, font, shown = ""] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      cmap = fonts.get(font) ?? [];
      continue;
    }
    for (const code of shown.replaceAll(/[^<>]*<([^>]*)>[^<>]*/g, "$1").match(/[\da-f]{4}/gi) ?? []) {
      if (code === "0000") throw new Error(`The font has no glyph for what follows "${text.slice(-40)}".`);
      text += cmap[Number.parseInt(code, 16)] ?? "";
    }
  }
  return text;
}

/** Reads a PDF written by PDFKit. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString("latin1");
  const metadata = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(Buffer.from(bytes).toString("utf8"))?.[0] ?? "";
  return {
    source,
    metadata,
    get text() {
      return textOf(source);
    },
  };
}
