import type { ReactNode, SubmitEvent } from "react";
import { href } from "react-router";
import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { company } from "~/words/company";
import { sidebar } from "~/words/sidebar";
import { PictureTile } from "~/sections/picture-tile";

type Props = {
  /** The newest posts, their titles as short as they are shown. */
  recent: readonly {
    id: number;
    title: string;
    day: string;
    picture: PictureData;
    background: Background;
  }[];
};

/** Seven widgets beside the journal: search, recent posts, categories, gallery, archives, follow us, tags (spec 2). */
export function BlogSidebar({ recent }: Props) {
  return (
    <aside aria-label={sidebar.label} className="sidebar">
      <section aria-label={sidebar.search.title}>
        <h2 className="card-title mb-4">{sidebar.search.title}</h2>
        <SearchForm />
      </section>
      <Widget title={sidebar.recent}>
        <ul className="recent-posts ruled">
          {recent.map((post) => (
            <li key={post.id} className="hover-zoom relative flex items-center gap-4 py-2">
              <PictureTile picture={post.picture} background={post.background} sizes="100px" decorative />
              <div>
                <p className="post-meta">{post.day}</p>
                <Link
                  to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
                  className="card-link"
                >
                  {post.title}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.categories.title}>
        <ul className="ruled">
          {sidebar.categories.entries.map(({ category, count }) => (
            <li key={category} className="py-2">
              {category} <span className="float-right text-muted">({count})</span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.gallery.title}>
        <SidebarGallery />
      </Widget>
      <Widget title={sidebar.archives.title}>
        <ul className="ruled">
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
              <a href={url} target="_blank" rel="noreferrer" aria-label={name} className="button-round">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title={sidebar.tags.title}>
        <ul className="flex flex-wrap gap-2">
          {sidebar.tags.names.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </Widget>
    </aside>
  );
}

/** Below what it belongs to it is folded. */
function Widget({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="card-title mb-4 max-desktop:hidden">{title}</h2>
      <details className="folded-below-desktop">
        <summary>
          <h2 className="card-title">{title}</h2>
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </section>
  );
}

function clearOnly(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.reset();
}

/** Searches nothing: it clears its input (spec 2, "Blog lists"). */
function SearchForm() {
  return (
    <form
      method="dialog"
      role="search"
      aria-label={sidebar.search.label}
      className="search relative"
      onSubmit={clearOnly}
    >
      <input
        type="search"
        name="keyword"
        aria-label={sidebar.search.keyword}
        placeholder={sidebar.search.keyword}
        autoComplete="off"
      />
      <button type="submit" aria-label={sidebar.search.button} className="button-round">
        <Icon name="search" />
      </button>
    </form>
  );
}

function SidebarGallery() {
  const { title, pictures } = sidebar.gallery;
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
              <Picture picture={picture} sizes="150px" decorative />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
