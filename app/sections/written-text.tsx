import type { ReactNode } from "react";

type Props = {
  /** Made of Markdown when the site is built (`app/catalog/written-text.ts`); none where there is no text. */
  html: string | undefined;
  /** What stands above the text. */
  children?: ReactNode;
};

/** What an owner writes. */
export function WrittenText({ html, children }: Props) {
  return (
    <div className="written">
      {children}
      {html === undefined ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}
