import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Lays out the sections that a page leaves out at first (`below-fold`), one after the other while nothing else is to do:
 * a picture of the whole page has all of it then, and the scrollbar tells how long it is.
 */
export function useBelowFold(): void {
  useEffect(layOutSections, [useLocation().pathname]);
}

/** @returns What stops it. */
function layOutSections(): () => void {
  const sections = [...document.querySelectorAll<HTMLElement>(".below-fold")];
  let isStopped = false;
  const next = () => {
    const section = isStopped ? undefined : sections.shift();
    if (!section) return;
    // One above the window would move what stands in it.
    if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
  return () => {
    isStopped = true;
  };
}

/** After the next frame: what was laid out is on the screen. */
function whenIdle(callback: () => void): void {
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(callback));
}
