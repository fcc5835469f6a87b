import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aPhotograph, SECRETS } from "../testing/photograph";
import { assertPhotograph, convertLogo, convertPhotograph, nameFrom } from "./photograph";

/** A PNG header that claims this size but has no pixels. */
function hugePng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer()
    .then((png) => {
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      return png;
    });
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5" } })
    .jpeg()
    .toBuffer();

test("makes a phone photograph's master upright, in sRGB, of limited size and without its location", async () => {
  const photograph = await aPhotograph();
  for (const secret of SECRETS) expect(photograph.includes(secret), secret).toBe(true);
  const master = await convertPhotograph(photograph);
  const { exif, xmp, iptc, icc, orientation, ...head } = await sharp(master).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(head).toMatchObject({ format: "webp", width: 1920, height: 2560, space: "srgb" });
  for (const secret of SECRETS) expect(master.includes(secret), secret).toBe(false);
  // All four corners are where the photographer saw them.
  const { data } = await sharp(master)
    .resize(2, 2, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  expect(r).toBeGreaterThan(180);
  expect(Math.max(g, b)).toBeLessThan(80);
});

describe("refuses in Spanish what pages cannot show", () => {
  const cases: [what: string, file: () => Promise<Buffer> | Buffer, said: RegExp][] = [
    ["nothing", () => Buffer.alloc(0), /no es una foto/],
    ["a renamed text file", () => Buffer.from("Precios de octubre\n".repeat(200)), /no es una foto/],
    ["a drawing", () => readFile("content/logos/litoral.svg"), /no es una foto/],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n"), /no es una foto/],
    ["a small one", () => plain(800, 600), /demasiado pequeña: 800 × 600/],
    ["a narrow one", () => plain(4000, 300), /demasiado pequeña: 4000 × 300/],
    ["80 megapixels", () => hugePng(10_328, 7746), /demasiado grande: 80 megapíxeles \(10,328 × 7,746\)/],
    ["a claim to be endless", () => hugePng(2_000_000, 2_000_000), /demasiado grande|no es una foto/],
    [
      "a broken HEIC",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"),
      /HEIC no se puede leer/,
    ],
  ];
  test.each(cases)("%s", async (_what, file, said) => {
    const bytes = await file();
    await expect(assertPhotograph(bytes)).rejects.toThrow(said);
    await expect(convertPhotograph(bytes)).rejects.toThrow(said);
  });

  test("an incompletely copied file", async () => {
    const whole = await aPhotograph();
    const half = whole.subarray(0, whole.length / 2);
    await expect(convertPhotograph(half)).rejects.toThrow("dañada o no se copió entera");
  });

  test("80 megapixels, reading only the header", async () => {
    const start = performance.now();
    await expect(assertPhotograph(await hugePng(10_328, 7746))).rejects.toThrow("demasiado grande");
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test("trims a logo, fits it into its box and keeps it transparent", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><script>alert(1)</script><circle cx="200" cy="200" r="80" fill="#063"/></svg>',
  );
  const logo = await convertLogo(drawing);
  const { width, height, hasAlpha } = await sharp(logo).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 570, height: 192, hasAlpha: true });
  const { data } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * 570 + x) * 4 + 3];
  expect([alphaAt(96, 96), alphaAt(400, 96), alphaAt(2, 2)]).toEqual([255, 0, 0]);
  await expect(convertLogo(await plain(100, 40))).rejects.toThrow("logotipo es demasiado pequeño");
});

test("makes names from the first words", () => {
  expect(nameFrom("Dos niños cargan piñas, ñames y 3 sacos de café al camión")).toBe(
    "dos-ninos-cargan-pinas-names-y",
  );
  expect(nameFrom("¡¿…?!")).toBe("foto");
});
