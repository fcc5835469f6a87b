import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { decodeHeic } from "./heic";
import { assertPhotograph, convertLogo, convertPhotograph } from "./photograph";

// The decoder is installed with the editor, so only e2e/desk.spec.ts runs it.
vi.mock("./heic");

type Colour = { r: number; g: number; b: number };

/** A red within sRGB, and the same red in Display P3. */
const RED: Colour = { r: 217, g: 42, b: 51 };
const RED_IN_P3: Colour = { r: 200, g: 60, b: 58 };
const GREY: Colour = { r: 120, g: 120, b: 120 };

let folder = "";
/** Paths of ICC profiles whose tone curve differs from sRGB's. */
let profile = { colour: "", grey: "" };

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "colour-"));
  profile = { colour: path.join(folder, "colour.icc"), grey: path.join(folder, "grey.icc") };
  const { icc = Buffer.alloc(0) } = await sharp(
    await plain(RED).withIccProfile("p3").png().toBuffer(),
  ).metadata();
  // The exponent of a parametric curve is a fixed-point number, 12 bytes in.
  icc.writeInt32BE(Math.round(1.8 * 0x10000), icc.indexOf("para") + 12);
  writeFileSync(profile.colour, icc);
  icc.write("GRAY", 16, "latin1");
  icc.write("kTRC", icc.indexOf("rTRC"), "latin1");
  writeFileSync(profile.grey, icc);
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (background: Colour) => sharp({ create: { width: 960, height: 640, channels: 3, background } });

/** The picture as a PNG with 16 bits per channel and the same profile. */
const at16Bits = async (picture: Sharp, space: "rgb16" | "grey16" = "rgb16") =>
  sharp(await picture.png().toBuffer())
    .keepIccProfile()
    .toColourspace(space)
    .png()
    .toBuffer();

/** Checks a pixel in both the photograph and the logo made from a picture. WebP changes values slightly. */
async function expectColour(picture: Buffer, { r, g, b }: Colour) {
  const pixel = sharp(picture).extract({ left: 90, top: 90, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await pixel.raw().toBuffer();
  const difference = Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b));
  expect(difference, `${red}, ${green}, ${blue} instead of ${r}, ${g}, ${b}`).toBeLessThanOrEqual(3);
}

describe.each([
  ["photograph", convertPhotograph],
  ["logo", convertLogo],
] as const)("a %s has the colours of its file", (_kind, develop) => {
  const cases: [file: string, make: () => Promise<Buffer>, colour: Colour][] = [
    ["JPEG in Display P3", () => plain(RED).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(), RED],
    ["WebP in Display P3", () => plain(RED).withIccProfile("p3").webp({ quality: 95 }).toBuffer(), RED],
    ["16-bit PNG in sRGB", () => at16Bits(plain(RED).withIccProfile("srgb")), RED],
    ["16-bit PNG in Display P3", () => at16Bits(plain(RED).withIccProfile("p3")), RED],
    ["16-bit PNG in another space", () => at16Bits(plain(RED).withIccProfile(profile.colour)), RED],
    ["16-bit PNG without a profile", () => at16Bits(plain(RED)), RED],
    ["transparent 16-bit PNG", () => at16Bits(plain(RED).ensureAlpha().withIccProfile("p3")), RED],
    [
      "16-bit greyscale PNG",
      () => at16Bits(plain(GREY).toColourspace("b-w").withIccProfile(profile.grey), "grey16"),
      GREY,
    ],
  ];
  test.each(cases)("%s", async (_file, make, colour) => {
    await expectColour(await develop(await make()), colour);
  });
});

test("converts a ten-bit AVIF from its embedded profile", async () => {
  const avif = await plain(RED).withIccProfile("p3").avif({ bitdepth: 10, effort: 0 }).toBuffer();
  await expectColour(await convertPhotograph(avif), RED);
});

const phone = readFileSync("testing/photograph.heic");

/** Makes the mocked decoder return a picture of one colour. */
const decodeAs = ({ r, g, b }: Colour) =>
  vi.mocked(decodeHeic).mockResolvedValue({
    data: new Uint8ClampedArray(960 * 1280 * 4).map((_, i) => [r, g, b, 255][i % 4] ?? 0),
    width: 960,
    height: 1280,
  });

test("converts a HEIC from its embedded profile, as iPhones write", async () => {
  decodeAs(RED_IN_P3);
  await expectColour(await convertPhotograph(phone), RED);
});

test("takes a HEIC without a profile for sRGB", async () => {
  decodeAs(RED);
  const file = Buffer.from(phone);
  file.write("free", file.indexOf("colrprof"), "latin1");
  await expectColour(await convertPhotograph(file), RED);
});

test("refuses HDR", async () => {
  const hdr = await plain(RED).avif({ bitdepth: 10, effort: 0 }).toBuffer();
  await expect(assertPhotograph(hdr)).rejects.toThrow(/HDR/);
});
