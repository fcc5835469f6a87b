import type { Page } from "@playwright/test";
import { kinds } from "../testing/pages";
import { announcements, listen, partOf, transcript } from "./screen-reader";
import { expect, hydrated, test } from "./site";
import { badge, banana, openWithCart, snapper, windows } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heardPages = [...kinds, "/home-3", "/clientes", "/service-details/5", "/project-details/8"];

/** Values of a table: not detectable, and up to so much; a way to pack; that there is none. */
const SAME_VALUE = /^(?:ND|a granel$|No aplica$)/;

/** What is heard without a name is no use: "link", "button, disabled", "heading, level 2". */
const NAMELESS =
  /^(link|button|image|heading|tab|textbox|searchbox|spinbutton|combobox|listbox|option|radio|meter|dialog|table)(, (level \d|disabled|invalid|required|current page|[^,]*(expanded|selected)|(min|max|value)[^,]*))*$/;

/**
 * The words of what has nothing inside it, without what it is and how it stands. The end of a navigation parts them: the
 * last crumb of a breadcrumb and the heading below it are the same word, as everywhere.
 */
function wordsOf(heard: readonly string[]): string[] {
  const ends = new Set(heard.filter((phrase) => /^end( of |, )/.test(phrase)));
  const isOpening = (phrase: string) => ends.has(`end of ${phrase}`) || ends.has(`end, ${phrase}`);
  return heard
    .filter((phrase) => phrase !== "status" && !isOpening(phrase))
    .filter((phrase) => !ends.has(phrase) || phrase.startsWith("end of navigation"))
    .map((phrase) =>
      phrase.replace(/^(link|button|image|heading), /, "").replace(/, (level \d|disabled)$/, ""),
    );
}

function plain(text: unknown): string {
  return String(text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The browser's own tree, which says what no model of it does: how it puts names together, and what is expanded. */
async function browserTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const nodeOf = new Map(
    nodes.map(({ nodeId, parentId, childIds, role, name, properties }) => [
      nodeId,
      {
        parentId,
        childIds: childIds ?? [],
        role: plain(role?.value),
        name: plain(name?.value),
        expanded: properties?.find((property) => property.name === "expanded")?.value.value,
      },
    ]),
  );
  return { nodeOf, nodes: [...nodeOf.values()] };
}

/** Headings and labels of the content whose two halves the browser takes for one word. */
async function gluedNames(page: Page): Promise<string[]> {
  const { nodeOf, nodes } = await browserTree(page);
  type Node = (typeof nodes)[number];
  const textsIn = (node: Node): string[] =>
    node.role === "StaticText"
      ? [node.name]
      : node.childIds.map((id) => nodeOf.get(id)).flatMap((child) => (child ? textsIn(child) : []));
  const names = new Set(nodes.map(({ name }) => name));
  const named = nodes.filter((node) => /^(heading|LabelText)$/.test(node.role));
  return named.map((node) => textsIn(node).join(" ")).filter((name) => !names.has(name));
}

for (const [size, viewport] of Object.entries(windows)) {
  test.describe(`heard on a ${size}`, () => {
    test.use({ viewport });

    for (const path of heardPages) {
      test(`${path}: one of each landmark, a name for everything, nothing twice in a row`, async ({
        page,
      }) => {
        await (path === "/cart" ? openWithCart(page, path, [banana, snapper]) : page.goto(path));
        await hydrated(page);
        const heard = await transcript(page);
        for (const landmark of ["banner", "main", "contentinfo"])
          expect(heard.filter((phrase) => phrase === landmark)).toHaveLength(1);
        expect(heard.filter((phrase) => /^heading, .*level 1$/.test(phrase))).toHaveLength(1);
        expect(heard.filter((phrase) => NAMELESS.test(phrase))).toEqual([]);
        const words = wordsOf(heard);
        expect(words.length).toBeGreaterThan(30);
        // In a table, two products may have the same value.
        const repeated = words.filter((phrase, index) => phrase === words[index - 1]);
        expect(repeated.filter((phrase) => !SAME_VALUE.test(phrase))).toEqual([]);
        expect(await gluedNames(page)).toEqual([]);
      });
    }
  });
}

test("at a product's card its name is heard, its rating in one breath, the price once, and what the button adds", async ({
  page,
}) => {
  await page.goto("/shop");
  await hydrated(page);
  const card = partOf(await transcript(page), "article, Sweet Banana");
  const inOrder = [
    "article, Sweet Banana",
    "Rated 4.5 out of 5, 18 reviews",
    "link, Sweet Banana",
    "$3.20",
    "Was $4.10",
    "button, Add to cart: Sweet Banana",
  ];
  expect(card.filter((phrase) => inOrder.includes(phrase))).toEqual(inOrder);
  expect(card.filter((phrase) => phrase.includes("$3.20"))).toHaveLength(1);
  expect(card.filter((phrase) => phrase.includes("$4.10"))).toHaveLength(1);
});

test("from the shop to Place Order with the keyboard: each step is heard", async ({ page }) => {
  await page.goto("/shop");
  await hydrated(page);
  await listen(page);
  await page.getByRole("main").getByRole("link", { name: "Sweet Banana" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sweet Banana");
  await expect.poll(() => announcements(page)).toContain("polite: Sweet Banana · Finca Verde");
  await expect(page.getByRole("main")).toBeFocused();

  await listen(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
  await expect
    .poll(() => announcements(page))
    .toContain("assertive: Product added successfully Sweet Banana");
  // A live region in another one would be read twice.
  expect(await announcements(page)).not.toContain("polite: Product added successfully Sweet Banana");
  const alert = page.getByRole("alert");
  await expect(alert).toHaveCount(1);
  expect(
    await alert
      .getByText("Product added")
      .evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang),
  ).toBe("en");
  await expect(badge(page)).toHaveAccessibleName("Carrito, 1 producto");
  expect(await badge(page).evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang)).toBe("es");

  await badge(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  const form = partOf(await transcript(page), "form, Checkout");
  const [product, total, notice, order] = [
    form.findIndex((phrase) => phrase.startsWith("Sweet Banana")),
    form.lastIndexOf("$3.20"),
    form.findIndex((phrase) => phrase.startsWith("Sorry, no payment method is available")),
    form.indexOf("button, Place Order"),
  ];
  expect(product).toBeGreaterThan(form.findIndex((phrase) => phrase.startsWith("textbox, Email")));
  expect(form.slice(product, total)).toContain("Total");
  expect([product, total, notice, order]).toEqual([product, total, notice, order].toSorted((a, b) => a - b));
  expect(notice).toBeGreaterThan(total);
});

test("a group of the menu says whether it is expanded, and is silent about its links until it is", async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  await page.goto("/shop");
  await hydrated(page);
  const stateOf = async (name: string) =>
    (await browserTree(page)).nodes.find((node) => node.name === name && node.expanded !== undefined)
      ?.expanded;
  const menu = async () => partOf(await transcript(page), "navigation, Menú principal");
  expect(await stateOf("Empresa")).toBe(false);
  expect(await menu()).not.toContain("link, Valores");
  await page.getByRole("banner").locator("summary:visible", { hasText: "Empresa" }).press("Enter");
  await expect.poll(() => stateOf("Empresa")).toBe(true);
  expect(await menu()).toContain("link, Valores");
  expect(await stateOf("Productos")).toBe(false);
});

test("a banner is heard without the slides that are covered, and says where it went when it is moved", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const banner = async () => partOf(await transcript(page), "carrusel, Presentación");
  const slides = async () => (await banner()).filter((phrase) => phrase.startsWith("diapositiva, "));
  expect(await slides()).toEqual(["diapositiva, 1 de 3"]);
  expect(await announcements(page)).toEqual([]);
  await page
    .getByRole("region", { name: "Presentación" })
    .getByRole("button", { name: "Siguiente" })
    .press("Enter");
  await expect.poll(() => announcements(page)).toContain("polite: 2 de 3");
  expect(await slides()).toEqual(["diapositiva, 2 de 3"]);
});

test("a filter of products says how many it left", async ({ page }) => {
  await page.goto("/home-4");
  await hydrated(page);
  await listen(page);
  await page.getByRole("button", { name: "Fish", exact: true }).press("Enter");
  await expect.poll(() => announcements(page)).toContain("polite: Fish: 4 products");
});

test("a total that changes is announced with its name, and a country's value is not a part of the field's name", async ({
  page,
}) => {
  await openWithCart(page, "/cart", [banana]);
  await listen(page);
  await page.getByRole("button", { name: "One more Sweet Banana" }).press("Enter");
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/^polite: Total\s*\$9\.60$/));
  await page.goto("/checkout");
  await hydrated(page);
  await expect(page.getByRole("combobox")).toHaveAccessibleName("Country");
});
