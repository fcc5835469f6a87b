import type { ReactNode } from "react";
import { Mark } from "~/ui/mark";

type Props = {
  /** Made of Markdown when the site is built (`app/catalog/written-text.ts`); none where there is no text. */
  html: string | undefined;
  /** What stands above the text. */
  children?: ReactNode;
};

/** What an owner writes. A text that is still one sentence is set large, over the mark. */
export function WrittenText({ html, children }: Props) {
  return (
    <div className="written">
      {children}
      {html === undefined ? null : (
        <>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <Mark className="written-mark" />
        </>
      )}
    </div>
  );
}
