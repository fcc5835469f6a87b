import { inflateSync } from "node:zlib";

const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/**
 * The TrueType font inside a WOFF file: the same tables, inflated.
 * PDFKit reads WOFF too, but inflates a table again for each glyph: four times the time for a document.
 */
export function unwrapWoff(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new TypeError("Not a WOFF file.");
  const count = file.readUInt16BE(12);
  const directory = Buffer.alloc(sfnt.header + count * sfnt.entry);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);

  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = woff.header + index * woff.entry;
    const start = file.readUInt32BE(from + 4);
    const stored = file.subarray(start, start + file.readUInt32BE(from + 8));
    const length = file.readUInt32BE(from + 12);
    const table = stored.length < length ? inflateSync(stored) : stored;

    const to = sfnt.header + index * sfnt.entry;
    file.copy(directory, to, from, from + 4);
    file.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts, end);
}
