import { startTransition, useState } from "react";
import { lazyOptional } from "../lazy-optional";
import type { LightboxPicture } from "./lightbox";

const Lightbox = lazyOptional(() => import("./lightbox"));

/**
 * `enlarge` loads the lightbox and opens it at a picture's index; render `lightbox` beside the pictures. It opens in a
 * transition, so that the press paints first.
 */
export function useLightbox(label: string, pictures: readonly LightboxPicture[]) {
  // Each press sets a new object, so a second press retries a failed load.
  const [opened, setOpened] = useState<{ start: number }>();

  return {
    enlarge: (start: number) => startTransition(() => setOpened({ start })),
    lightbox: opened ? (
      <Lightbox label={label} pictures={pictures} start={opened.start} onClose={() => setOpened(undefined)} />
    ) : null,
  };
}
