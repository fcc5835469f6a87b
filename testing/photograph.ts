import sharp from "sharp";

/** Metadata that must not be published. */
export const SECRETS = ["Telefono-7", "15/1,46/1,0/1-marca", "xmp-marca"];

/** The colours of its corners: top left, top right, bottom left, bottom right. */
export const CORNERS = ["#d22", "#2d2", "#22d", "#dd2"] as const;

/** A photograph of 12 megapixels as phones take it: stored sideways, with orientation, place and model in its EXIF. */
export async function aPhotograph(): Promise<Buffer> {
  const [width, height] = [3024, 4032];
  const half = { width: width / 2, height: height / 2, channels: 3 as const };
  const upright = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite(
      CORNERS.map((background, index) => ({
        input: { create: { ...half, background } },
        left: (index % 2) * half.width,
        top: Math.floor(index / 2) * half.height,
      })),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Model: "Telefono-7", ImageDescription: "15/1,46/1,0/1-marca" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "15/1 46/1 0/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "87/1 27/1 0/1",
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>xmp-marca</a></x:xmpmeta>')
    .jpeg({ quality: 90 })
    .toBuffer();
}
