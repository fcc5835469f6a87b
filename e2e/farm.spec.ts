import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { expectSlides, windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the team is six cards, each with a page that leads on to its neighbours", async ({ page }) => {
  await page.goto("/team");
  await expect(main(page).getByRole("article")).toHaveCount(6);
  await main(page).getByRole("link", { name: "Elena Pineda" }).click();
  await expect(page).toHaveURL("/team-details/2");
  await expect(heading(page)).toHaveText("Elena Pineda");
  await expect(main(page).getByText("Vegetables and nursery")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Personal information" })).toBeVisible();
  const neighbours = page.getByRole("navigation", { name: "More farm members" }).getByRole("link");
  await expect(neighbours).toHaveText([/José Meza/, /Don Tulio Zúniga/]);
  await neighbours.last().click();
  await expect(heading(page)).toHaveText("Don Tulio Zúniga");
  // Their own posts come first, then the newest of others.
  const authors = main(page)
    .getByRole("article")
    .getByText(/^(?:José|Rosa|Carla|Wilmer|Elena|Don Tulio) \S+$/);
  await expect(authors).toHaveText(["Don Tulio Zúniga", "Carla Castillo", "Wilmer Arzú"]);
  await page.goto("/team-details/1");
  await expect(authors).toHaveText(["José Meza", "José Meza", "José Meza"]);
});

test("the skills of a farmer fill once they scroll into view", async ({ page }) => {
  await page.setViewportSize({ ...windows.phone, height: 500 });
  await open(page, "/team-details/1");
  const skills = { Cereals: 88, Fruit: 95, Vegetables: 80 };
  const meter = (name: string) => page.getByRole("meter", { name });
  const percentage = (name: string) =>
    meter(name).evaluate((element) => {
      const [track, bar] = [...element.querySelectorAll("rect")].map(
        (rect) => rect.getBoundingClientRect().width,
      );
      return Math.round((100 * (bar ?? 0)) / (track ?? 1));
    });
  const restarted: Promise<void>[] = [];
  for (const [name, percent] of Object.entries(skills)) {
    await expect(meter(name)).toHaveAttribute("aria-valuenow", String(percent));
    // Out of view it stands at its end, as on a screenshot of the whole page.
    expect(await percentage(name)).toBe(percent);
    restarted.push(
      meter(name).evaluate(async (element) => {
        const width = () => element.querySelectorAll("rect")[1]?.getBoundingClientRect().width ?? 0;
        const end = width();
        while (width() > end / 2) await new Promise(requestAnimationFrame);
      }),
    );
  }
  for (const [name, percent] of Object.entries(skills)) {
    await meter(name).scrollIntoViewIfNeeded();
    await expect.poll(() => percentage(name)).toBe(percent);
  }
  await Promise.all(restarted);
});

test("questions open one at a time, the first of them open", async ({ page }) => {
  await open(page, "/faq");
  const opened = main(page).locator("details[open]");
  await expect(main(page).locator("details")).toHaveCount(5);
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText("Where does the food in the shop come from?");
  await page.getByText("May I visit the farm?").click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText("bring boots in October");
  await page.getByText("May I visit the farm?").click();
  await expect(opened).toHaveCount(0);
});

test("projects have facts, and neighbours around the ends", async ({ page }) => {
  // The list answers under the address of a project without an id, too.
  await open(page, "/project-details");
  await expect(heading(page)).toHaveText("Recent Projects");
  await page.goto("/project");
  await expect(main(page).getByRole("article")).toHaveCount(8);
  await main(page).getByRole("link", { name: "A nursery for twelve thousand palms" }).click();
  await expect(page).toHaveURL("/project-details/1");
  for (const hasText of ["Client", "Type", "Date", "Address"])
    await expect(main(page).getByRole("term").filter({ hasText })).toBeVisible();
  const more = page.getByRole("navigation", { name: "More projects" });
  await more.getByRole("link", { name: /Previous project/ }).click();
  await expect(heading(page)).toHaveText("Ice on the beach");
  await more.getByRole("link", { name: /Next project/ }).click();
  await expect(page).toHaveURL("/project-details/1");
});

for (const path of ["/services", "/services-2"]) {
  test(`${path} has services, figures, testimonials, logos, and two ways to order`, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole("article")).toHaveCount(5);
    await expect(page.getByRole("tab", { name: "Live Purchase" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("packing table");
    await page.getByRole("tab", { name: "Home Delivery" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("at your door in a cool crate");
    const figures = page.getByRole("region", { name: "Figures" });
    await figures.scrollIntoViewIfNeeded();
    // Once for the eye, and once with its unit for screen readers.
    await expect(figures.getByRole("definition").first()).toHaveText(/^250250 MM$/);
    await expect(page.getByRole("region", { name: "What clients say" }).getByRole("figure")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "In good company" }).getByRole("img")).toHaveCount(6);
  });
}

test("two to five logos stand side by side", async ({ page }) => {
  for (const [width, logos] of [
    [390, 2],
    [768, 3],
    [992, 4],
    [1199, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    await expectSlides(page.getByRole("region", { name: "In good company" }), logos);
  }
});

test("a service is listed beside all five, and highlighted for the rest of the visit", async ({ page }) => {
  const stored = () => page.evaluate(() => sessionStorage.getItem("activeService"));
  const highlighted = main(page).locator("[data-active]");
  await open(page, "/services");
  await expect(highlighted).toContainText("Fresh Vegetables");
  await page.goto("/valores");
  await main(page).getByRole("link", { name: "Resiliencia" }).click();
  await expect(page).toHaveURL("/service-details/3");
  await expect.poll(stored).toBe("3");
  const list = main(page).getByRole("navigation", { name: "Services" }).getByRole("link");
  await expect(list).toHaveText([
    "Fresh Vegetables",
    "Agricultural Products",
    "Organic Products",
    "Dairy Production",
    "Sweet Exotic Fruits",
  ]);
  await list.filter({ hasText: "Dairy Production" }).click();
  await expect(heading(page)).toHaveText("Dairy Production");
  await expect(list.filter({ hasText: "Dairy Production" })).toHaveAttribute("aria-current", "page");
  await expect.poll(stored).toBe("4");
  await page.getByRole("region", { name: "Need Help?" }).getByRole("link").click();
  await expect(page).toHaveURL("/contact-us");
  await open(page, "/services");
  await expect(highlighted).toContainText("Dairy Production");
});

test("a service shows what it is and how to ask for it above the fold, and what the shop sells of it", async ({
  page,
}) => {
  for (const viewport of Object.values(windows)) {
    await page.setViewportSize(viewport);
    await open(page, "/service-details/1");
    const ask = page.getByRole("article").getByRole("link", { name: "Ask for it" });
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveAttribute("href", "/contact-us");
    await expect(page.getByText("Asking costs nothing.")).toBeInViewport({ ratio: 1 });
  }
  const row = page.getByRole("region", { name: "By the piece, from the shop" });
  await expect(row.getByRole("heading", { level: 3 })).toHaveText([
    "Vine Tomato",
    "Garden Cucumber",
    "Purple Eggplant",
    "Bell Pepper Trio",
  ]);
  await row.getByRole("button", { name: "Add to cart: Vine Tomato" }).click();
  await expect(page.getByText("Product added successfully")).toBeVisible();
  await row.getByRole("link", { name: "Purple Eggplant" }).click();
  await expect(page).toHaveURL("/shop-single/8");
  await page.goto("/service-details/4");
  await expect(row).toHaveCount(0);
});

test("a service works where storage is denied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/service-details/3");
  await expect(heading(page)).toHaveText("Organic Products");
});

test("figures, skills and both ways to order are shown without scripts", async ({ plainPage: page }) => {
  await page.goto("/services");
  await expect(page.getByText("at your door in a cool crate")).toBeVisible();
  await expect(page.getByText(/packing table/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("688");
  await page.goto("/team-details/1");
  await expect(page.getByRole("meter", { name: "Fruit" })).toBeVisible();
});
