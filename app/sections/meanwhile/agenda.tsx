import { classNames } from "~/lib/class-names";
import { SectionHeading } from "../section-heading";
import { RouteMap, type RouteMapWords } from "./route-map";
import { Waiting } from "./waiting";

type Props = {
  placeholder: string;
  hours: { value: string; note: string };
  /** The way there. */
  directions: { label: string; text: string };
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
export function AgendaMeanwhile({ placeholder, hours, directions, words }: Props) {
  return (
    <div className="wrap section">
      <Waiting className="mb-[clamp(36px,4vw,56px)]">{placeholder}</Waiting>
      <section aria-labelledby="horario" className="calendar">
        <div className="calendar-head on-dark">
          <SectionHeading id="horario" {...words} />
          <p>
            <b className="figure">{hours.value}</b> <span>{hours.note}</span>
          </p>
        </div>
        <ul>
          {words.days.map(({ name, open }) => (
            <li key={name} className={classNames("calendar-day", !open && "calendar-closed")}>
              <b>{name}</b>
              <span>{open ? hours.value : words.closed}</span>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="camino"
        className="mt-[clamp(56px,6vw,88px)] grid items-center gap-x-[clamp(40px,6vw,96px)] gap-y-9 tablet:grid-cols-2"
      >
        <div>
          <h2 id="camino" className="text-[clamp(28px,2.9vw,42px)]">
            {directions.label}
          </h2>
          <p className="mt-5 max-w-[60ch] text-muted">{directions.text}</p>
        </div>
        <RouteMap words={words.map} />
      </section>
    </div>
  );
}
