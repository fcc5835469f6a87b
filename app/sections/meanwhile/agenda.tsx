import { classNames } from "~/lib/class-names";
import { phoneUrl } from "~/lib/phone-url";
import { Icon } from "~/ui/icon";
import { RouteMap, type RouteMapWords } from "./route-map";
import { type Placeholder, WaitingHeading } from "./waiting";

type Props = {
  placeholder: Placeholder;
  hours: { value: string; note: string };
  /** The way there. */
  directions: { label: string; text: string };
  phone: string;
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    closed: string;
    days: readonly { name: string; open: boolean }[];
    map: RouteMapWords;
  };
};

/** Agenda corporativa until it is written and has dates: a week as a calendar shows it, and how to come. */
export function AgendaMeanwhile({ placeholder, hours, directions, phone, words }: Props) {
  /* Where it breaks, the dash ends the first line. */
  const range = hours.value.replace(/\s–\s/, "\u00A0– ");
  return (
    <div className="wrap section">
      <WaitingHeading id="horario" placeholder={placeholder} words={words} />
      <div className="week">
        <div className="week-hours on-dark">
          <p>
            <b className="figure">{range}</b> <span>{hours.note}</span>
          </p>
          <a href={phoneUrl(phone)} className="button">
            <Icon name="phone" />
            {phone}
          </a>
        </div>
        <ol>
          {words.days.map(({ name, open }) => (
            <li key={name} className={classNames(!open && "week-closed")}>
              <b>{name}</b>
              {open ? null : <span>{words.closed}</span>}
            </li>
          ))}
        </ol>
      </div>
      <section
        aria-labelledby="camino"
        className="mt-[clamp(56px,6vw,88px)] grid gap-x-[clamp(36px,6vw,96px)] gap-y-9 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <div>
          <h2 id="camino" className="text-[clamp(28px,2.9vw,42px)]">
            {directions.label}
          </h2>
          <ol className="route-steps">
            {/* Each sentence is a step; no road's number breaks. */}
            {directions.text
              .replaceAll(/(?<=[A-Z]-)(?=\d)/g, "\u2060")
              .split(/(?<=\.)\s+/)
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
        </div>
        <RouteMap words={words.map} />
      </section>
    </div>
  );
}
