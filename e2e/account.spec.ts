import { expect, open, test } from "./site";

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

for (const [path, { button, message, fields, other }] of Object.entries(forms)) {
  test(`${path} needs its fields, answers, clears itself and sends nothing`, async ({ page }) => {
    await open(page, path);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    const main = page.getByRole("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const submit = main.getByRole("button", { name: button });
    for (const label of Object.keys(fields)) await expect(field(label)).toHaveAttribute("required", "");
    await expect(field("Password")).toHaveAttribute("type", "password");

    await field("Password").fill("secret");
    await field("Email").fill("not an address");
    await submit.click();
    await expect(field("Email")).toBeFocused();
    await expect(field("Email")).toHaveValue("not an address");
    await expect(page.getByRole("alert")).toHaveCount(0);

    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText(message);
    for (const label of Object.keys(fields)) await expect(field(label)).toHaveValue("");
    await expect(page).toHaveURL(path);
    expect(sent).toEqual([]);

    for (const provider of ["Google", "Facebook"])
      await expect(main.getByRole("button", { name: provider })).toBeDisabled();
    await main.getByRole("link", { name: other.name }).click();
    await expect(page).toHaveURL(other.url);
  });
}

test("shows the confirmation of a password as plain text", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByLabel("Confirm password")).toHaveAttribute("type", "text");
});

test("keeps what was typed out of the address without scripts", async ({ plainPage: page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("secret");
});
