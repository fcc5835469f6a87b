import { createContext, use, type RefCallback } from "react";

/** What moves a carousel: Embla for a row of slides, nothing but a number for a crossfade. */
export type CarouselEngine = {
  viewportRef: RefCallback<HTMLElement>;
  /** Whether it can move by itself already. */
  ready: boolean;
  selected: number;
  next: () => void;
  previous: () => void;
  select: (index: number) => void;
  /** Goes there without a movement. */
  jump: (index: number) => void;
};

/** What the parts of a carousel share. */
type CarouselState = CarouselEngine & {
  count: number;
  /** Whether the visitor lets it play; `resting` says that it stands still for the moment all the same. */
  playing: boolean;
  resting: boolean;
  toggle: () => void;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/** The carousel around this component. Throws where there is none. */
export function useCarousel(): CarouselState {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error("This component belongs inside a Carousel.");
  return carousel;
}
