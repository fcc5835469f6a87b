import { classNames } from "~/lib/class-names";
import { SectionHeading } from "../section-heading";
import { Waiting } from "./waiting";

type Props = {
  placeholder: string;
  hours: string;
  /** The way there. */
  directions: { label: string; text: string };
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    closed: string;
    days: readonly { name: string; open: boolean }[];
  };
};

/** Agenda corporativa until it is written and has dates: a week as a calendar shows it, and how to come. */
export function AgendaMeanwhile({ placeholder, hours, directions, words }: Props) {
  return (
    <div className="wrap section">
      <div className="calendar">
        <Waiting>{placeholder}</Waiting>
        <ul>
          {words.days.map(({ name, open }) => (
            <li key={name} className={classNames("calendar-day", !open && "calendar-closed")}>
              <b>{name}</b>
              <span>{open ? hours : words.closed}</span>
            </li>
          ))}
        </ul>
      </div>
      <section
        aria-labelledby="horario"
        className="mt-[clamp(64px,7vw,104px)] grid gap-x-20 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <SectionHeading id="horario" {...words} />
        <div className="desktop:pt-9">
          <h3>{directions.label}</h3>
          <p className="mt-3 max-w-[56ch] text-muted">{directions.text}</p>
        </div>
      </section>
    </div>
  );
}
