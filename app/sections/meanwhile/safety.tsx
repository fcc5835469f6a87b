import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Fold } from "~/ui/fold";
import { Icon } from "~/ui/icon";
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
  /** What several products ask for alike, and which these are. */
  shared: { of: readonly string[]; rules: readonly string[] };
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

const AND = new Intl.ListFormat("es");

/** Names of products within a sentence: "Aceite crudo de palma y aceite crudo de palmiste". */
function inOneLine(names: readonly string[]): string {
  return AND.format(
    names.map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))),
  );
}

const share = (degrees: number) => `${(degrees / (MOST - LEAST)) * 100}%`;

type FoldNameProps = { name: string; picture?: { thumb: PictureData; tint: Tint } };

function FoldName({ name, picture }: FoldNameProps) {
  return (
    <span className="safety-name">
      {picture ? (
        <PictureTile picture={picture.thumb} background={picture.tint} sizes="64px" decorative />
      ) : null}
      {name}
    </span>
  );
}

/** Each begins with what it asks for. */
function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul className="safety-rules">
      {rules.map((rule) => {
        const { lead, rest } = partsOf(rule);
        return (
          <li key={rule}>
            <b>{lead}</b>
            {rest}
          </li>
        );
      })}
    </ul>
  );
}

/** Hoja de seguridad until it is written: how the products are kept and handled, as the technical sheets say. */
export function SafetyMeanwhile({ placeholder, temperatures, sample, rules, shared, words }: Props) {
  const sharing = inOneLine(shared.of);
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
        <div className="safety-products">
          {shared.rules.length > 0 ? (
            <article aria-label={sharing} className="safety-shared">
              <div className="safety-product">
                <h3>{sharing}</h3>
              </div>
              <Fold label={<FoldName name={sharing} />} of={words.folded} open>
                <Rules rules={shared.rules} />
              </Fold>
            </article>
          ) : null}
          {rules.map(({ id, name, url, thumb, tint, rules: own }) => (
            <article key={id} aria-label={name}>
              <div className="safety-product">
                <PictureTile picture={thumb} background={tint} sizes="clamp(150px, 17vw, 240px)" decorative />
                <h3>{name}</h3>
              </div>
              <Fold label={<FoldName name={name} picture={{ thumb, tint }} />} of={words.folded}>
                <Rules rules={own} />
                <p className="pt-6 max-tablet:pb-8">
                  <a href={url} className="button button-outline">
                    {words.open}
                    <span className="sr-only"> {name}</span>
                    <Icon name="external" className="size-5" />
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
