import sharp, { type Metadata, type Sharp } from "sharp";
import { slugOf } from "../app/lib/slug.ts";
import { decodeHeic } from "./heic.ts";
import { Refusal } from "./refusal.ts";

/** What comes from phones and messengers. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
/** Larger ones come from no phone's ordinary setting, and a file of a few bytes may claim to be of any size. */
const MOST_PIXELS = 64_000_000;
/** So that a page may show it across a phone's window and larger than a stamp on a desktop. */
const LEAST = { long: 960, short: 640 };
/** The longer side of what is kept: more than a page shows at its widest. */
const LARGEST = 2560;

/** The box that logos are fitted into, px: three times what pages show. */
const LOGO = { width: 570, height: 192 };

const say = (message: string) => new Refusal(422, message);

const NO_HEIC =
  "Esta foto HEIC no se puede leer. Envíela como JPG: en el iPhone, Ajustes, Cámara, Formatos, «El más compatible».";
const NO_PICTURE = "Este archivo no es una foto. Elija una foto JPG, HEIC, PNG o WebP.";

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
  if (width * height > MOST_PIXELS)
    throw say(
      `La foto es demasiado grande: ${Math.round((width * height) / 1e6)} megapíxeles (${number.format(width)} × ${number.format(height)}). Envíe una de ${MOST_PIXELS / 1e6} megapíxeles o menos.`,
    );
  return head;
}

/** Throws a `Refusal` where a file is no photograph that pages can show, by what its head says. */
export async function assertPhotograph(bytes: Buffer): Promise<Metadata> {
  const head = await headOf(bytes, FORMATS);
  const { width, height } = head.autoOrient;
  if (Math.max(width, height) < LEAST.long || Math.min(width, height) < LEAST.short)
    throw say(
      `La foto es demasiado pequeña: ${width} × ${height} píxeles. El lado más largo debe tener ${LEAST.long} o más, y el más corto ${LEAST.short} o más. Pida la original: por WhatsApp, envíela como documento.`,
    );
  return head;
}

/** The picture in a file. Phones write things into theirs that libraries warn of; only what is missing or broken is refused. */
async function open(bytes: Buffer, { compression }: Metadata): Promise<Sharp> {
  if (compression !== "hevc")
    return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
  const { data, width, height } = await decodeHeic(bytes).catch(() => {
    throw say(NO_HEIC);
  });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** What is made of a picture, or a `Refusal` where it breaks off. */
const made = (image: Sharp): Promise<Buffer> =>
  image.toBuffer().catch(() => {
    throw say("La foto está dañada o no se copió entera. Cópiela otra vez del teléfono.");
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
  const { width, format } = await headOf(bytes, ["jpeg", "png", "webp", "svg"]);
  if (format !== "svg" && width < 200)
    throw say(
      `El logotipo es demasiado pequeño: ${width} píxeles de ancho. Se necesitan 200 o más; mejor un SVG.`,
    );
  const density = Math.min(2400, Math.max(1, (72 * 1200) / width));
  return made(
    sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: "error",
      ...(format === "svg" ? { density } : {}),
    })
      .autoOrient()
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
