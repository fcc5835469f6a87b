import { expect, hydrated, test } from "./site";
import { windows } from "./storefront";

const forms = {
  "/register": {
    button: "Register",
    message: "Thanks For Registration",
    fields: { Email: "ana@example.com", Password: "secret", "Confirm password": "something else" },
    other: { name: "Login", url: "/login" },
  },
  "/login": {
    button: "Login",
    message: "Login Successful",
    fields: { Email: "ana@example.com", Password: "anything" },
    other: { name: "Register", url: "/register" },
  },
};

for (const [name, viewport] of Object.entries(windows)) {
  for (const [path, { button, message, fields, other }] of Object.entries(forms)) {
    test.describe(`${path} on a ${name}`, () => {
      test.use({ viewport });

      test("answers and clears itself, and nothing is sent", async ({ page, faults }) => {
        await page.goto(path);
        await hydrated(page);
        const posts: string[] = [];
        page.on("request", (request) => {
          if (request.method() !== "GET") posts.push(request.url());
        });
        const main = page.getByRole("main");
        for (const [label, value] of Object.entries(fields)) {
          await main.getByLabel(label, { exact: true }).fill(value);
        }
        await main.getByRole("button", { name: button }).click();
        await expect(page.getByRole("alert")).toHaveText(message);
        for (const label of Object.keys(fields)) {
          await expect(main.getByLabel(label, { exact: true })).toHaveValue("");
        }
        await expect(page).toHaveURL(path);
        expect(posts).toEqual([]);
        expect(faults.list).toEqual([]);
      });

      test("needs all its fields, and an address that is one", async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        const main = page.getByRole("main");
        await main.getByLabel("Password", { exact: true }).fill("secret");
        await main.getByLabel("Email").fill("not an address");
        await main.getByRole("button", { name: button }).click();
        await expect(main.getByLabel("Email")).toBeFocused();
        await expect(main.getByLabel("Email")).toHaveValue("not an address");
        await expect(page.getByRole("alert")).toHaveCount(0);
        for (const label of Object.keys(fields)) {
          await expect(main.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
        }
      });

      test("offers Google and Facebook, which do nothing, and the way to the other form", async ({
        page,
      }) => {
        await page.goto(path);
        const main = page.getByRole("main");
        for (const provider of ["Google", "Facebook"]) {
          await expect(main.getByRole("button", { name: provider })).toBeDisabled();
        }
        await main.getByRole("link", { name: other.name }).click();
        await expect(page).toHaveURL(other.url);
      });
    });
  }
}

test("the confirmation is plain text", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(page.getByLabel("Confirm password")).toHaveAttribute("type", "text");
});

test("without scripts no form puts what was typed into the address", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("secret");
  await context.close();
});
