/** An interval of an acid, in per cent. */
export type ProfileValue = {
  text: string;
  /** What is usual within it. */
  note: string;
  from: number;
  to: number;
  usual?: { from: number; to: number };
};

type Props = {
  value: ProfileValue;
  /** Where the scale ends, in per cent. */
  most: number;
};

/** Where lines stand behind a bar, in per cent. */
const TICKS = [0, 20, 40, 60];

/** The scale above a column of bars. */
export function ProfileAxis() {
  return (
    <span aria-hidden="true" className="profile-axis" data-mdast="ignore">
      {TICKS.map((tick) => (
        <i key={tick}>{tick}</i>
      ))}
    </span>
  );
}

/** An interval on a scale, faint from nothing to where it begins, with what is usual in it; a trace is still seen. */
export function SpecificationBar({ value: { from, to, usual }, most }: Props) {
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <svg aria-hidden="true" className="profile-bar">
      {TICKS.map((tick) => (
        <rect key={tick} x={at(tick)} width="1" height="100%" className="profile-tick" />
      ))}
      {from > 0 ? <rect y="44%" width={at(from)} height="12%" className="profile-tick" /> : null}
      {to > 0 ? (
        <rect
          x={at(from)}
          y="20%"
          width={at(Math.max(to - from, 0.5))}
          height="60%"
          className="profile-all"
        />
      ) : null}
      {usual ? (
        <rect
          x={at(usual.from)}
          y="8%"
          width={at(usual.to - usual.from)}
          height="84%"
          className="profile-usual"
        />
      ) : null}
    </svg>
  );
}
