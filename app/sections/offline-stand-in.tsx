import { Icon } from "~/ui/icon";

type Words = { title: string; text: string; again: string; kept: string };

/**
 * What stands in for a page that cannot be had without a connection: what happened, another try, and what can be read. The
 * service worker writes the address into `{path}` and the pages into `{list}`.
 */
export function OfflineStandIn({ words }: { words: Words }) {
  return (
    <section className="bg-husk-100">
      <div className="wrap grid gap-x-[88px] gap-y-14 py-16 tablet:py-24 desktop:grid-cols-[5fr_7fr]">
        <div>
          <svg viewBox="0 0 64 64" aria-hidden="true" className="offline-drawing">
            <path d="M32 46v10M22 56h20M32 46a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM18 28a20 20 0 0 1 28 0M9 18.5a33 33 0 0 1 46 0" />
            <path d="M10 54 54 10" />
          </svg>
          <h1 className="mt-6">{words.title}</h1>
          <p className="mt-6 max-w-[30em] lead text-muted">{words.text}</p>
          <p className="mt-10">
            <a href="{path}" className="button button-primary">
              {words.again}
              <Icon name="arrow-right" />
            </a>
          </p>
        </div>
        <nav aria-label={words.kept} className="self-start rounded-card leaf-br bg-husk-50 p-7 tablet:p-12">
          <p className="mb-5 eyebrow">{words.kept}</p>
          <ul className="offline-list">{"{list}"}</ul>
        </nav>
      </div>
    </section>
  );
}
