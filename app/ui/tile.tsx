import type { ComponentProps, ReactNode } from "react";
import { TINT_CLASSES, type Background } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import { isPhotograph } from "~/lib/picture";
import { Picture } from "./picture";
import styles from "./tile.module.css";

const RADII = { card: "rounded-card", field: "rounded-field", full: "rounded-full", none: "" };

type TileProps = Omit<ComponentProps<typeof Picture>, "portrait"> & {
  /** The tint behind a studio picture; "inherit" uses an ancestor's tint. */
  background?: Background | "inherit";
  /** Fits a studio picture into the tile instead of filling it. */
  whole?: boolean;
  radius?: keyof typeof RADII;
  imageClassName?: string | undefined;
};

/**
 * A picture tile that zooms slightly when its `Card` is hovered. A studio picture's white background is multiplied onto
 * the tint. A photograph by the owner always fills the tile.
 */
export function Tile({
  picture,
  background = "photo",
  whole = false,
  radius = "card",
  className,
  imageClassName,
  ...rest
}: TileProps) {
  const isStudio = background !== "photo" && !isPhotograph(picture.base);
  return (
    <span
      className={classNames(
        "relative isolate block overflow-hidden bg-(--tint,var(--color-tint-clay))",
        RADII[radius],
        background !== "photo" && background !== "inherit" && TINT_CLASSES[background],
        "print:max-h-[50mm] print:max-w-[76mm] print:break-inside-avoid",
        className,
      )}
    >
      <Picture
        {...rest}
        picture={picture}
        className={classNames(
          "size-full transition-transform duration-300 motion-safe:group-hover/card:[transform:scale(1.03)]",
          whole && isStudio ? "object-contain" : "object-cover",
          isStudio && "mix-blend-multiply",
          imageClassName,
        )}
      />
    </span>
  );
}

type StudioPictureProps = Omit<ComponentProps<typeof Picture>, "portrait" | "decorative"> & {
  /** Classes to use if the owner has replaced the picture with a photograph, which has no white background. */
  photographClassName?: string;
};

/** A decorative studio picture without a tile, multiplied onto whatever is behind it. */
export function StudioPicture({
  className,
  photographClassName = "my-8 aspect-5/4 self-center rounded-card object-cover",
  ...picture
}: StudioPictureProps) {
  const isPhoto = isPhotograph(picture.picture.base);
  return (
    <Picture
      {...picture}
      decorative
      className={isPhoto ? photographClassName : classNames("mix-blend-multiply", className)}
    />
  );
}

type NotchProps = {
  side: "left" | "right";
  decorative?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A number or round button cut into a lower corner of the tile before it, in the colour of the page or section
 * (`--background`). The common parent needs `relative`.
 */
export function Notch({ side, decorative = false, className, children }: NotchProps) {
  return (
    <span
      aria-hidden={decorative || undefined}
      className={classNames(
        styles.notch,
        side === "left" ? styles.left : styles.right,
        "block pt-3 print:hidden",
        side === "left" ? "pr-4 pl-1" : "pr-1 pb-1 pl-3",
        className,
      )}
    >
      {children}
    </span>
  );
}
