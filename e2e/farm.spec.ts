import type { Locator, Page } from "@playwright/test";
import { faqPage, servicePage, services2Page, servicesPage } from "../app/catalog/content/farm-pages";
import { farmers } from "../app/catalog/content/farmers";
import { posts } from "../app/catalog/content/posts";
import { products } from "../app/catalog/content/products";
import { projects } from "../app/catalog/content/projects";
import { brands, figures as figureWords } from "../app/catalog/content/sections";
import { services } from "../app/catalog/content/services";
import { builtWords, firstRecord } from "../testing/site-pages";
import { denyStorage, expect, open, test } from "./site";
import { windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");
const valueOf = async (meter: Locator) => Number(await meter.getAttribute("aria-valuenow"));
/** How much of a meter's track its bar fills, in percent. */
const percentage = (meter: Locator) =>
  meter.evaluate((element) => {
    const [track, bar] = [...element.querySelectorAll("rect")].map(
      (rect) => rect.getBoundingClientRect().width,
    );
    return Math.round((100 * (bar ?? 0)) / (track ?? 1));
  });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("links farmers to their pages, neighbours and own posts", async ({ page }) => {
  const [first, second, third] = farmers;
  if (!first || !second || !third) throw new Error("The farm has too few farmers.");
  await page.goto("/team");
  await expect(main(page).getByRole("article")).toHaveCount(farmers.length);
  await main(page).getByRole("link", { name: second.name }).click();
  await expect(page).toHaveURL(`/team-details/${second.id}`);
  await expect(heading(page)).toHaveText(second.name);
  await expect(main(page).getByText(second.title).first()).toBeVisible();
  const neighbours = page.getByRole("navigation", { name: "More farm members" }).getByRole("link");
  await expect(neighbours.first()).toContainText(first.name);
  await neighbours.last().click();
  await expect(heading(page)).toHaveText(third.name);
  const author = farmers.find(({ name }) => posts.some((post) => post.author === name));
  if (!author) return;
  await page.goto(`/team-details/${author.id}`);
  await expect(main(page).getByRole("article").first()).toContainText(author.name);
});

test("fills a farmer's skills once they scroll into view", async ({ page }) => {
  await page.setViewportSize({ ...windows.phone, height: 500 });
  await open(page, firstRecord("/team-details/"));
  const meters = await page.getByRole("meter").all();
  expect(meters.length).toBeGreaterThan(1);
  // Out of view they are full, as a screenshot of the whole page shows them.
  for (const meter of meters) expect(await percentage(meter)).toBe(await valueOf(meter));
  const restarted = meters.map((meter) =>
    meter.evaluate(async (element) => {
      const width = () => element.querySelectorAll("rect")[1]?.getBoundingClientRect().width ?? 0;
      const end = width();
      while (width() > end / 2) await new Promise(requestAnimationFrame);
    }),
  );
  for (const meter of meters) {
    await meter.scrollIntoViewIfNeeded();
    await expect.poll(() => percentage(meter)).toBe(await valueOf(meter));
  }
  await Promise.all(restarted);
});

test("opens one question at a time, the first from the start", async ({ page }) => {
  await open(page, "/faq");
  const { questions } = faqPage();
  const opened = main(page).locator("details[open]");
  await expect(main(page).locator("details")).toHaveCount(questions.length);
  for (const { question } of [questions[0], questions.at(-1)].filter((each) => each !== undefined)) {
    if (question !== questions[0]?.question) await page.getByText(question).click();
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText(question);
  }
  await opened.locator("summary").click();
  await expect(opened).toHaveCount(0);
});

test("shows a project's facts, and links to its neighbours around the ends", async ({ page }) => {
  const [first] = projects;
  const last = projects.at(-1);
  if (!first || !last) throw new Error("There is no project.");
  // Without an id, the address of a project shows the list.
  await open(page, "/project-details");
  await expect(heading(page)).toHaveText(builtWords("/project").heading);
  await page.goto("/project");
  await expect(main(page).getByRole("article")).toHaveCount(projects.length);
  await main(page).getByRole("link", { name: first.title }).click();
  await expect(page).toHaveURL(`/project-details/${first.id}`);
  for (const hasText of ["Client", "Type", "Date", "Address"])
    await expect(main(page).getByRole("term").filter({ hasText })).toBeVisible();
  const more = page.getByRole("navigation", { name: "More projects" });
  await more.getByRole("link", { name: /Previous project/ }).click();
  await expect(heading(page)).toHaveText(last.title);
  await more.getByRole("link", { name: /Next project/ }).click();
  await expect(page).toHaveURL(`/project-details/${first.id}`);
});

for (const [path, { testimonials }] of [
  ["/services", servicesPage()],
  ["/services-2", services2Page()],
] as const) {
  test(`shows services, figures, testimonials, logos and two ways to order on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole("article")).toHaveCount(services.length);
    await expect(page.getByRole("tab", { name: "Live Purchase" })).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("tabpanel");
    const before = await panel.innerText();
    await page.getByRole("tab", { name: "Home Delivery" }).click();
    await expect(panel).not.toHaveText(before);
    const figures = page.getByRole("region", { name: figureWords().label });
    await figures.scrollIntoViewIfNeeded();
    // The number is there twice: as shown, and with its unit for screen readers.
    await expect(figures.getByRole("definition").first()).toHaveText(/^(\d+)\1 \w+$/);
    const clients = page.getByRole("region", { name: testimonials }).getByRole("figure");
    expect(await clients.count()).toBeGreaterThan(1);
    const logos = page.getByRole("region", { name: brands().title }).getByRole("img");
    expect(await logos.count()).toBeGreaterThan(4);
  });
}

test("highlights a visited service for the rest of the visit", async ({ page }) => {
  const [first, second, third] = services;
  if (!first || !second || !third) throw new Error("There are too few services.");
  const stored = () => page.evaluate(() => sessionStorage.getItem("activeService"));
  const highlighted = main(page).locator("[data-active]");
  await open(page, "/services");
  await expect(highlighted).toContainText(first.title);
  await open(page, `/service-details/${third.id}`);
  await expect.poll(stored).toBe(String(third.id));
  const list = main(page).getByRole("navigation", { name: "Services" }).getByRole("link");
  await expect(list).toHaveText(services.map(({ title }) => title));
  const link = list.filter({ hasText: second.title });
  await link.click();
  await expect(heading(page)).toHaveText(second.title);
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect.poll(stored).toBe(String(second.id));
  await open(page, "/services");
  await expect(highlighted).toContainText(second.title);
});

test("shows how to ask for a service above the fold, and sells its products", async ({ page }) => {
  const sold = services.find((service) => service.products.length > 0);
  const product = products.find(({ id }) => id === sold?.products[0]);
  if (!sold || !product) return test.skip(true, "No service names a product.");
  for (const viewport of Object.values(windows)) {
    await page.setViewportSize(viewport);
    await open(page, `/service-details/${sold.id}`);
    const ask = page.getByRole("article").getByRole("link", { name: servicePage().offer.ask });
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveAttribute("href", "/contact-us");
  }
  const row = page.getByRole("region", { name: servicePage().shop });
  await expect(row.getByRole("heading", { level: 3 })).toHaveCount(sold.products.length);
  await row.getByRole("button", { name: `Add to cart: ${product.name}` }).click();
  await expect(page.getByText("Product added successfully")).toBeVisible();
  await row.getByRole("link", { name: product.name }).click();
  await expect(page).toHaveURL(`/shop-single/${product.id}`);
});

test("shows a service where storage is denied", async ({ page }) => {
  await denyStorage(page, ["sessionStorage"]);
  await open(page, `/service-details/${services[0]?.id}`);
  await expect(heading(page)).toHaveText(services[0]?.title ?? "");
});

test("shows figures, skills and both ways to order without scripts", async ({ plainPage: page }) => {
  await page.goto("/services");
  for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
  const figures = page.getByRole("region", { name: figureWords().label });
  await expect(figures.getByRole("definition").first()).toHaveText(/\d/);
  await page.goto(firstRecord("/team-details/"));
  await expect(page.getByRole("meter").first()).toBeVisible();
});
