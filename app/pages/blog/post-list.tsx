import type { PostSummary } from "~/catalog/lists";
import { fill } from "~/lib/fill";
import type { Page } from "~/lib/paginate";
import { PendingPage } from "~/ui/pagination/pending-page";
import { Pagination } from "~/ui/pagination/pagination";
import type { PostCardWords } from "~/sections/post-card";
import { PostGrid, type PostGridLook } from "./post-grid";

type Props = {
  page: Page<PostSummary>;
  look: PostGridLook;
  words: PostCardWords & { shown: string; withoutScripts: string };
};

/** One page of the journal, with the pager that the shop has too. */
export function PostList({ page, look, words }: Props) {
  return (
    <PendingPage page={page}>
      <p role="status" tabIndex={-1} className="sr-only">
        {fill(words.shown, { first: page.first, last: page.last, total: page.total })}
      </p>
      <PostGrid posts={page.items} look={look} words={words} />
      <Pagination page={page} withoutScripts={words.withoutScripts} />
    </PendingPage>
  );
}
