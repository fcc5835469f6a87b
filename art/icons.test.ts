import sharp from "sharp";
import { expect, it } from "vitest";
import { packIco, planIcons } from "./icons.ts";

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#fff" } })
    .png()
    .toBuffer();

it("packs pictures at the offsets in the ICO's directory", async () => {
  const data = await Promise.all([16, 32].map(png));
  const ico = packIco(data.map((one, i) => ({ side: [16, 32][i] ?? 0, data: one })));
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [i, one] of data.entries()) {
    const line = 6 + 16 * i;
    expect(ico[line]).toBe([16, 32][i]);
    const size = ico.readUInt32LE(line + 8);
    const offset = ico.readUInt32LE(line + 12);
    expect(ico.subarray(offset, offset + size)).toEqual(one);
  }
});

it("makes icons in the sizes that browsers expect", async () => {
  const icons = await planIcons();
  const sizes = await Promise.all(
    icons
      .filter(({ file }) => file.endsWith(".png"))
      .map(async ({ name, make }) => [name, (await sharp(await make()).metadata()).width]),
  );
  expect(Object.fromEntries(sizes)).toEqual({ touch: 180, small: 192, large: 512, maskable: 512 });
});
