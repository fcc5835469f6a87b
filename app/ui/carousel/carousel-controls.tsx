import { classNames } from "~/lib/class-names";
import { Icon } from "../icon";
import { useWords } from "../language";
import { useCarousel } from "./carousel-context";

/** Pause (first, as the W3C pattern asks), previous and next, as three round buttons; none where there is one slide. */
export function CarouselControls({ className }: { className?: string }) {
  const words = useWords();
  const { count, playing, toggle, previous, next } = useCarousel();
  if (count < 2) return null;
  const buttons = [
    { label: playing ? words.pause : words.play, icon: playing ? "pause" : "play", onClick: toggle },
    { label: words.previous, icon: "arrow-left", onClick: previous },
    { label: words.next, icon: "arrow-right", onClick: next },
  ] as const;
  return (
    <div className={classNames("carousel-controls", className)}>
      {buttons.map(({ label, icon, onClick }) => (
        <button key={label} type="button" className="button-round" aria-label={label} onClick={onClick}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
