/** Sorts Spanish pages first. */
const rank = ({ lang }: HTMLElement) => (lang === "es" ? 0 : 1);

/**
 * Inline script of the offline page (`list-pages.ts?script`), which lists the cached pages. The service
 * worker serves the offline page under any URL, where React could not hydrate it.
 */
async function listPages(): Promise<void> {
  const pages = await caches.open("pages");
  const urls = (await pages.keys()).map(({ url }) => url).filter((url) => !url.endsWith(".data"));
  const links = await Promise.all(
    urls.toSorted().map(async (url) => {
      const html = (await (await pages.match(url))?.text()) ?? "";
      const { title, documentElement } = new DOMParser().parseFromString(html, "text/html");
      const item = document.createElement("li");
      const link = document.createElement("a");
      item.lang = documentElement.lang;
      item.className = "break-inside-avoid border-b border-husk-300";
      link.href = url;
      link.className =
        "block py-3 font-display text-lg/tight underline-offset-4 hover:text-palm-700 hover:underline";
      // Strips the company name.
      link.textContent = title.replace(/ · [^·]*$/, "");
      item.append(link);
      return item;
    }),
  );
  document
    .querySelector("[data-stored-pages]")
    ?.replaceChildren(...links.filter(({ lang }) => lang).toSorted((a, b) => rank(a) - rank(b)));
}

for (const button of document.querySelectorAll("[data-reload]"))
  button.addEventListener("click", () => location.reload());
void listPages();
