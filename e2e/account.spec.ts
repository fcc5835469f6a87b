import { expect, open, test } from "./site";

for (const { path, name, message, fields, other } of [
  {
    path: "/register",
    name: "Register",
    message: "Thanks For Registration",
    fields: { Email: "ana@example.com", Password: "secret", "Confirm password": "something else" },
    other: "Login",
  },
  {
    path: "/login",
    name: "Login",
    message: "Login Successful",
    fields: { Email: "ana@example.com", Password: "anything" },
    other: "Register",
  },
]) {
  test(`${path} requires its fields, thanks the visitor, and sends nothing`, async ({ page }) => {
    await open(page, path);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    const main = page.getByRole("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const submit = main.getByRole("button", { name });
    for (const label of Object.keys(fields)) await expect(field(label)).toHaveAttribute("required", "");
    await expect(field("Password")).toHaveAttribute("type", "password");
    // The specification has it as plain text.
    if (path === "/register") await expect(field("Confirm password")).toHaveAttribute("type", "text");

    await field("Email").fill("not an address");
    await submit.click();
    await expect(field("Email")).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);

    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText(message);
    for (const label of Object.keys(fields)) await expect(field(label)).toHaveValue("");
    await expect(page).toHaveURL(path);
    expect(sent).toEqual([]);

    for (const provider of ["Google", "Facebook"])
      await expect(main.getByRole("button", { name: provider })).toBeDisabled();
    await main.getByRole("link", { name: other }).click();
    await expect(page).toHaveURL(`/${other.toLowerCase()}`);
  });
}

test("keeps what was typed out of the address without scripts", async ({ plainPage: page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("secret");
});
