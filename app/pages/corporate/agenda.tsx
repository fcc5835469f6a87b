import { fillCount } from "~/lib/fill";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useBrowserValue } from "~/ui/use-browser-value";
import type { Route } from "./+types/written-page";

type Content = NonNullable<Route.ComponentProps["loaderData"]["agenda"]>;

/** Upcoming events, past ones in a fold, and a calendar file. */
export function Agenda({ entries, pastAtBuild, calendarUrl, words }: Content) {
  const past = useBrowserValue(() => entries.filter(({ end }) => end <= Date.now()).length, pastAtBuild);
  const coming = entries.slice(past).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return (
    <section aria-labelledby="fechas" className="not-last:mb-16">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="fechas">{words.coming}</h2>
        <a href={calendarUrl} className={buttonClass()}>
          <Icon name="plus" className="size-5" />
          {words.calendar}
        </a>
      </div>
      {coming.length > 0 ? <Dates entries={coming} /> : <p>{words.none}</p>}
      {past > 0 ? (
        <details className="group border-y border-husk-300 print:details-content:[content-visibility:visible]">
          <summary className="flex items-center justify-between gap-6 py-6 hover:text-palm-700">
            <h2 className="text-xl">{fillCount(words.past, past)}</h2>
            <Icon
              name="plus"
              className="size-11 rounded-full border p-2 text-palm-700 transition-[rotate] group-open:rotate-45 print:hidden"
            />
          </summary>
          <Dates entries={entries.slice(0, past).toReversed()} />
        </details>
      ) : null}
    </section>
  );
}

function Dates({ entries }: Pick<Content, "entries">) {
  return (
    <ul>
      {entries.map(({ id, title, place, description, day, month, when, dateTime }) => (
        <li key={id} className="flex gap-4 border-t border-husk-300 py-6 tablet:gap-8">
          <div
            aria-hidden="true"
            className="grid size-24 flex-none content-center justify-items-center gap-1 rounded-card bg-tint-leaf text-sm text-palm-900"
          >
            <span className="display-figures text-3xl tablet:text-4xl">{day}</span>
            {month}
          </div>
          <div className="grid max-w-[60ch] gap-2">
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
