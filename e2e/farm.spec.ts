import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";
import { expectSlides, windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");

test("the team is six cards, each with a page that leads on to the next", async ({ page, faults }) => {
  await page.goto("/team");
  await expect(main(page).getByRole("article")).toHaveCount(6);
  await main(page).getByRole("link", { name: "Elena Pineda" }).click();
  await expect(page).toHaveURL("/team-details/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elena Pineda");
  await expect(main(page).getByText("Vegetables and nursery")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Personal information" })).toBeVisible();
  await expect(main(page).getByRole("img").first()).toBeVisible();
  const beside = page.getByRole("navigation", { name: "More farm members" }).getByRole("link");
  await expect(beside).toHaveText([/José Meza/, /Don Tulio Zúniga/]);
  await beside.last().click();
  await expect(page).toHaveURL("/team-details/3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Don Tulio Zúniga");
  expect(faults.list).toEqual([]);
});

for (const [name, viewport] of Object.entries(windows)) {
  test(`the three skills of a farmer fill when they are in view, on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ ...viewport, height: 500 });
    await page.goto("/team-details/1");
    await hydrated(page);
    const skills = { Cereals: "88", Fruit: "95", Vegetables: "80" };
    const part = (title: string) =>
      page.getByRole("meter", { name: title }).evaluate((meter) => {
        const [whole, bar] = [...meter.querySelectorAll("rect")].map(
          (rect) => rect.getBoundingClientRect().width,
        );
        return Math.round((100 * (bar ?? 0)) / (whole ?? 1));
      });
    const startedLow = [];
    for (const [title, percent] of Object.entries(skills)) {
      const meter = page.getByRole("meter", { name: title });
      await expect(meter).toHaveAttribute("aria-valuenow", percent);
      // Until it comes into sight it stands at its end, as on a picture of the whole page.
      expect(await part(title)).toBe(Number(percent));
      startedLow.push(
        meter.evaluate(async (element) => {
          const bar = element.querySelectorAll("rect")[1];
          const width = () => bar?.getBoundingClientRect().width ?? 0;
          const end = width();
          while (width() > end / 2) await new Promise(requestAnimationFrame);
        }),
      );
    }
    for (const [title, percent] of Object.entries(skills)) {
      await page.getByRole("meter", { name: title }).scrollIntoViewIfNeeded();
      await expect.poll(() => part(title)).toBe(Number(percent));
    }
    await Promise.all(startedLow);
  });
}

test("a farmer's page shows three posts: their own first, then the newest of others", async ({ page }) => {
  await page.goto("/team-details/1");
  const authors = main(page)
    .getByRole("article")
    .getByText(/^(?:José|Rosa|Carla|Wilmer|Elena|Don Tulio) \S+$/);
  await expect(authors).toHaveText(["José Meza", "José Meza", "José Meza"]);
  await page.goto("/team-details/3");
  await expect(authors).toHaveText(["Don Tulio Zúniga", "Carla Castillo", "Wilmer Arzú"]);
  await main(page).getByRole("link", { name: "A fruit for every month of the year" }).click();
  await expect(page).toHaveURL("/blog-single-with-sidebar/14");
});

test("five questions open one at a time, the first of them open", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  const open = main(page).locator("details[open]");
  await expect(main(page).locator("details")).toHaveCount(5);
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Where does the food in the shop come from?");
  await page.getByText("May I visit the farm?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("bring boots in October");
  await page.getByText("May I visit the farm?").click();
  await expect(open).toHaveCount(0);
});

test("projects have fixed information and neighbours around the ends", async ({ page, faults }) => {
  await page.goto("/project");
  await expect(main(page).getByRole("article")).toHaveCount(8);
  await main(page).getByRole("link", { name: "A nursery for twelve thousand palms" }).click();
  await expect(page).toHaveURL("/project-details/1");
  for (const text of ["Client", "Type", "Date", "Address"]) {
    await expect(main(page).getByRole("term").filter({ hasText: text })).toBeVisible();
  }
  const more = page.getByRole("navigation", { name: "More projects" });
  await more.getByRole("link", { name: /Previous project/ }).click();
  await expect(page).toHaveURL("/project-details/8");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ice on the beach");
  await more.getByRole("link", { name: /Next project/ }).click();
  await expect(page).toHaveURL("/project-details/1");
  expect(faults.list).toEqual([]);
});

test("/project-details without an id leads to the list", async ({ page, faults }) => {
  const response = await page.goto("/project-details");
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recent Projects");
  await expect(main(page).getByRole("article")).toHaveCount(8);
  expect(faults.list).toEqual([]);
});

for (const path of ["/services", "/services-2"]) {
  test(`${path} has figures, testimonials, logos, and Live Purchase open`, async ({ page, faults }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(main(page).getByRole("article")).toHaveCount(5);
    await expect(page.getByRole("tab", { name: "Live Purchase" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("packing table");
    await page.getByRole("tab", { name: "Home Delivery" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("at your door in a cool crate");
    const figures = page.getByRole("region", { name: "Figures" });
    await figures.scrollIntoViewIfNeeded();
    // The eye finds the unit beside the figure; who listens hears both at once.
    await expect(figures.getByRole("definition").first()).toHaveText(/^250250 MM$/);
    await expect(page.getByRole("region", { name: "What clients say" }).getByRole("figure")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "In good company" }).getByRole("img")).toHaveCount(6);
    expect(faults.list).toEqual([]);
  });
}

test("two to five logos stand side by side", async ({ page }) => {
  for (const [width, logos] of [
    [390, 2],
    [768, 3],
    [992, 4],
    [1199, 5],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services");
      await expectSlides(page.getByRole("region", { name: "In good company" }), logos);
    });
  }
});

test("a service stands beside all five and the help box, and is remembered for the visit", async ({
  page,
  faults,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem("activeService"));
  const lit = main(page).locator("[data-active]");
  await page.goto("/services");
  await hydrated(page);
  await expect(lit).toContainText("Fresh Vegetables");
  await page.goto("/service-details/1");
  await hydrated(page);
  await expect.poll(kept).toBe("1");
  const list = main(page).getByRole("navigation", { name: "Services" });
  await expect(list.getByRole("link")).toHaveText([
    "Fresh Vegetables",
    "Agricultural Products",
    "Organic Products",
    "Dairy Production",
    "Sweet Exotic Fruits",
  ]);
  await list.getByRole("link", { name: "Dairy Production" }).click();
  await expect(page).toHaveURL("/service-details/4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dairy Production");
  await expect(list.getByRole("link", { name: "Dairy Production" })).toHaveAttribute("aria-current", "page");
  await expect.poll(kept).toBe("4");
  await page.getByRole("region", { name: "Need Help?" }).getByRole("link").click();
  await expect(page).toHaveURL("/contact-us");
  await page.goto("/services");
  await hydrated(page);
  await expect(lit).toContainText("Dairy Production");
  expect(faults.list).toEqual([]);
});

test("below a service stands what the shop sells of it, and goes into the cart", async ({ page, faults }) => {
  await page.goto("/service-details/1");
  await hydrated(page);
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
  await expect(page.getByRole("region", { name: "By the piece, from the shop" })).toHaveCount(0);
  expect(faults.list).toEqual([]);
});

test("what a service is and the way to ask for it are in the first window; all five stand below", async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/service-details/1");
    const ask = page.getByRole("article").getByRole("link", { name: "Ask for it" });
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveAttribute("href", "/contact-us");
    await expect(page.getByText("Asking costs nothing.")).toBeInViewport({ ratio: 1 });
  }
  const list = page.getByRole("main").getByRole("navigation").filter({ hasText: "Dairy Production" });
  await expect(list.getByRole("link")).toHaveCount(5);
});

test("a service works where storage is denied", async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/service-details/3");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Organic Products");
  expect(faults.list).toEqual([]);
});

test("the company's values lead to the services", async ({ page }) => {
  await page.goto("/valores");
  await main(page).getByRole("link", { name: "Resiliencia" }).click();
  await expect(page).toHaveURL("/service-details/3");
});

test("without scripts figures and skills stand at their end, and both ways to order are told", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/services");
  await expect(page.getByText("at your door in a cool crate")).toBeVisible();
  await expect(page.getByText(/packing table/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("688");
  await page.goto("/team-details/1");
  await expect(page.getByRole("meter", { name: "Fruit" })).toBeVisible();
  await context.close();
});
