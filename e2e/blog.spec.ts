import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { windows } from "./storefront";

const posts = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Journal" });

const lists = {
  "/blog-standard": { size: 3, pages: 5 },
  "/blog-with-sidebar": { size: 3, pages: 5 },
  "/blog-2-column": { size: 4, pages: 4 },
  "/blog-3-column": { size: 6, pages: 3 },
};

for (const [path, { size, pages }] of Object.entries(lists)) {
  test(`${path} shows ${size} posts a page, in ${pages} pages with addresses of their own`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(posts(page)).toHaveCount(size);
    await expect(posts(page).first()).toContainText("How to read a market table");
    await expect(pager(page).getByRole("link", { name: /^Page \d+$/ })).toHaveCount(pages);
    await pager(page).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(posts(page).first()).not.toContainText("How to read a market table");
    await page.goBack();
    await expect(posts(page).first()).toContainText("How to read a market table");
    await page.goto(`${path}?page=${pages}`);
    await expect(posts(page).last()).toContainText("An evening at the mill");
    await expect(posts(page)).toHaveCount(15 - size * (pages - 1));
  });
}

test("/blog-2-column shows two columns of the same width", async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog-2-column");
    const boxes = await Promise.all((await posts(page).all()).map((post) => post.boundingBox()));
    expect(new Set(boxes.map((box) => box && Math.round(box.x))).size).toBe(2);
    expect(new Set(boxes.map((box) => box && Math.round(box.width))).size).toBe(1);
  }
});

test("a post says once when, and who and how many, and leads to its page with the sidebar", async ({
  page,
}) => {
  await page.goto("/blog-3-column");
  const second = posts(page).nth(1);
  for (const text of ["11 December 2024", "Wilmer Arzú", "8 comments"])
    await expect(second).toContainText(text);
  await second.getByRole("link").click();
  await expect(page).toHaveURL("/blog-single-with-sidebar/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Six hours from the reef/);
  // The list shows the day on the picture and gives screen readers the full date.
  await page.goto("/blog-with-sidebar");
  const card = posts(page).first();
  await expect(card.getByText("Dec 2024", { exact: true })).toBeVisible();
  expect(await card.getByText("18 December 2024").evaluate((day) => day.clientWidth)).toBeLessThanOrEqual(1);
});

for (const [name, viewport] of Object.entries(windows)) {
  test(`the sidebar has seven widgets, of which the search only clears itself, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/blog-with-sidebar");
    await expect(sidebar(page).getByRole("heading", { level: 2 })).toHaveText([
      "Search",
      "Recent posts",
      "Categories",
      "Gallery",
      "Archives",
      "Follow us",
      "Tags",
    ]);
    // On phones they are folded.
    if (name === "phone")
      for (const hasText of ["Recent posts", "Categories", "Gallery"])
        await sidebar(page).locator("summary", { hasText }).click();
    const widget = (title: string) => sidebar(page).getByRole("region", { name: title });
    await expect(widget("Recent posts").getByRole("link")).toHaveText([
      "How to read a market table properly ...",
      "Six hours from the reef to a market ...",
      "What the lettuce rows taught us all ...",
    ]);
    await expect(widget("Categories").getByRole("listitem")).toHaveText([
      "national (4)",
      "International (2)",
      "sports (1)",
      "magazine (5)",
      "health (3)",
    ]);
    const keyword = sidebar(page).getByRole("searchbox", { name: "Keyword" });
    await keyword.fill("mango");
    await keyword.press("Enter");
    await expect(keyword).toHaveValue("");
    await expect(page).toHaveURL("/blog-with-sidebar");
    const third = sidebar(page)
      .getByRole("button", { name: /^Enlarge/ })
      .nth(2);
    await third.click();
    await expect(page.getByRole("dialog", { name: "Gallery" }).getByText("3 of 6")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(third).toBeFocused();
  });
}

test("the sidebar stays beside a long list, its end in view", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await open(page, "/blog-with-sidebar");
  await expect(sidebar(page).getByRole("heading", { name: "Search" })).toBeInViewport();
  await pager(page).scrollIntoViewIfNeeded();
  await expect(sidebar(page).getByText("Travel", { exact: true })).toBeInViewport({ ratio: 1 });
});

for (const path of ["/blog-single", "/blog-single-with-sidebar"]) {
  test(`${path} has all that the specification lists, and neighbours around the ends`, async ({ page }) => {
    await open(page, `${path}/1`);
    const post = page.getByRole("main").getByRole("article");
    for (const text of ["Carla Castillo", "12 comments"]) await expect(post).toContainText(text);
    await expect(post.getByText("18", { exact: false })).toHaveText(["18 December 2024"]);
    await expect(post.getByRole("img").first()).toBeVisible();
    await expect(post.locator("blockquote")).toContainText("Write down what you saw");
    const items = (name: string) => post.getByRole("list", { name }).getByRole("listitem");
    await expect(items("What goes into the notebook")).toHaveCount(4);
    await expect(items("Tags")).toHaveText(["Algorithm", "Data science"]);
    await expect(items("Share").getByRole("link")).toHaveCount(3);
    await expect(post.getByRole("region", { name: "Author" })).toContainText("Carla Castillo");
    await expect(sidebar(page)).toHaveCount(path === "/blog-single" ? 0 : 1);
    const more = page.getByRole("navigation", { name: "More posts" });
    await expect(more.getByRole("link", { name: /Next post/ })).toHaveText(/Six hours$/);
    await expect(more.getByRole("link", { name: /Previous post/ })).toHaveText(/An evening$/);
    await more.getByRole("link", { name: /Previous post/ }).click();
    await expect(page).toHaveURL(`${path}/15`);
    await more.getByRole("link", { name: /Next post/ }).click();
    await expect(page).toHaveURL(`${path}/1`);
  });
}

test("a reply link leads to the comment form, which thanks and clears itself", async ({ page }) => {
  await open(page, "/blog-single/4");
  const comments = page.getByRole("region", { name: "Latest comments" });
  await expect(comments.getByRole("listitem")).toHaveCount(3);
  await comments.getByRole("link", { name: "Reply to Ana Flores" }).click();
  const form = comments.getByRole("form", { name: "Leave a comment" });
  await expect(form).toBeInViewport();
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(form.getByLabel("Comment")).toBeFocused();
  for (const [label, value] of Object.entries({
    Comment: "Thank you.",
    Name: "Ana",
    Email: "ana@example.com",
  }))
    await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByRole("alert")).toHaveText("Thanks For Your Message");
  await expect(form.getByLabel("Comment")).toHaveValue("");
});
