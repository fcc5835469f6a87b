/** HTML rendered from Markdown at build time (app/catalog/queries/written-text.ts), styled by styles/prose.css. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
