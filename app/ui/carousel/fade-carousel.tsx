import { CarouselFrame, type CarouselProps } from "./carousel-frame";
import { useFade } from "./use-fade";

/** A banner whose slides fill it and crossfade; composed as `Carousel` is. */
export function FadeCarousel({ className, ...props }: CarouselProps) {
  return (
    <CarouselFrame engine={useFade(props.count)} className={`carousel-fade ${className ?? ""}`} {...props} />
  );
}
