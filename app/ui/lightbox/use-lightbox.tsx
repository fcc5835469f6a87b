import { startTransition, useState, type ReactNode } from "react";
import type { Picture } from "~/lib/picture";
import { lazyOptional } from "../lazy-optional";

const Lightbox = lazyOptional(() => import("./lightbox"));

/**
 * Enlarges one of several pictures (by its index) in a lightbox, whose code is fetched then; `lightbox` is to be rendered
 * beside the pictures. The press is answered first: what it opens is drawn after the next paint.
 */
export function useLightbox(
  label: string,
  pictures: readonly { picture: Picture; caption: string }[],
): { enlarge: (index: number) => void; lightbox: ReactNode } {
  // A new object each time, so that a second press tries again to fetch what could not be fetched.
  const [opened, setOpened] = useState<{ start: number }>();

  return {
    enlarge: (start) => startTransition(() => setOpened({ start })),
    lightbox: opened ? (
      <Lightbox label={label} pictures={pictures} start={opened.start} onClose={() => setOpened(undefined)} />
    ) : null,
  };
}
