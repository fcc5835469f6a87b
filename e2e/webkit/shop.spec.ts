import { Key } from "selenium-webdriver";
import { expect, test } from "./site";
import { tidy, type Target } from "./target";
import { PRODUCTS } from "../../testing/sample";

const pager: Target = { role: "navigation", name: "Pages" };
const gallery: Target = { role: "region", name: "Criollo Mango" };
const quantity: Target = { role: "spinbutton", name: "Quantity" };
const panel: Target = { role: "tabpanel" };
const toast: Target = { role: "alert" };

const badge = (count: number): Target => ({ role: "summary", name: `Carrito, ${count} productos` });

test("a page of the shop changes the address, scrolls up, and Back returns", async ({ visitor }) => {
  await visitor.open("/shop");
  const results: Target = { role: "status", within: { role: "main" } };
  await visitor.click({ role: "link", name: "Page 2", within: pager });
  await visitor.isAt("/shop?page=2");
  await visitor.reads(results, `Showing 9–16 of ${PRODUCTS} results`);
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.click({ role: "link", name: "Next page", within: pager });
  await visitor.isAt("/shop?page=3");
  await visitor.reads(results, `Showing 17–${PRODUCTS} of ${PRODUCTS} results`);
  await visitor.back();
  await visitor.isAt("/shop?page=2");
  await visitor.reads(results, `Showing 9–16 of ${PRODUCTS} results`);
});

test("page 2 opened directly shows page 2, as a list too", async ({ visitor }) => {
  await visitor.open("/shop?page=2");
  await visitor.reads({ role: "status", within: { role: "main" } }, `Showing 9–16 of ${PRODUCTS} results`);
  await visitor.click({ role: "tab", name: "List" });
  const list: Target = { role: "tabpanel", name: "List" };
  await visitor.readsIn({ role: "article", within: list }, "8 Review");
  expect(await visitor.count({ role: "article", within: list })).toBe(8);
});

test("a product is added once, and the cart's panel says what it holds and lets go of it", async ({
  visitor,
}) => {
  await visitor.open("/shop-single/6");
  await visitor.write(quantity, "3");
  await visitor.click({ role: "button", name: "One more" });
  await visitor.click({ role: "button", name: "Add to cart" });
  await visitor.reads(toast, "Product added successfully Criollo Mango");
  await visitor.sees(badge(4));
  await visitor.click({ role: "button", name: "Add to cart" });
  await expect
    .poll(async () => {
      const toasts = await visitor.all(toast);
      const texts = await Promise.all(toasts.map((one) => one.getText()));
      return texts.map((text) => tidy(text));
    })
    .toContain("Product already in cart Criollo Mango");
  await visitor.open("/valores");
  await visitor.click(badge(4));
  await visitor.readsIn({ role: "banner" }, "4 × $3.75");
  await visitor.click({ role: "button", name: "Remove Criollo Mango" });
  await visitor.reads(toast, "Product removed from cart Criollo Mango");
  await visitor.readsIn({ role: "banner" }, "Your cart is empty.");
});

test("the cart follows the quantity, which is seen whole, and can be emptied", async ({ visitor }) => {
  const banana: Target = { role: "spinbutton", name: "Quantity of Sweet Banana" };
  await visitor.open("/shop-single/1");
  await visitor.click({ role: "button", name: "Add to cart" });
  await visitor.click({ role: "link", name: "View cart" });
  await visitor.isAt("/cart");
  for (const [typed, total] of [
    ["10", "$32.00"],
    ["1000", "$3200.00"],
    ["9999", "$31996.80"],
  ] as const) {
    await visitor.write(banana, typed);
    await visitor.readsIn({ role: "region", name: "Cart totals" }, total);
    for (const field of await visitor.all(banana)) {
      expect(
        await visitor.evaluate((input: HTMLElement) => input.scrollWidth - input.clientWidth, field),
        `${typed} fits into its field`,
      ).toBeLessThanOrEqual(0);
    }
  }
  await visitor.click({ role: "button", name: "Remove Sweet Banana" });
  await visitor.readsIn({ role: "main" }, "Your cart is empty.");
});

test("the gallery of a product follows its buttons and its strip", async ({ visitor }) => {
  await visitor.open("/shop-single/6");
  await visitor.click({ role: "button", name: "Pause", within: gallery });
  await visitor.click({ role: "button", name: "Go to slide 4 of 4", within: gallery });
  await visitor.readsIn(gallery, "4 of 4");
  await visitor.click({ role: "button", name: "Next", within: gallery });
  await visitor.readsIn(gallery, "1 of 4");
  await visitor.click({ role: "button", name: "Previous", within: gallery });
  await visitor.readsIn(gallery, "4 of 4");
});

test("the tabs of a product follow the keys", async ({ visitor }) => {
  await visitor.open("/shop-single/6");
  await visitor.readsIn(panel, "Every yard on this coast");
  await visitor.click({ role: "tab", name: "Description" });
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.hasFocusOn("Additional Information");
  await visitor.readsIn(panel, "800 g");
  await visitor.press(Key.END);
  await visitor.readsIn(panel, "Karla Orellana");
  await visitor.press(Key.HOME);
  await visitor.hasFocusOn("Description");
  await visitor.readsIn(panel, "Every yard on this coast");
});

test("the filter of products shows the kind that is chosen", async ({ visitor }) => {
  await visitor.open("/home-4");
  // WebKit gives no names to what `content-visibility` leaves out as long as it is far from the window.
  await visitor.evaluate(() => document.querySelector(".segments")?.scrollIntoView());
  const count = () => visitor.evaluate(() => document.querySelectorAll(".product-grid article").length);
  await visitor.click({ role: "button", name: "Fish" });
  await expect.poll(count).toBe(4);
  await visitor.click({ role: "button", name: "All" });
  await expect.poll(count).toBe(8);
});
