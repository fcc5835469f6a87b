import { lists } from "~/catalog/queries/lists";
import { journalPages } from "~/catalog/content/journal-pages";
import { journal } from "~/catalog/content/sections";
import { fill } from "~/lib/fill";
import { paginate } from "~/lib/paginate";
import { pick } from "~/lib/pick";
import { PageHead } from "~/sections/page-head";
import { PostGrid } from "~/sections/post-grid";
import { PagedList } from "~/ui/paged-list";
import { listMeta } from "../demo-meta";
import { listClientLoader } from "../list-client-loader";
import type { Route } from "./+types/blog-list";
import { BlogSidebar } from "./blog-sidebar";
import { feedLink } from "./feed-link";
import { loadRecentPosts } from "./load-recent-posts";

const isBlogList = (name: string): name is keyof typeof journalPages => Object.hasOwn(journalPages, name);

/** Serves all lists of posts, which differ in layout only. */
export function loader({ pattern }: Route.LoaderArgs) {
  if (!isBlogList(pattern)) throw new Response(null, { status: 404 });
  return {
    page: journalPages[pattern](),
    words: pick(journal(), "read", "comments", "shown", "withoutScripts"),
    look: pattern,
    list: lists[pattern],
    number: 1,
    recent: pattern === "blog-with-sidebar" ? loadRecentPosts() : undefined,
  };
}

export const clientLoader = listClientLoader<typeof loader>();

export const meta = ({ loaderData: { page, list, number } }: Route.MetaArgs) => [
  ...listMeta(page, paginate(list, number).number),
  feedLink,
];

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { page, look, words, recent } = loaderData;
  const list = paginate(loaderData.list, loaderData.number);
  const { items, first, last, total } = list;
  const posts = (
    <PagedList
      page={list}
      status={fill(words.shown, { first, last, total })}
      withoutScripts={words.withoutScripts}
    >
      <PostGrid posts={items} look={look} words={words} />
    </PagedList>
  );
  return (
    <>
      <PageHead content={page} look="masthead" />
      {recent ? (
        <div className="wrap grid gap-x-16 desktop:grid-cols-sidebar">
          <div>{posts}</div>
          <BlogSidebar recent={recent} className="desktop:mt-band desktop:mb-section" />
        </div>
      ) : (
        <div className="wrap">{posts}</div>
      )}
    </>
  );
}
