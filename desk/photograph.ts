import { crc32, deflateSync } from "node:zlib";
import sharp, { type Metadata, type Sharp } from "sharp";
import { slugOf } from "../app/lib/slug.ts";
import { codedColourSpace } from "./heif-colour.ts";
import { decodeHeic } from "./heic.ts";
import { Refusal } from "./refusal.ts";

/** What comes from phones and messengers. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
/** Larger ones come from no phone's ordinary setting, and a file of a few bytes may claim to be of any size. */
const MAX_PIXELS = 64_000_000;
/** So that a page may show it across a phone's window and larger than a stamp on a desktop. */
const LEAST = { long: 960, short: 640 };
/** The longer side of what is kept: more than a page shows at its widest. */
const LARGEST = 2560;
/** Signature and `IHDR` chunk of a PNG, in bytes. */
const PNG_HEADER = 33;

/** The box that logos are fitted into, px: three times what pages show. */
const LOGO = { width: 570, height: 192 };

const say = (message: string) => new Refusal(422, message);

const NO_HEIC =
  "Esta foto HEIC no se puede leer. Envíela como JPG: en el iPhone, Ajustes, Cámara, Formatos, «El más compatible».";
const NO_PICTURE = "Este archivo no es una foto. Elija una foto JPG, HEIC, PNG o WebP.";
const DAMAGED = "La foto está dañada o no se copió entera. Cópiela otra vez del teléfono.";
const HDR = "Los colores de esta foto (HDR) no se pueden convertir. Envíela como JPG.";

const number = new Intl.NumberFormat("es-HN");

/** Whether a file is a HEIC of an iPhone, by its first bytes. */
const isHeic = (bytes: Buffer) => /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** What the head of a file says of the picture in it; nothing is decoded. */
async function headOf(bytes: Buffer, formats: readonly string[]): Promise<Metadata> {
  const head =
    bytes.length === 0
      ? undefined
      : await sharp(bytes, { limitInputPixels: false })
          .metadata()
          .catch(() => undefined);
  if (!head && isHeic(bytes)) throw say(NO_HEIC);
  if (!head || !formats.includes(head.format)) throw say(NO_PICTURE);
  const { width, height } = head;
  if (width * height > MAX_PIXELS)
    throw say(
      `La foto es demasiado grande: ${Math.round((width * height) / 1e6)} megapíxeles (${number.format(width)} × ${number.format(height)}). Envíe una de ${MAX_PIXELS / 1e6} megapíxeles o menos.`,
    );
  return head;
}

/** Throws a `Refusal` unless a file is a photograph that pages can show. Reads its head alone. */
export async function assertPhotograph(bytes: Buffer): Promise<Metadata> {
  const head = await headOf(bytes, FORMATS);
  const { width, height } = head.autoOrient;
  if (Math.max(width, height) < LEAST.long || Math.min(width, height) < LEAST.short)
    throw say(
      `La foto es demasiado pequeña: ${width} × ${height} píxeles. El lado más largo debe tener ${LEAST.long} o más, y el más corto ${LEAST.short} o más. Pida la original: por WhatsApp, envíela como documento.`,
    );
  await codedProfile(bytes, head);
  return head;
}

/**
 * Decodes a picture upright, with the colour space that pages show. Phones write metadata that libraries warn of; only
 * what is missing or broken is refused.
 */
async function open(bytes: Buffer, head: Metadata, options: { density?: number } = {}): Promise<Sharp> {
  const profile = await codedProfile(bytes, head);
  if (head.compression === "hevc") {
    const { data, width, height } = await decodeHeic(bytes).catch(() => {
      throw say(NO_HEIC);
    });
    const pixels = sharp(data, { raw: { width, height, channels: 4 } });
    return assignProfile(pixels, head.icc ?? profile);
  }
  const image = sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  // sharp converts an embedded profile to sRGB only at 8 bits. At 16 it converts to Display P3, and ignores a grey profile.
  if (head.depth === "ushort") image.pipelineColourspace(head.channels < 3 ? "b-w" : "srgb");
  return assignProfile(image, profile);
}

/** The ICC profile to assign to the pixels of a HEIC or AVIF that names its colour space by code points. */
async function codedProfile(bytes: Buffer, { format, icc }: Metadata): Promise<Buffer | undefined> {
  // An embedded ICC profile takes precedence.
  if (format !== "heif" || icc) return undefined;
  const space = codedColourSpace(bytes);
  if (space === "other") throw say(HDR);
  return space === "p3" ? displayP3() : undefined;
}

/** The ICC profile of Display P3 that comes with sharp. */
async function displayP3(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } });
  const { icc } = await sharp(await pixel.withIccProfile("p3").png().toBuffer()).metadata();
  return icc;
}

/**
 * Gives pixels a profile that sharp then converts from. sharp reads profiles from files alone, so the pixels become a PNG
 * with an `iCCP` chunk behind its header.
 */
async function assignProfile(image: Sharp, profile: Buffer | undefined): Promise<Sharp> {
  if (!profile) return image;
  const png = await made(image.png({ compressionLevel: 0 }));
  const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return sharp(
    Buffer.concat([png.subarray(0, PNG_HEADER), length, body, checksum, png.subarray(PNG_HEADER)]),
  );
}

/** What is made of a picture, or a `Refusal` where it breaks off. */
const made = (image: Sharp): Promise<Buffer> =>
  image.toBuffer().catch(() => {
    throw say(DAMAGED);
  });

/**
 * Makes the master of a photograph: upright, in sRGB, no larger than pages need, and with nothing but its pixels. Where and
 * when it was taken, and with what, is not kept.
 *
 * @param bytes The file as it came from the phone.
 */
export async function developPhotograph(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes, await assertPhotograph(bytes));
  return made(
    picture
      .flatten({ background: "#fff" })
      .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 90, effort: 4 }),
  );
}

/**
 * Makes the picture of a logo: without the space around it, at the left of the box that pages show logos in. Drawings
 * become pictures, too, so that nothing in them can run.
 *
 * @param bytes The file as its owner sent it.
 */
export async function developLogo(bytes: Buffer): Promise<Buffer> {
  const head = await headOf(bytes, ["jpeg", "png", "webp", "svg"]);
  const { width, format } = head;
  if (format !== "svg" && width < 200)
    throw say(
      `El logotipo es demasiado pequeño: ${width} píxeles de ancho. Se necesitan 200 o más; mejor un SVG.`,
    );
  const density = Math.min(2400, Math.max(1, (72 * 1200) / width));
  const picture = await open(bytes, head, format === "svg" ? { density } : {});
  return made(
    picture
      .ensureAlpha()
      .trim()
      .resize({ ...LOGO, fit: "contain", position: "left", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace("srgb")
      .webp({ quality: 90, alphaQuality: 100 }),
  );
}

/** A name for files, of the first words of a text: `racimos-de-fruta-madura`. */
export function nameFrom(text: string): string {
  return slugOf(text).split("-").slice(0, 6).join("-").slice(0, 48).replace(/-$/, "") || "foto";
}
