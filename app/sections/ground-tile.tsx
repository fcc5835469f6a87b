import type { Ground } from "~/content/ground";
import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";

type Props = {
  picture: PictureData;
  ground: Ground;
  sizes: string;
  lead?: boolean;
  decorative?: boolean;
  className?: string;
};

/** A picture's tile: a photo as it is, a studio picture on its tint. */
export function GroundTile({ ground, className, lead = false, decorative = false, ...picture }: Props) {
  return (
    <span className={classNames("tile block", ground !== "photo" && `tile-studio tint-${ground}`, className)}>
      <Picture {...picture} lead={lead} decorative={decorative} />
    </span>
  );
}
