import { useSyncExternalStore } from "react";
import type { findAgenda } from "~/catalog/agenda";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";

/** The dates of the company, by the moment they are over. */
export type AgendaContent = NonNullable<ReturnType<typeof findAgenda>>;

type Entry = AgendaContent["entries"][number];

const never = () => () => {};

/** The dates that are to come, the next one first; those that are over, folded; and a file for calendars. */
export function Agenda({ agenda: { entries, wereOver, calendarUrl, words } }: { agenda: AgendaContent }) {
  const over = useSyncExternalStore(
    never,
    () => entries.filter((entry) => entry.over <= Date.now()).length,
    () => wereOver,
  );
  const coming = entries.slice(over).toSorted((a, b) => (a.begins < b.begins ? -1 : 1));
  return (
    <section className="agenda" aria-labelledby="fechas">
      <div className="agenda-head">
        <h2 id="fechas">{words.coming}</h2>
        <a href={calendarUrl} className="button button-outline">
          <Icon name="plus" className="size-5" />
          {words.calendar}
        </a>
      </div>
      {coming.length > 0 ? <Dates entries={coming} /> : <p>{words.none}</p>}
      {over > 0 ? (
        <details className="question border-t border-husk-300">
          <summary>
            <h2 className="card-title">
              {over === 1 ? words.past.one : fill(words.past.other, { count: over })}
            </h2>
            <Icon name="plus" className="question-sign" />
          </summary>
          <Dates entries={entries.slice(0, over).toReversed()} />
        </details>
      ) : null}
    </section>
  );
}

function Dates({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ id, title, place, description, day, month, when, dateTime }) => (
        <li key={id} className="agenda-entry">
          <div aria-hidden="true" className="agenda-day">
            <b>{day}</b>
            {month}
          </div>
          <div>
            <h3>{title}</h3>
            <p>
              <time dateTime={dateTime}>{when}</time>
            </p>
            <p className="text-muted">{place}</p>
            {description ? <p>{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
