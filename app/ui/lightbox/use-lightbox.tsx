import { startTransition, useState } from "react";
import type { Picture } from "~/lib/picture";
import { lazyOptional } from "../lazy-optional";

const Lightbox = lazyOptional(() => import("./lightbox"));

/**
 * `enlarge` loads the lightbox and opens it at a picture's index; render `lightbox` beside the pictures. It opens in a
 * transition, so that the press paints first.
 */
export function useLightbox(label: string, pictures: readonly { picture: Picture; caption: string }[]) {
  // Each press sets a new object, so a second press retries a failed load.
  const [opened, setOpened] = useState<{ start: number }>();

  return {
    enlarge: (start: number) => startTransition(() => setOpened({ start })),
    lightbox: opened ? (
      <Lightbox label={label} pictures={pictures} start={opened.start} onClose={() => setOpened(undefined)} />
    ) : null,
  };
}
