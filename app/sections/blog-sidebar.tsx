import { useId, type ReactNode, type SubmitEvent } from "react";
import { href } from "react-router";
import type { Post } from "~/catalog/posts";
import { company } from "~/content/site";
import { excerpt } from "~/lib/excerpt";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { useLightbox } from "~/ui/lightbox/use-lightbox";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { GroundTile } from "./ground-tile";

/** Titles of recent posts are cut at so many characters (spec 9). */
const TITLE_LENGTH = 35;

/** What the sidebar shows besides the recent posts. */
export type SidebarContent = {
  categories: readonly { id: number; category: string; count: number }[];
  gallery: readonly PictureData[];
  archives: readonly string[];
  tags: readonly string[];
};

type Props = {
  recent: readonly Pick<Post, "id" | "title" | "full_date" | "thumb" | "ground">[];
  content: SidebarContent;
};

/** Seven widgets beside the journal: search, recent posts, categories, gallery, archives, follow us, tags (spec 2). */
export function BlogSidebar({ recent, content }: Props) {
  return (
    <aside aria-label="Journal" className="sidebar">
      <Widget title="Search">
        <SearchForm />
      </Widget>
      <Widget title="Recent posts">
        <ul className="grid gap-4">
          {recent.map((post) => (
            <li key={post.id} className="grid grid-cols-[72px_1fr] items-center gap-4">
              <GroundTile
                picture={post.thumb}
                ground={post.ground}
                sizes="72px"
                decorative
                className="aspect-square rounded-field"
              />
              <span>
                <Link
                  to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
                  className="block leading-snug font-medium hover:text-palm-700 hover:underline"
                >
                  {excerpt(post.title, TITLE_LENGTH)}
                </Link>
                <span className="text-[15px] text-muted">{post.full_date}</span>
              </span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title="Categories">
        <ul className="divide-y divide-husk-300">
          {content.categories.map(({ id, category, count }) => (
            <li key={id} className="flex justify-between py-2.5">
              {category} <span className="text-muted">({count})</span>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title="Gallery">
        <SidebarGallery pictures={content.gallery} />
      </Widget>
      <Widget title="Archives">
        <ul className="grid grid-cols-2 gap-y-2">
          {content.archives.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ul>
      </Widget>
      <Widget title="Follow us">
        <ul className="flex gap-2">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={name}
                className="button-round text-palm-700"
              >
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </Widget>
      <Widget title="Tags">
        <ul className="flex flex-wrap gap-2">
          {content.tags.map((tag) => (
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
function SearchForm() {
  return (
    <form method="dialog" role="search" aria-label="Keyword search" className="search" onSubmit={clearOnly}>
      <input type="search" name="keyword" aria-label="Keyword" placeholder="Keyword" autoComplete="off" />
      <button type="submit" aria-label="Search">
        <Icon name="search" className="size-5" />
      </button>
    </form>
  );
}

function SidebarGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const words = useWords();
  const { enlarge, lightbox } = useLightbox(
    "Gallery",
    pictures.map((picture) => ({ picture, caption: picture.alt })),
  );
  return (
    <>
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.base}>
            <button
              type="button"
              aria-label={words.enlarge(picture.alt)}
              className="tile hover-zoom block aspect-square w-full cursor-zoom-in rounded-field"
              onClick={() => enlarge(index)}
            >
              <Picture picture={picture} sizes="110px" decorative />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
