import { useEffect, useEffectEvent, useRef } from "react";
import { isPhotograph, type Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { useGesture } from "../gesture";
import { Picture } from "../picture";

type Props = {
  picture: PictureData;
  zoomed: boolean;
  onZoom: () => void;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
};

/** Directions, to the right and down. */
const ARROWS = new Map<string, [0 | 1 | -1, 0 | 1 | -1]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** How far an arrow key scrolls, in px. */
const SCROLL_STEP = 80;

/** A picture that follows the finger, or scrolls while it is zoomed. */
export function LightboxStage({ picture, zoomed, onZoom, onMove, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = stage.current;
    if (zoomed && box)
      box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoomed]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS.get(event.key);
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    // Some browsers would scroll as well.
    event.preventDefault();
    const [right, down] = arrow;
    if (zoomed) stage.current?.scrollBy(right * SCROLL_STEP, down * SCROLL_STEP);
    else if (right !== 0) onMove(right);
  });

  // Listens on the window, because pressing the picture takes focus from the buttons.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);

  const gestures = useGesture(
    (gesture) => {
      if (zoomed) return;
      if (gesture === "next") onMove(1);
      if (gesture === "previous") onMove(-1);
      if (gesture === "close") onClose();
    },
    ({ dx, dy }) => {
      if (stage.current && !zoomed) stage.current.style.translate = `${dx}px ${dy}px`;
    },
  );

  return (
    <div
      ref={stage}
      className={classNames(
        // The scrolling element needs the background onto which the picture is multiplied.
        "grid h-full bg-husk-50 select-none",
        // Both values keep the browser from zooming on a double tap.
        zoomed
          ? "cursor-zoom-out touch-manipulation place-content-center-safe overflow-auto"
          : "cursor-zoom-in [touch-action:pinch-zoom] overflow-hidden",
      )}
      {...gestures}
      onDoubleClick={onZoom}
    >
      <Picture
        key={picture.base}
        picture={{ ...picture, position: "object-center" }}
        sizes="100vw"
        priority
        className={classNames(
          "pointer-events-none",
          zoomed ? "h-auto w-[200vw] max-w-none" : "size-full min-h-0 object-contain",
          !isPhotograph(picture.base) && "mix-blend-multiply",
        )}
      />
    </div>
  );
}
