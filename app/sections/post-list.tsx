import type { Post } from "~/catalog/posts";
import type { Page } from "~/lib/paginate";
import { PageCurtain } from "~/ui/pagination/page-curtain";
import { Pagination } from "~/ui/pagination/pagination";
import { PostGrid, type PostGridLook } from "./post-grid";

type Props = {
  page: Page<Post>;
  look: PostGridLook;
  words: { read: string; withoutScripts: string };
};

/** One page of the journal, with the pager that the shop has too. */
export function PostList({ page, look, words }: Props) {
  return (
    <PageCurtain page={page}>
      <p role="status" tabIndex={-1} className="sr-only">
        Posts {page.first} to {page.last} of {page.total}
      </p>
      <PostGrid posts={page.items} look={look} read={words.read} heading="h2" lead />
      <div className="with-scripts">
        <Pagination page={page} />
      </div>
      <p className="without-scripts py-16 text-center text-muted">{words.withoutScripts}</p>
    </PageCurtain>
  );
}
