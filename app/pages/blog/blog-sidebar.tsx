import type { ReactNode } from "react";
import { href } from "react-router";
import { classNames } from "~/lib/class-names";
import { RoundButton, RoundLink } from "~/ui/button";
import { Card, CardLink } from "~/ui/card";
import { DemoForm } from "~/ui/demo-form";
import { Icon } from "~/ui/icon";
import { Tags } from "~/ui/chip";
import { useControlLabels } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Tile } from "~/ui/tile";
import { company } from "~/words/company";
import { sidebar } from "~/words/sidebar";
import type { RecentPost } from "./load-recent-posts";

type Props = { recent: readonly RecentPost[]; className?: string | undefined };

export function BlogSidebar({ recent, className }: Props) {
  const labels = useControlLabels();
  const { enlarge, lightbox } = useLightbox(sidebar.gallery.title, sidebar.gallery.pictures);
  return (
    <aside
      aria-label={sidebar.label}
      className={classNames(
        "grid gap-x-12 border-husk-300 max-desktop:py-16 max-desktop:full-bleed tablet:grid-cols-2 desktop:grid-cols-1 desktop:border-l desktop:pl-12",
        className,
      )}
    >
      <section aria-label={sidebar.search.title} className="col-span-full mb-6">
        <h2 className="mb-4 text-xl">{sidebar.search.title}</h2>
        <DemoForm role="search" aria-label={sidebar.search.label} className="relative print:hidden">
          <input
            type="search"
            name="keyword"
            aria-label={sidebar.search.keyword}
            placeholder={sidebar.search.keyword}
            autoComplete="off"
            className="h-13 w-full rounded-full border border-line bg-field pr-12 pl-6"
          />
          <RoundButton
            type="submit"
            look="bare"
            label={sidebar.search.button}
            icon="search"
            className="absolute top-0.5 right-0"
          />
        </DemoForm>
      </section>
      <Widget title={sidebar.recent}>
        <ul className="divide-y divide-husk-300">
          {recent.map((post) => (
            <Card key={post.id} as="li" className="flex items-center gap-4 py-2">
              <Tile
                picture={post.picture}
                background={post.background}
                sizes="100px"
                decorative
                radius="field"
                className="size-18 flex-none"
              />
              <div>
                <p className="text-sm text-muted">{post.day}</p>
                <CardLink to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}>
                  {post.title}
                </CardLink>
              </div>
            </Card>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.categories.title}>
        <ul className="divide-y divide-husk-300">
          {sidebar.categories.entries.map(({ category, count }) => (
            <li key={category} className="py-2 first-letter:uppercase">
              {category} <span className="float-right text-muted">({count})</span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.gallery.title}>
        <ul className="grid grid-cols-3 gap-2">
          {sidebar.gallery.pictures.map((picture, index) => (
            <li key={picture.base}>
              <button
                type="button"
                aria-label={labels.enlarge(picture.alt)}
                className="group/card block w-full cursor-zoom-in"
                onClick={() => enlarge(index)}
              >
                <Tile picture={picture} sizes="150px" decorative radius="field" className="aspect-square" />
              </button>
            </li>
          ))}
        </ul>
        {lightbox}
      </Widget>
      <Widget title={sidebar.archives.title}>
        <ul className="columns-2 gap-x-8">
          {sidebar.archives.months.map((month) => (
            <li key={month} className="py-2">
              {month}
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.follow}>
        <ul className="flex gap-2 text-palm-700">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <RoundLink href={url} label={name} icon={icon} />
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.tags.title}>
        <Tags tags={sidebar.tags.names} />
      </Widget>
    </aside>
  );
}

/** A section of the sidebar, collapsed where the sidebar is below the content. */
function Widget({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-husk-300 desktop:mt-4 desktop:pt-8">
      {/* Browsers without `::details-content` cannot force it open on wide viewports, so their heading is the summary. */}
      <h2 className="text-xl not-supports-[selector(::details-content)]:hidden max-desktop:hidden">
        {title}
      </h2>
      <details className="group/fold desktop:unfolded print:unfolded">
        <summary className="flex min-h-15 items-center justify-between">
          <h2 className="text-xl">{title}</h2>
          <Icon name="plus" className="group-open/fold:rotate-45" />
        </summary>
        <div className="py-4">{children}</div>
      </details>
    </section>
  );
}
