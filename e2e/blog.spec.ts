import type { Page } from "@playwright/test";
import { posts as records } from "../app/catalog/content/posts";
import { longDay } from "../app/lib/calendar-day";
import { excerpt } from "../app/lib/excerpt";
import { boxOf, expect, open, test } from "./site";
import { windows } from "./storefront";

const [newest, second] = records;
const oldest = records.at(-1);
if (!newest || !second || !oldest) throw new Error("The journal has too few posts.");

const posts = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Journal" });

for (const [name, size] of [
  ["blog-standard", 3],
  ["blog-with-sidebar", 3],
  ["blog-2-column", 4],
  ["blog-3-column", 6],
] as const) {
  test(`/${name} shows ${size} posts a page, the newest first`, async ({ page }) => {
    const count = Math.ceil(records.length / size);
    await open(page, `/${name}`);
    await expect(posts(page)).toHaveCount(Math.min(size, records.length));
    await expect(posts(page).first()).toContainText(newest.title);
    if (name === "blog-2-column") {
      const boxes = await Promise.all((await posts(page).all()).map(boxOf));
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size, "columns").toBe(2);
      expect(new Set(boxes.map((box) => Math.round(box.width))).size, "widths of columns").toBe(1);
    }
    if (count === 1) return;
    await pager(page).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`/${name}?page=2`);
    await expect(posts(page).first()).not.toContainText(newest.title);
    await page.goBack();
    await expect(posts(page).first()).toContainText(newest.title);
    await page.goto(`/${name}?page=${count}`);
    await expect(posts(page).last()).toContainText(oldest.title);
    await expect(posts(page)).toHaveCount(records.length - size * (count - 1));
  });
}

test("shows a post's day, author and comments, and links to its page with the sidebar", async ({ page }) => {
  await page.goto("/blog-3-column");
  const card = posts(page).nth(1);
  for (const text of [longDay(second.date, "en"), second.author, `${second.comments} comments`])
    await expect(card).toContainText(text);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(`/blog-single-with-sidebar/${second.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
});

for (const [name, viewport] of Object.entries(windows)) {
  test(`shows seven widgets beside the list on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/blog-with-sidebar");
    const titles = ["Search", "Recent posts", "Categories", "Gallery", "Archives", "Follow us", "Tags"];
    await expect(sidebar(page).getByRole("heading", { level: 2 })).toHaveText(titles);
    // On phones some widgets are collapsed.
    if (name === "phone")
      for (const hasText of ["Recent posts", "Categories", "Gallery"])
        await sidebar(page).locator("summary", { hasText }).click();
    const widget = (title: string) => sidebar(page).getByRole("region", { name: title });
    const recent = records.slice(0, 3).map(({ title }) => excerpt(title, 35));
    await expect(widget("Recent posts").getByRole("link")).toHaveText(recent);
    await expect(widget("Categories").getByRole("listitem").first()).toHaveText(/ \(\d+\)$/);
    const keyword = sidebar(page).getByRole("searchbox", { name: "Keyword" });
    await keyword.fill("mango");
    await keyword.press("Enter");
    await expect(keyword).toHaveValue("");
    await expect(page).toHaveURL("/blog-with-sidebar");
    const third = widget("Gallery").getByRole("button").nth(2);
    await third.click();
    await expect(page.getByRole("dialog", { name: "Gallery" }).getByText(/^3 of \d/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(third).toBeFocused();
    if (name === "phone") return;
    // The end of the sidebar stays in view beside a long list.
    await pager(page).scrollIntoViewIfNeeded();
    await expect(widget("Tags").getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  });
}

for (const path of ["/blog-single", "/blog-single-with-sidebar"]) {
  test(`${path} shows the whole post, and links to its neighbours around the ends`, async ({ page }) => {
    await open(page, `${path}/${newest.id}`);
    const post = page.getByRole("main").getByRole("article");
    for (const text of [newest.author, `${newest.comments} comments`, longDay(newest.date, "en")])
      await expect(post).toContainText(text);
    await expect(post.getByRole("img").first()).toBeVisible();
    await expect(post.locator("blockquote")).toBeVisible();
    for (const name of ["Tags", "Share"])
      expect(await post.getByRole("list", { name }).getByRole("listitem").count()).toBeGreaterThan(1);
    await expect(post.getByRole("region", { name: "Author" })).toContainText(newest.author);
    await expect(sidebar(page)).toHaveCount(path === "/blog-single" ? 0 : 1);
    const more = page.getByRole("navigation", { name: "More posts" });
    await more.getByRole("link", { name: /Previous post/ }).click();
    await expect(page).toHaveURL(`${path}/${oldest.id}`);
    // The URL changes before the page does.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(oldest.title);
    await more.getByRole("link", { name: /Next post/ }).click();
    await expect(page).toHaveURL(`${path}/${newest.id}`);
  });
}

test("links a reply to the comment form, which thanks the visitor and clears itself", async ({ page }) => {
  await open(page, `/blog-single/${newest.id}`);
  const comments = page.getByRole("region", { name: "Latest comments" });
  const reply = comments.getByRole("link", { name: /^Reply to/ }).first();
  await reply.click();
  const form = comments.getByRole("form", { name: "Leave a comment" });
  await expect(form).toBeInViewport();
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(form.getByLabel("Comment")).toBeFocused();
  const fields = { Comment: "Thank you.", Name: "Ana", Email: "ana@example.com" };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByRole("alert")).toHaveText("Thanks For Your Message");
  await expect(form.getByLabel("Comment")).toHaveValue("");
});
