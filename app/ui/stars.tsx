import { classNames } from "~/lib/class-names";

const PATH = "M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.8l6-.8z";

type StarProps = {
  /** How many halves of the star are filled, 0 to 2. */
  halves?: number;
  className?: string;
};

export function Star({ halves = 2, className = "size-4 fill-oil-600" }: StarProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classNames("flex-none", className)}>
      {halves < 2 ? <path d={PATH} className="fill-husk-300" /> : null}
      {halves > 0 ? (
        <path d={PATH} className={halves < 2 ? "[clip-path:inset(0_50%_0_0)]" : undefined} />
      ) : null}
    </svg>
  );
}

/** Five decorative stars, filled to the nearest half of the rating. */
export function Stars({ rating }: { rating: number }) {
  return [0, 1, 2, 3, 4].map((star) => <Star key={star} halves={Math.round(rating * 2) - star * 2} />);
}
