import { useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import { requestedPage, type Page } from "~/lib/paginate";

/**
 * Every query of a list is answered with the HTML of its first page. Where another one is asked for, this keeps the
 * first from showing while the page is parsed. A sheet of its own, because the browser's first render must find the
 * document as it was built.
 */
const CURTAIN = `if (/[?&]page=(?!1?(&|$))/.test(location.search)) {
  const curtain = new CSSStyleSheet();
  curtain.replaceSync(".page-of-list > * { visibility: hidden }");
  document.adoptedStyleSheets.push(curtain);
}`;

/** Holds one page of a list; shown once it is the page that the address asks for. */
export function PageCurtain({ page, children }: { page: Page<unknown>; children: ReactNode }) {
  const { search } = useLocation();
  const isThere = requestedPage(search, page.count) === page.number;

  useLayoutEffect(() => {
    if (isThere) document.adoptedStyleSheets = [];
  }, [isThere]);

  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: CURTAIN }} />
      <div className="page-of-list">{children}</div>
    </>
  );
}
