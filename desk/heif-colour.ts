/** A box of the ISO base media file format (ISO/IEC 14496-12), which HEIC and AVIF use. */
type Box = { type: string; content: Buffer };

/** Code points from ITU-T H.273. `2` means "unspecified", for which readers assume sRGB. */
const SRGB_PRIMARIES = new Set([1, 2, 5, 6, 7]);
const DISPLAY_P3_PRIMARIES = 12;
/** Transfer functions of standard dynamic range, none of which differs visibly from sRGB's. */
const SDR_TRANSFERS = new Set([1, 2, 4, 6, 13, 14, 15]);

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    if (at + header > bytes.length) break;
    const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const size = long === 0 ? bytes.length - at : long;
    if (size < header) break;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      content: bytes.subarray(at + header, at + size),
    });
    at += size;
  }
  return boxes;
}

const contentOf = (bytes: Buffer, type: string): Buffer =>
  boxesIn(bytes).find((box) => box.type === type)?.content ?? Buffer.alloc(0);

/** The properties of the primary image. Tiles, thumbnails and depth maps have colours of their own. */
function primaryProperties(file: Buffer): Box[] {
  const meta = contentOf(file, "meta").subarray(4);
  const primary = contentOf(meta, "pitm");
  const primaryId = primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4);
  const container = contentOf(meta, "iprp");
  const properties = boxesIn(contentOf(container, "ipco"));
  const associations = boxesIn(container).filter(({ type }) => type === "ipma");
  return associations.flatMap(({ content }) =>
    indexesOf(content, primaryId).flatMap((index) => properties[index - 1] ?? []),
  );
}

/** The indexes, counted from 1, of the properties that an `ipma` box assigns to an item. */
function indexesOf(ipma: Buffer, itemId: number): number[] {
  const idBytes = ipma.readUInt8(0) === 0 ? 2 : 4;
  const indexBytes = (ipma.readUInt8(3) & 1) === 0 ? 1 : 2;
  // The highest bit says whether a reader must understand the property.
  const indexMask = indexBytes === 1 ? 0x7f : 0x7fff;
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0; left--) {
    const id = ipma.readUIntBE(at, idBytes);
    const count = ipma.readUInt8(at + idBytes);
    at += idBytes + 1;
    if (id === itemId) {
      const start = at;
      return Array.from(
        { length: count },
        (_, i) => ipma.readUIntBE(start + i * indexBytes, indexBytes) & indexMask,
      );
    }
    at += count * indexBytes;
  }
  return [];
}

/**
 * The colour space that a HEIC or AVIF declares with code points (`nclx`) instead of an ICC profile. libheif and sharp do
 * not convert the colours of such files.
 *
 * @returns `other` if a profile alone cannot convert the colours, as with HDR.
 */
export function codedColourSpace(file: Buffer): "srgb" | "p3" | "other" {
  const coded = primaryProperties(file).find(
    ({ type, content }) => type === "colr" && content.toString("latin1", 0, 4) === "nclx",
  )?.content;
  if (!coded) return "srgb";
  const [primaries, transfer] = [coded.readUInt16BE(4), coded.readUInt16BE(6)];
  if (!SDR_TRANSFERS.has(transfer)) return "other";
  if (primaries === DISPLAY_P3_PRIMARIES) return "p3";
  return SRGB_PRIMARIES.has(primaries) ? "srgb" : "other";
}
