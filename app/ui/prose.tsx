/** What an owner writes, made of Markdown when the site is built (`app/catalog/queries/written-text.ts`); its styles are `styles/prose.css`. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
