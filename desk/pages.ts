/** Where the site shows what a file of the content holds, by its path; `{id}` is the record's number. */
const PAGES: readonly [RegExp, string][] = [
  [/^content\/products\//, "/shop-single/{id}"],
  [/^content\/posts\//, "/blog-single-with-sidebar/{id}"],
  [/^content\/farmers\//, "/team-details/{id}"],
  [/^content\/projects\//, "/project-details/{id}"],
  [/^content\/services\//, "/service-details/{id}"],
  [/^content\/clients\//, "/clientes"],
  [/^content\/events\//, "/agenda-corporativa"],
  [/^content\/documents\//, "/ficha-tecnica"],
  [/^content\/register\//, "/ficha-tecnica"],
  [/^content\/offers\//, "/home-3"],
  [/^content\/testimonials\//, "/services"],
  [/^content\/company\./, "/contact-us"],
  [/^content\/product-card\./, "/shop"],
  [/^content\/comments\./, "/blog-single/1"],
  [/^content\/sections\/values\./, "/valores"],
  [/^content\/sections\/mission-vision\./, "/vision-mision"],
  [/^content\/sections\/agenda\./, "/agenda-corporativa"],
  [/^content\/sections\/written-pages\./, "/politicas"],
  [/^content\/sections\/next-steps\./, "/historia"],
  [/^content\/sections\/why-choose-us\./, "/home-4"],
  [/^content\/sections\/figures\./, "/home-2"],
  [/^content\/sections\/brands\./, "/services"],
  [/^content\/sections\/order-process\./, "/services"],
  [/^content\/sections\/journal\./, "/blog-with-sidebar"],
  [/^content\/sections\/offers\./, "/home-3"],
  [/^content\/sections\/technical-sheets\./, "/ficha-tecnica"],
  [/^content\/sections\/register\./, "/ficha-tecnica"],
  [/^content\/sections\/quote\./, "/contact-us"],
  // The words that all pages of a kind have.
  [/^content\/pages\/(shop-single|blog-single|team-details|project-details|service-details)\./, "/$1/1"],
  [/^content\/pages\/home\./, "/"],
  [/^content\/pages\/([a-z0-9-]+)\./, "/$1"],
];

/** The path of the page that shows what a file holds. */
export function pageOf(file: string, text: string): string {
  const found = PAGES.find(([pattern]) => pattern.test(file));
  if (!found) return "/";
  const [, name = ""] = found[0].exec(file) ?? [];
  const [, id = ""] = /^id: (\d+)$/m.exec(text) ?? [];
  if (found[1].includes("{id}") && id === "") return "/";
  return found[1].replace("$1", name).replace("{id}", id);
}
