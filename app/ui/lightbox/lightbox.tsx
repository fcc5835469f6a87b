import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "~/lib/class-names";
import { isPhotograph, type Picture as PictureData } from "~/lib/picture";
import { RoundButton } from "../button";
import { Dialog } from "../dialog";
import { useGesture } from "../gesture";
import { useControlLabels } from "../language";
import { Picture } from "../picture";

/** The caption replaces the alt text below the picture. */
export type LightboxPicture = PictureData & { caption?: string };

type Props = {
  label: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
};

/** Directions, to the right and down. */
const ARROWS = new Map<string, [number, number]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** How far an arrow key scrolls, in px. */
const SCROLL_STEP = 80;

const BAR = "flex items-center gap-2 px-4 text-palm-700 tablet:px-8";

/**
 * Full-window pictures. Arrow keys, buttons and swipes move between them, wrapping around; Escape, the close button and
 * vertical swipes close; a double tap and the zoom button zoom. Arrow keys scroll a zoomed picture. It is open while it is
 * rendered.
 */
export default function Lightbox({ label, pictures, start, onClose }: Props) {
  const labels = useControlLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const picture = pictures[index];
  const toggleZoom = () => setZoomed(!zoomed);
  const close = () => dialog.current?.close();

  const { length } = pictures;
  function move(step: number) {
    setIndex((at) => (at + step + length) % length);
    setZoomed(false);
  }

  useEffect(() => dialog.current?.showModal(), []);

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
    else if (right !== 0) move(right);
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
      if (gesture === "next") move(1);
      if (gesture === "previous") move(-1);
      if (gesture === "close") close();
    },
    ({ dx, dy }) => {
      if (stage.current && !zoomed) stage.current.style.translate = `${dx}px ${dy}px`;
    },
  );

  if (!picture) return null;
  return (
    <Dialog ref={dialog} look="full" label={label} onClose={onClose}>
      {/* Bars of equal height keep the picture centred in the window. */}
      <div className="grid h-full grid-rows-[96px_minmax(0,1fr)_96px]">
        <div className={BAR}>
          <p aria-live="polite" className="mr-auto display-figures text-lg">
            {labels.position(index + 1, length)}
          </p>
          <RoundButton label={labels.zoom} aria-pressed={zoomed} onClick={toggleZoom} icon="enlarge" />
          <RoundButton label={labels.close} onClick={close} icon="close" />
        </div>
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
          onDoubleClick={toggleZoom}
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
        <div className={BAR}>
          <p className="mr-auto line-clamp-4 pr-2 font-display text-base text-ink tablet:text-lg">
            {picture.caption ?? picture.alt}
          </p>
          {length > 1 ? (
            <>
              <RoundButton label={labels.previous} onClick={() => move(-1)} icon="arrow-left" />
              <RoundButton label={labels.next} onClick={() => move(1)} icon="arrow-right" />
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
