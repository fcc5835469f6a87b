import type { Background } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";

type Props = {
  picture: PictureData;
  background: Background;
  sizes: string;
  lead?: boolean;
  decorative?: boolean;
  className?: string;
};

/** A picture's tile: a photo as it is, a studio picture on its tint. */
export function PictureTile({ background, className, lead = false, decorative = false, ...picture }: Props) {
  return (
    <span
      className={classNames(
        "tile block",
        background !== "photo" && `tile-studio tint-${background}`,
        className,
      )}
    >
      <Picture {...picture} lead={lead} decorative={decorative} />
    </span>
  );
}
