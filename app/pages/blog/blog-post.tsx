import { Fragment } from "react";
import { href, type MetaDescriptor } from "react-router";
import { farmers } from "~/catalog/content/farmers";
import { posts, type Post } from "~/catalog/content/posts";
import { journal } from "~/catalog/content/sections";
import { findWithNeighbours } from "~/lib/find-record";
import { classNames } from "~/lib/class-names";
import { firstWords } from "~/lib/excerpt";
import { fill, fillCount } from "~/lib/fill";
import { pictureFallback } from "~/lib/picture";
import { AdjacentLinks } from "~/sections/adjacent-links";
import { PostDay } from "~/sections/post-grid";
import { Breadcrumb } from "~/ui/breadcrumb";
import { RoundLink } from "~/ui/button";
import { Tags } from "~/ui/chip";
import { Tile } from "~/ui/tile";
import { demoBrand } from "~/words/company";
import { parentPages } from "~/words/navigation";
import { adjacent, body, card, withoutSidebar } from "~/words/post";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/blog-post";
import { BlogSidebar } from "./blog-sidebar";
import styles from "./blog-post.module.css";
import { feedLink } from "./feed-link";
import { loadRecentPosts } from "./load-recent-posts";
import { PostComments } from "./post-comments";

const breadcrumbs = [parentPages.home, parentPages.journal];

/** Serves both pages of a post, with and without the sidebar. Previous and next links keep the layout. */
export function loader({ params, pattern }: Pick<Route.LoaderArgs, "params" | "pattern">) {
  const hasSidebar = pattern === "blog-single-with-sidebar/:id";
  const link = ({ id, title, thumb, background }: Post) => ({
    title: firstWords(title, 2, adjacent.noTitle),
    to: href(hasSidebar ? "/blog-single-with-sidebar/:id" : "/blog-single/:id", { id: String(id) }),
    picture: thumb,
    background,
  });
  const { item: post, neighbours } = findWithNeighbours(posts, params.id, link);
  const portrait = farmers.find(({ name }) => name === post.author)?.thumb;
  return {
    post,
    neighbours,
    portrait,
    commentWords: journal().comments,
    /** The canonical URL of both pages, used by search engines and for sharing. */
    path: href("/blog-single-with-sidebar/:id", { id: String(post.id) }),
    recent: hasSidebar ? loadRecentPosts() : undefined,
  };
}

/** Both pages have the same canonical URL but different titles. */
export function meta({ loaderData }: Pick<Route.MetaArgs, "loaderData">): MetaDescriptor[] {
  const { post, path, recent } = loaderData;
  const { title, description, author, date, thumb } = post;
  return [
    ...demoMeta(
      { title: recent ? title : fill(withoutSidebar, { title }), description, path, card, breadcrumbs },
      {
        "@type": "Article",
        headline: title,
        description,
        image: demoBrand.origin + pictureFallback(thumb),
        url: demoBrand.origin + path,
        datePublished: date,
        author: { "@type": "Person", name: author },
        publisher: { "@type": "Organization", name: demoBrand.name },
      },
    ),
    feedLink,
  ];
}

const LIST_ID = "points";
const TEXT = "mt-6 max-w-[60ch] tablet:text-lg";

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, portrait, commentWords, path, neighbours, recent } = loaderData;
  const url = encodeURIComponent(demoBrand.origin + path);
  const title = encodeURIComponent(post.title);
  const shareLinks = [
    { name: "Facebook", icon: "facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "WhatsApp", icon: "whatsapp", to: `https://wa.me/?text=${title}%20${url}` },
    { name: body.email, icon: "mail", to: `mailto:?subject=${title}&body=${url}` },
  ] as const;
  const sizes = recent ? { phone: 1, desktop: "860px" } : "(width < 1640px) 86vw, 1440px";
  // A studio picture is shown whole, and its tile is low.
  const secondSizes = {
    phone: 1,
    tablet: 3 / 4,
    desktop: recent ? "560px" : "min(65vw, 1000px)",
  };
  return (
    <div
      // Resets the comment form when the post or its page changes.
      key={neighbours.next.to}
      className={classNames("wrap pt-4 tablet:pt-8", recent && styles.page)}
    >
      <article>
        <header className={styles.head}>
          <Breadcrumb breadcrumbs={breadcrumbs} current={post.title} short />
          <h1 className="my-6 text-3xl tablet:text-4xl">{post.title}</h1>
          <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
            <PostDay date={post.date} />
            <span>{post.author}</span>
            <span>{fillCount(commentWords, post.comments)}</span>
          </p>
        </header>
        <div className={recent ? styles.post : styles.columns}>
          <Tile
            picture={post.thumb}
            background={post.background}
            sizes={sizes}
            whole
            priority
            className={`mt-8 aspect-3/2 rounded-tr-leaf tablet:aspect-2/1 ${styles.across}`}
          />
          <p className="mt-8 max-w-[34em] pb-2 font-display text-xl/snug text-balance desktop:text-2xl/tight">
            {post.description}
          </p>
          {body.paragraphs.map((text, index) => (
            <Fragment key={text}>
              {post.second && index === 1 ? (
                <Tile
                  picture={post.second}
                  background={post.background}
                  sizes={secondSizes}
                  whole
                  className={`my-8 aspect-video tablet:aspect-21/9 ${styles.across}`}
                />
              ) : null}
              <p className={TEXT}>{text}</p>
            </Fragment>
          ))}
          <blockquote className={`mt-band border-y border-husk-300 py-8 ${styles.split}`}>
            <p className="font-display text-3xl text-balance text-palm-700 italic">{body.quote.text}</p>
            <footer className="mt-4 text-muted">{body.quote.author}</footer>
          </blockquote>
          <p className={`${TEXT} pt-6`}>{body.closing}</p>
          <div className={`mt-12 rounded-card rounded-br-leaf bg-husk-100 p-8 ${styles.split}`}>
            <h2 id={LIST_ID} className="mb-3 text-2xl text-balance">
              {body.listTitle}
            </h2>
            <ul aria-labelledby={LIST_ID} className="divide-y divide-husk-300 tablet:text-lg">
              {body.list.map((point) => (
                <li key={point} className="py-3 text-balance">
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className={`mt-8 ${styles.about}`}>
            <Tags label={body.tagsLabel} tags={body.tags} />
            <div className="mt-8 flex flex-wrap items-center justify-between gap-6 rounded-card bg-husk-100 p-8 desktop:bg-transparent desktop:p-0">
              <section aria-label={body.author} className="flex flex-[1_1_240px] items-center gap-4">
                {portrait ? (
                  <Tile
                    picture={portrait}
                    sizes="100px"
                    decorative
                    radius="full"
                    className="size-18 flex-none"
                  />
                ) : null}
                <div>
                  <h2 className="text-xl">{post.author}</h2>
                  <p className="mt-1 text-balance text-muted">{body.authorText}</p>
                </div>
              </section>
              <ul aria-label={body.share} className="flex gap-2 text-palm-700">
                {shareLinks.map(({ name, icon, to }) => (
                  <li key={name}>
                    <RoundLink href={to} label={fill(body.shareBy, { name })} icon={icon} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </article>
      <PostComments />
      <div className="pt-16 pb-section desktop:col-span-2 print:hidden">
        <AdjacentLinks {...neighbours} words={adjacent} />
      </div>
      {recent ? <BlogSidebar recent={recent} className={styles.sidebar} /> : null}
    </div>
  );
}
