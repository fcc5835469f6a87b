import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Fold } from "~/ui/fold";
import { PictureTile } from "../picture-tile";
import { type Placeholder, WaitingHeading } from "./waiting";

type Span = { name: string; text: string; from: number; to: number };
type Props = {
  placeholder: Placeholder;
  /** Of those products that are kept warm, in °C. */
  temperatures: readonly { name: string; spans: readonly Span[] }[];
  /** Said where these are yet to be confirmed. */
  sample: string | undefined;
  rules: readonly {
    id: string;
    name: string;
    url: string;
    thumb: PictureData;
    tint: Tint;
    rules: readonly string[];
  }[];
  words: { eyebrow: string; title: string; titleEnd: string; rules: string; folded: string; open: string };
};

/** The ends of the scale and what is marked between them, in °C. */
const SCALE = [20, 30, 40, 50, 60];
const LEAST = 20;
const MOST = 60;

/** What a rule begins with, up to its first pause, and the rest; no range or amount breaks at the end of a line. */
function partsOf(rule: string): { lead: string; rest: string } {
  const whole = rule
    .replaceAll(/(?<=\d)–(?=\d)/g, "\u2060–\u2060")
    .replaceAll(/(?<=\d) y (?=\d)/g, "\u00A0y\u00A0")
    .replaceAll(/(?<=\d) (?=t\b|kg\b|%)/g, "\u00A0");
  const end = whole.search(/[,;:](?= )/) + 1;
  return { lead: whole.slice(0, end), rest: whole.slice(end) };
}

const share = (degrees: number) => `${(degrees / (MOST - LEAST)) * 100}%`;

/** Hoja de seguridad until it is written: how the products are kept and handled, as the technical sheets say. */
export function SafetyMeanwhile({ placeholder, temperatures, sample, rules, words }: Props) {
  return (
    <>
      <section aria-labelledby="temperaturas" className="bg-palm-900 on-dark">
        <div className="wrap py-[clamp(56px,7vw,104px)]">
          <WaitingHeading id="temperaturas" placeholder={placeholder} words={words} />
          <dl className="temperatures">
            {temperatures.map(({ name, spans }) => (
              <div key={name} className="temperature">
                <dt className="card-title font-display">{name}</dt>
                {spans.map(({ name: what, text, from, to }) => (
                  <dd key={what}>
                    <span>{what}</span>
                    <svg aria-hidden="true">
                      <rect y="8" width="100%" height="12" rx="6" className="temperature-track" />
                      {SCALE.map((tick) => (
                        <rect key={tick} x={share(tick - LEAST)} width="1" height="100%" />
                      ))}
                      <rect x={share(from - LEAST)} y="8" width={share(to - from)} height="12" rx="6" />
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
          {sample ? <p className="mt-6 text-[15px]">{sample}</p> : null}
        </div>
      </section>
      <section aria-labelledby="reglas" className="wrap section">
        <h2 id="reglas">{words.rules}</h2>
        <div className="mt-12 grid gap-x-7 max-tablet:*:-mt-px tablet:grid-cols-2 tablet:gap-y-24 desktop:gap-x-16">
          {rules.map(({ id, name, url, thumb, tint, rules: all }, index) => (
            <article key={id} aria-label={name}>
              <div className="safety-product">
                <PictureTile picture={thumb} background={tint} sizes="clamp(104px, 11vw, 160px)" decorative />
                <h3>{name}</h3>
              </div>
              <Fold
                label={<span className="font-display text-[20px] font-normal">{name}</span>}
                of={words.folded}
                open={index === 0}
              >
                <ul className="border-husk-300 tablet:border-t">
                  {all.map((rule) => {
                    const { lead, rest } = partsOf(rule);
                    return (
                      <li key={rule} className="border-b border-husk-300 py-4">
                        <b className="font-semibold">{lead}</b>
                        {rest}
                      </li>
                    );
                  })}
                </ul>
                <p className="pt-6 max-tablet:pb-8">
                  <a href={url} className="text-link">
                    {words.open}
                    <span className="sr-only"> {name}</span>
                  </a>
                </p>
              </Fold>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}
