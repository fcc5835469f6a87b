/** Copies its row as text (copy-row.ts); without scripts it is not there. */
function CopyButton({ label }: { label: string }) {
  return (
    <button type="button" className="copy with-scripts" data-copy="" aria-label={label}>
      <svg aria-hidden="true" className="icon">
        <use href="#copiar" />
      </svg>
      <svg aria-hidden="true" className="icon">
        <use href="#copiado" />
      </svg>
    </button>
  );
}

/** The head of the column of these buttons. */
export function CopyHead({ children }: { children: string }) {
  return (
    <th scope="col" className="copy-cell" data-mdast="ignore">
      <span className="sr-only">{children}</span>
    </th>
  );
}

/** The end of a row that can be copied. */
export function CopyCell({ label }: { label: string }) {
  return (
    <td className="copy-cell" data-mdast="ignore">
      <CopyButton label={label} />
    </td>
  );
}

/** The drawings of all these buttons, once. */
export function CopyDrawings() {
  return (
    <svg className="hidden">
      <symbol id="copiar" viewBox="0 0 24 24">
        <path d="M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM16 8.5V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H8" />
      </symbol>
      <symbol id="copiado" viewBox="0 0 24 24">
        <path d="m5 12.5 4.5 4.5L19 7.5" />
      </symbol>
    </svg>
  );
}

type Props = { title: string; hint: string; close: string };

/** Where a row's text is copied by hand, if the browser does not let the page do it. */
export function CopyFallback({ title, hint, close }: Props) {
  return (
    <dialog className="copy-fallback" aria-labelledby="copie" data-copy-fallback data-mdast="ignore">
      <h2 id="copie" className="card-title">
        {title}
      </h2>
      <p className="mt-2 text-muted">{hint}</p>
      <form method="dialog" className="field">
        <textarea readOnly aria-labelledby="copie" rows={7} />
        <button type="submit" className="button button-outline mt-5">
          {close}
        </button>
      </form>
    </dialog>
  );
}
