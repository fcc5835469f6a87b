type Span = { name: string; text: string; from: number; to: number };

/** The intervals in which a product is kept, in °C. */
export type Temperature = { name: string; spans: readonly Span[] };

/** The ends of the scale and what is marked between them, in °C. */
const SCALE = [20, 30, 40, 50, 60];
const LEAST = 20;
const MOST = 60;

const share = (degrees: number) => `${(degrees / (MOST - LEAST)) * 100}%`;

/** Intervals of temperature, drawn on one scale. */
export function Temperatures({ temperatures }: { temperatures: readonly Temperature[] }) {
  return (
    <dl className="temperatures">
      {temperatures.map(({ name, spans }) => (
        <div key={name} className="temperature">
          <dt className="card-title font-display">{name}</dt>
          {spans.map(({ name: what, text, from, to }) => (
            <dd key={what}>
              <span>{what}</span>
              <svg aria-hidden="true">
                <rect y="8" width="100%" height="20" rx="10" className="temperature-track" />
                {SCALE.map((tick) => (
                  <rect key={tick} x={share(tick - LEAST)} width="1" height="100%" />
                ))}
                <rect x={share(from - LEAST)} y="8" width={share(to - from)} height="20" rx="10" />
              </svg>
              <b>{text}</b>
            </dd>
          ))}
          <dd aria-hidden="true" data-mdast="ignore" className="temperature-axis">
            {SCALE.map((tick) => (
              <span key={tick}>{tick === MOST ? `${tick} °C` : tick}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
