import { classNames } from "~/lib/class-names";

const PATH = "M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z";

/** One star, as decoration beside its figure. `half` fills its left side. */
export function Star({ half, className }: { half?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames("star", half && "star-half", className)}
    >
      <path d={PATH} />
    </svg>
  );
}

/** A rating of up to five, drawn beside its figure in as many stars as it has, to the nearest half. */
export function Stars({ rating }: { rating: number }) {
  const halves = Math.round(rating * 2);
  return (
    <>
      {Array.from({ length: Math.ceil(halves / 2) }, (_, index) => (
        <Star key={index} half={halves - index * 2 === 1} />
      ))}
    </>
  );
}
