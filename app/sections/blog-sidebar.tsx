import { useId, type ReactNode, type SubmitEvent } from "react";
import { href } from "react-router";
import type { Post } from "~/catalog/posts";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { company } from "~/words/company";
import { PictureTile } from "./picture-tile";

type SearchWords = { title: string; label: string; keyword: string; button: string };

/** What the sidebar shows besides the recent posts. */
export type SidebarContent = {
  label: string;
  search: SearchWords;
  recent: string;
  categories: { title: string; entries: readonly { category: string; count: number }[] };
  gallery: { title: string; pictures: readonly PictureData[] };
  archives: { title: string; months: readonly string[] };
  follow: string;
  tags: { title: string; names: readonly string[] };
};

type Props = {
  /** The newest posts, their titles as short as they are shown. */
  recent: readonly Pick<Post, "id" | "title" | "full_date" | "thumb" | "background">[];
  content: SidebarContent;
};

/** Seven widgets beside the journal: search, recent posts, categories, gallery, archives, follow us, tags (spec 2). */
export function BlogSidebar({ recent, content }: Props) {
  return (
    <aside aria-label={content.label} className="sidebar">
      <Widget title={content.search.title}>
        <SearchForm words={content.search} />
      </Widget>
      <Widget title={content.recent}>
        <ul className="recent-posts">
          {recent.map((post) => (
            <li key={post.id}>
              <PictureTile picture={post.thumb} background={post.background} sizes="100px" decorative />
              <span>
                <Link to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}>{post.title}</Link>
                <small>{post.full_date}</small>
              </span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={content.categories.title}>
        <ul className="ruled">
          {content.categories.entries.map(({ category, count }) => (
            <li key={category} className="flex justify-between py-2.5">
              {category} <span className="text-muted">({count})</span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={content.gallery.title}>
        <SidebarGallery {...content.gallery} />
      </Widget>
      <Widget title={content.archives.title}>
        <ul className="sidebar-months">
          {content.archives.months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ul>
      </Widget>
      <Widget title={content.follow}>
        <ul className="flex gap-2 text-palm-700">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={name} className="button-round">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={content.tags.title}>
        <ul className="flex flex-wrap gap-2">
          {content.tags.names.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </Widget>
    </aside>
  );
}

function Widget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="card-title mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

function clearOnly(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.reset();
}

/** Searches nothing: it clears its input (spec 2, "Blog lists"). */
function SearchForm({ words }: { words: SearchWords }) {
  return (
    <form method="dialog" role="search" aria-label={words.label} className="search" onSubmit={clearOnly}>
      <input
        type="search"
        name="keyword"
        aria-label={words.keyword}
        placeholder={words.keyword}
        autoComplete="off"
      />
      <button type="submit" aria-label={words.button}>
        <Icon name="search" className="size-5" />
      </button>
    </form>
  );
}

function SidebarGallery({ title, pictures }: SidebarContent["gallery"]) {
  const words = useWords();
  const { enlarge, lightbox } = useLightbox(
    title,
    pictures.map((picture) => ({ picture, caption: picture.alt })),
  );
  return (
    <>
      <ul className="sidebar-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.base}>
            <button
              type="button"
              aria-label={words.enlarge(picture.alt)}
              className="tile hover-zoom"
              onClick={() => enlarge(index)}
            >
              <Picture picture={picture} sizes="(width < 1181px) 37vw, 200px" decorative />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
