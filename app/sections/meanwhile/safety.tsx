import type { Tint } from "~/lib/background";
import { classNames } from "~/lib/class-names";
import { type CountedWords, fillCount } from "~/lib/fill";
import type { Picture as PictureData } from "~/lib/picture";
import { Fold } from "~/ui/fold";
import { Icon } from "~/ui/icon";
import { PictureTile } from "../picture-tile";
import { type Temperature, Temperatures } from "./temperatures";
import { type Placeholder, WaitingHeading } from "./waiting";

type Product = {
  id: string;
  name: string;
  url: string;
  thumb: PictureData;
  tint: Tint;
  rules: readonly string[];
};
type Props = {
  placeholder: Placeholder;
  /** Of those products that are kept warm, in °C. */
  temperatures: readonly Temperature[];
  /** Said where these are yet to be confirmed. */
  sample: string | undefined;
  /** What each product asks for by itself. */
  rules: readonly Product[];
  /** What several ask for alike, and what each of these does besides. */
  shared: { rules: readonly string[]; products: readonly Product[] };
  words: Record<
    "eyebrow" | "title" | "titleEnd" | "rules" | "shared" | "alike" | "folded" | "open",
    string
  > & {
    /** How many rules there are. */
    count: CountedWords;
  };
};

/** What a rule begins with, up to its first pause, and the rest; no range or amount breaks at the end of a line. */
function partsOf(rule: string): { lead: string; rest: string } {
  const whole = rule
    .replaceAll(/(?<=\d)–(?=\d)/g, "\u2060–\u2060")
    .replaceAll(/(?<=\d) y (?=\d)/g, "\u00A0y\u00A0")
    .replaceAll(/(?<=\d) (?=t\b|kg\b|%)/g, "\u00A0");
  const end = whole.search(/[,;:](?= )/) + 1;
  return { lead: whole.slice(0, end), rest: whole.slice(end) };
}

type OpenProps = { product: Product; children: string };

/** The button that opens a product's technical sheet. */
function Open({ product: { name, url }, children }: OpenProps) {
  return (
    <a href={url} className="button button-outline">
      {children}
      <span className="sr-only"> {name}</span>
      <Icon name="external" className="size-5" />
    </a>
  );
}

/** It begins with what it asks for. */
function Rule({ children }: { children: string }) {
  const { lead, rest } = partsOf(children);
  return (
    <>
      <b>{lead}</b>
      {rest}
    </>
  );
}

type GroupProps = {
  name: string;
  /** What all its products ask for. */
  rules: readonly string[];
  /** Each with what it asks for besides. */
  products: readonly Product[];
  words: Props["words"];
};

/** One product, or several that ask for the same: pictures and sheets, then the rules. */
function Group({ name, rules, products, words }: GroupProps) {
  const several = products.length > 1;
  const count = rules.length + products.flatMap((product) => product.rules).length;
  return (
    <article aria-label={name} className={classNames("safety-group", several && "safety-shared")}>
      <h3 className="safety-heading">{name}</h3>
      <Fold
        label={
          <span className="safety-name">
            {name} <small>{fillCount(words.count, count)}</small>
          </span>
        }
        of={words.folded}
        open={several}
      >
        <ul className="safety-own">
          {products.map((product) => (
            <li key={product.id}>
              <PictureTile
                picture={product.thumb}
                background={product.tint}
                sizes="(width < 721px) 96px, (width < 1181px) 40vw, 240px"
                decorative
              />
              <div>
                {several ? <p className="safety-own-name">{product.name}</p> : null}
                {product.rules.map((rule) => (
                  <p key={rule}>
                    <Rule>{rule}</Rule>
                  </p>
                ))}
                <Open product={product}>{words.open}</Open>
              </div>
            </li>
          ))}
        </ul>
        {several ? <p className="safety-own-name">{words.alike}</p> : null}
        <ul className="safety-rules">
          {rules.map((rule) => (
            <li key={rule}>
              <Rule>{rule}</Rule>
            </li>
          ))}
        </ul>
      </Fold>
    </article>
  );
}

/** Hoja de seguridad until it is written: how the products are kept and handled, as the technical sheets say. */
export function SafetyMeanwhile({ placeholder, temperatures, sample, rules, shared, words }: Props) {
  return (
    <>
      <section aria-labelledby="temperaturas" className="leaf-br bg-palm-900 on-dark">
        <div className="wrap py-[clamp(56px,7vw,104px)]">
          <WaitingHeading id="temperaturas" placeholder={placeholder} words={words} />
          <Temperatures temperatures={temperatures} />
          {sample ? <p className="mt-1 text-[15px]">{sample}</p> : null}
        </div>
      </section>
      <section aria-labelledby="reglas" className="wrap section">
        <h2 id="reglas">{words.rules}</h2>
        <div className="safety-products">
          {shared.rules.length > 0 ? <Group name={words.shared} {...shared} words={words} /> : null}
          {rules.map((product) => (
            <Group
              key={product.id}
              name={product.name}
              rules={product.rules.slice(1)}
              products={[{ ...product, rules: product.rules.slice(0, 1) }]}
              words={words}
            />
          ))}
        </div>
      </section>
    </>
  );
}
