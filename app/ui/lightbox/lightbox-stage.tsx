import { useEffect, useRef, type PointerEvent } from "react";
import { isPhotograph, type Picture as PictureData } from "~/lib/picture";
import { classNames } from "~/lib/class-names";
import { isDoubleTap, readGesture, type Tap } from "../gesture";
import { Picture } from "../picture";

type Props = {
  picture: PictureData;
  zoomed: boolean;
  onZoom: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
};

/** One picture that follows the finger; zoomed, it scrolls. */
export function LightboxStage({ picture, zoomed, onZoom, onNext, onPrevious, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<Tap>(undefined);
  const lastTap = useRef<Tap>(undefined);

  useEffect(() => {
    const box = stage.current;
    if (zoomed && box)
      box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoomed]);

  function place(dx: number, dy: number) {
    if (stage.current) stage.current.style.translate = `${dx}px ${dy}px`;
  }

  function onPointerDown(event: PointerEvent) {
    start.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent) {
    if (start.current && !zoomed) place(event.clientX - start.current.x, event.clientY - start.current.y);
  }

  function onPointerUp(event: PointerEvent) {
    if (!start.current) return;
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const movement = { dx: tap.x - start.current.x, dy: tap.y - start.current.y };
    release();
    if (Math.hypot(movement.dx, movement.dy) < 10) {
      const double = isDoubleTap(lastTap.current, tap);
      if (double) onZoom();
      // A third tap is a first one again.
      lastTap.current = double ? undefined : tap;
    } else if (!zoomed) {
      const gesture = readGesture(movement);
      if (gesture === "next") onNext();
      if (gesture === "previous") onPrevious();
      if (gesture === "close") onClose();
    }
  }

  function release() {
    start.current = undefined;
    place(0, 0);
  }

  return (
    <div
      ref={stage}
      className={classNames(
        // A multiplied picture needs its background in the element that scrolls.
        "grid h-full bg-husk-50 select-none",
        zoomed
          ? "cursor-zoom-out touch-auto place-content-center-safe overflow-auto"
          : "cursor-zoom-in touch-pinch-zoom overflow-hidden",
      )}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <Picture
        key={picture.base}
        picture={picture}
        sizes="100vw"
        priority
        className={classNames(
          "pointer-events-none object-center! [-webkit-user-drag:none]",
          zoomed ? "h-auto w-[200vw] max-w-none" : "size-full min-h-0 object-contain",
          !isPhotograph(picture.base) && "mix-blend-multiply",
        )}
      />
    </div>
  );
}
