import type { MetaDescriptor } from "react-router";
import { offlineWords } from "~/catalog/content/sections";
import listPages from "~/features/offline/list-pages?script";
import { Button } from "~/ui/button";
import { Icon, LINE_DRAWING } from "~/ui/icon";
import { company } from "~/words/company";
import type { Route } from "./+types/offline";

/** Renders without the app's scripts, because the service worker serves this page under any URL. */
export const handle = { isStatic: true };

export const loader = () => offlineWords();

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => [
  { title: `${loaderData.es.title} · ${company.name}` },
  { name: "robots", content: "noindex" },
];

/** Replaces a page that is neither reachable nor cached; an inline script lists the cached ones. */
export default function Offline({ loaderData: { es, en } }: Route.ComponentProps) {
  return (
    <section className="bg-husk-100">
      <div className="wrap grid gap-x-16 gap-y-16 py-16 desktop:grid-cols-5-7">
        <div>
          <svg viewBox="0 0 64 64" {...LINE_DRAWING} className="size-22 text-palm-700">
            <path d="M32 46v10M22 56h20M32 46a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM18 28a20 20 0 0 1 28 0M9 18.5a33 33 0 0 1 46 0" />
            <path d="M10 54 54 10" />
          </svg>
          <h1 className="mt-6">{es.title}</h1>
          <Explanation words={es} />
          <div lang="en" className="mt-16">
            <h2>{en.title}</h2>
            <Explanation words={en} />
          </div>
        </div>
        <nav
          aria-labelledby="stored"
          className="self-start rounded-card rounded-br-leaf bg-husk-50 p-8 tablet:p-12"
        >
          <p id="stored" className="mb-4 eyebrow">
            {es.kept} · <span lang="en">{en.kept}</span>
          </p>
          <ul data-stored-pages className="gap-x-12 border-t border-husk-300 tablet:columns-2" />
        </nav>
      </div>
      <script dangerouslySetInnerHTML={{ __html: listPages }} />
    </section>
  );
}

function Explanation({ words }: { words: { text: string; again: string } }) {
  return (
    <>
      <p className="mt-6 max-w-[34em] lead text-muted">{words.text}</p>
      <p className="mt-6">
        <Button data-reload look="primary">
          {words.again}
          <Icon name="arrow-right" />
        </Button>
      </p>
    </>
  );
}
