import { CarouselFrame, type CarouselProps } from "./carousel-frame";
import { useEmbla } from "./use-embla";

/**
 * A looping, autoplaying row of slides, on Embla: compose it of `CarouselControls` (first, so that a screen reader meets
 * the pause button before what moves), `CarouselSlides` and `CarouselPosition`.
 */
export function Carousel(props: CarouselProps) {
  return <CarouselFrame engine={useEmbla()} {...props} />;
}
