import { crc32, deflateSync } from "node:zlib";
import sharp, { type Metadata, type Sharp } from "sharp";
import { slugOf } from "../app/lib/slug.ts";
import { decodeHeic } from "./heic.ts";
import { Refusal } from "./refusal.ts";

/** Formats that phones and messengers produce. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
/** More than phones produce by default. A limit is needed, because a file of a few bytes may claim any size. */
const MAX_PIXELS = 64_000_000;
/** Enough for a phone's width and for a reasonable size on a desktop. */
const MIN_SIDES = { long: 960, short: 640 };
/** The longest side of a master, which is more than any page shows. */
const MAX_SIDE = 2560;
/** The length in bytes of a PNG's signature and `IHDR` chunk. */
const PNG_HEADER = 33;

/** The box, in px, into which logos are fitted: three times the size at which pages show them. */
const LOGO_BOX = { width: 570, height: 192 };

const refusal = (message: string) => new Refusal(422, message);

const NO_HEIC =
  "Esta foto HEIC no se puede leer. Envíela como JPG: en el iPhone, Ajustes, Cámara, Formatos, «El más compatible».";
const NO_PICTURE = "Este archivo no es una foto. Elija una foto JPG, HEIC, PNG o WebP.";
const DAMAGED = "La foto está dañada o no se copió entera. Cópiela otra vez del teléfono.";
const HDR = "Los colores de esta foto (HDR) no se pueden convertir. Envíela como JPG.";

const number = new Intl.NumberFormat("es-HN");

/** Recognises an iPhone's HEIC by its first bytes. */
const isHeic = (bytes: Buffer) => /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** Reads and checks a picture's header without decoding its pixels. */
async function readMetadata(bytes: Buffer, formats: readonly string[]): Promise<Metadata> {
  const metadata =
    bytes.length === 0
      ? undefined
      : await sharp(bytes, { limitInputPixels: false })
          .metadata()
          .catch(() => undefined);
  if (!metadata && isHeic(bytes)) throw refusal(NO_HEIC);
  if (!metadata || !formats.includes(metadata.format)) throw refusal(NO_PICTURE);
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS)
    throw refusal(
      `La foto es demasiado grande: ${Math.round((width * height) / 1e6)} megapíxeles (${number.format(width)} × ${number.format(height)}). Envíe una de ${MAX_PIXELS / 1e6} megapíxeles o menos.`,
    );
  return metadata;
}

/** Throws a `Refusal` unless the file is a photograph that pages can show. Reads only the header. */
export async function assertPhotograph(bytes: Buffer): Promise<Metadata> {
  const head = await readMetadata(bytes, FORMATS);
  const { width, height } = head.autoOrient;
  if (Math.max(width, height) < MIN_SIDES.long || Math.min(width, height) < MIN_SIDES.short)
    throw refusal(
      `La foto es demasiado pequeña: ${width} × ${height} píxeles. El lado más largo debe tener ${MIN_SIDES.long} o más, y el más corto ${MIN_SIDES.short} o más. Pida la original: por WhatsApp, envíela como documento.`,
    );
  // HDR has more than eight bits, and no profile that sharp could convert from.
  if (head.format === "heif" && !head.icc && (head.bitsPerSample ?? 8) > 8) throw refusal(HDR);
  return head;
}

/** Decodes a picture upright. Ignores warnings, because phones write metadata that libraries warn about. */
async function decode(bytes: Buffer, head: Metadata, options: { density?: number } = {}): Promise<Sharp> {
  if (head.compression === "hevc") {
    const { data, width, height } = await decodeHeic(bytes).catch(() => {
      throw refusal(NO_HEIC);
    });
    const pixels = sharp(data, { raw: { width, height, channels: 4 } });
    return head.icc ? assignProfile(pixels, head.icc) : pixels;
  }
  const image = sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  // sharp converts embedded profiles to sRGB only at 8 bits. At 16 bits it converts to P3 and ignores grey profiles.
  if (head.depth === "ushort") image.pipelineColourspace(head.channels < 3 ? "b-w" : "srgb");
  return image;
}

/** Assigns the profile from which sharp converts. sharp reads profiles only from files, so this adds it to a PNG. */
async function assignProfile(image: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await encode(image.png({ compressionLevel: 0 }));
  const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return sharp(
    Buffer.concat([png.subarray(0, PNG_HEADER), length, body, checksum, png.subarray(PNG_HEADER)]),
  );
}

/** Encodes a picture. Throws a `Refusal` if the file turns out to be damaged. */
const encode = (image: Sharp): Promise<Buffer> =>
  image.toBuffer().catch(() => {
    throw refusal(DAMAGED);
  });

/** Makes a photograph's master: upright, in sRGB, no larger than pages need, and without metadata. */
export async function convertPhotograph(bytes: Buffer): Promise<Buffer> {
  const picture = await decode(bytes, await assertPhotograph(bytes));
  return encode(
    picture
      .flatten({ background: "#fff" })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 90, effort: 4 }),
  );
}

/** Trims a logo and fits it into its box, at the left. Even an SVG becomes pixels, so that no script in it can run. */
export async function convertLogo(bytes: Buffer): Promise<Buffer> {
  const metadata = await readMetadata(bytes, ["jpeg", "png", "webp", "svg"]);
  const { width, format } = metadata;
  if (format !== "svg" && width < 200)
    throw refusal(
      `El logotipo es demasiado pequeño: ${width} píxeles de ancho. Se necesitan 200 o más; mejor un SVG.`,
    );
  const density = Math.min(2400, Math.max(1, (72 * 1200) / width));
  const picture = await decode(bytes, metadata, format === "svg" ? { density } : {});
  return encode(
    picture
      .ensureAlpha()
      .trim()
      .resize({ ...LOGO_BOX, fit: "contain", position: "left", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace("srgb")
      .webp({ quality: 90, alphaQuality: 100 }),
  );
}

/** Makes a file name, such as `racimos-de-fruta-madura`, from a text's first words. */
export function nameFrom(text: string): string {
  return slugOf(text).split("-").slice(0, 6).join("-").slice(0, 48).replace(/-$/, "") || "foto";
}
