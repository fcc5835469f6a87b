import sharp from "sharp";

/** Metadata that must not be published. */
export const SECRETS = ["Telefono-7", "15/1,46/1,0/1-marca", "xmp-marca"];

/** A photograph of 12 megapixels as phones take it: stored sideways, with orientation, place and model in its EXIF. */
export function aPhotograph(): Promise<Buffer> {
  const red = { create: { width: 2016, height: 1512, channels: 3 as const, background: "#d22" } };
  return (
    sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#fff" } })
      // Seen upright, it is red at the top left.
      .composite([{ input: red, gravity: "southwest" }])
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
      .toBuffer()
  );
}
