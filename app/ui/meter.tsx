import { useId } from "react";
import styles from "./meter.module.css";
import { onFirstView } from "./on-first-view";

const FILL: KeyframeAnimationOptions = {
  duration: 1000,
  easing: "cubic-bezier(.2,.7,.2,1)",
  fill: "backwards",
};

const fill = onFirstView(1, (element) => {
  const bar = element.querySelector("[data-bar]");
  const filling = bar?.animate([{ scale: "0 1" }, { scale: "1 1" }], FILL);
  filling?.pause();
  return () => filling?.play();
});

/** A percentage as a bar that fills from 0 when it first scrolls into view. */
export function Meter({ label, percent }: { label: string; percent: number }) {
  const id = useId();
  return (
    <div ref={fill}>
      <p className="flex items-baseline justify-between gap-4">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span aria-hidden="true" className="display-figures text-2xl">
          {percent}%
        </span>
      </p>
      <div role="meter" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <svg aria-hidden="true" className={styles.bar}>
          <rect width="100%" height="8" />
          <rect data-bar width={`${percent}%`} height="8" rx="4" />
        </svg>
      </div>
    </div>
  );
}
