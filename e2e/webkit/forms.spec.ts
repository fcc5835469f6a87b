import { readdir } from "node:fs/promises";
import { Key } from "selenium-webdriver";
import { expect, test } from "./site";
import type { Target } from "./target";

const toast: Target = { role: "alert" };
const field = (name: string): Target => ({ role: "textbox", name });
const country: Target = { role: "combobox" };
const countries: Target = { role: "listbox" };

test("a message is delivered, and the form is empty again", async ({ visitor, site }) => {
  await visitor.open("/contact-us");
  await visitor.write(field("Nombre"), "Marta Euceda");
  await visitor.write(field("Correo electrónico"), "no es un correo");
  await visitor.write(field("Mensaje"), "Buscamos 500 t. ¿Cuándo pueden cargar?");
  await visitor.click({ role: "button", name: "Enviar mensaje" });
  // The browser's own validation refuses the address, and everything stays.
  await visitor.hasFocusOn("Correo electrónico *");
  expect(await readdir(site.outbox)).toEqual([]);
  await visitor.write(field("Correo electrónico"), "marta@refineria.example");
  await visitor.click({ role: "button", name: "Enviar mensaje" });
  await visitor.readsIn({ role: "form", name: "Escríbanos" }, "¡Mensaje enviado con éxito!");
  for (const name of ["Nombre", "Correo electrónico", "Mensaje"]) await visitor.holds(field(name), "");
  expect(await readdir(site.outbox)).toHaveLength(1);
});

test("a review is thanked for, with its stars chosen by key", async ({ visitor }) => {
  await visitor.open("/shop-single/6");
  await visitor.click({ role: "tab", name: "Review" });
  await visitor.focus({ role: "radio", name: "1 star" });
  await visitor.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await visitor.hasFocusOn("3 stars");
  await visitor.write(field("Your review"), "Sweet.");
  await visitor.write(field("Name"), "Ana");
  await visitor.write(field("Email"), "ana@example.com");
  await visitor.click({ role: "button", name: "Post Review" });
  await visitor.reads(toast, "Thanks For Your Message");
  await visitor.holds(field("Your review"), "");
});

test("Place Order asks for what is missing, then only resets the form", async ({ visitor }) => {
  await visitor.open("/checkout");
  await visitor.write(field("First name"), "Ana");
  await visitor.click({ role: "button", name: "Place Order" });
  await visitor.hasFocusOn("Last name");
  await visitor.holds(field("First name"), "Ana");
  for (const [name, value] of Object.entries({
    "Last name": "Flores",
    "Street address": "Calle 1",
    "Town / City": "Tela",
    "State / County": "Atlántida",
    "Postcode / ZIP": "31301",
    Email: "ana@example.com",
  })) {
    await visitor.write(field(name), value);
  }
  await visitor.click({ role: "button", name: "Place Order" });
  await visitor.holds(field("First name"), "");
  await visitor.isAt("/checkout");
});

test("the country list opens and closes on click, and on a click outside", async ({ visitor }) => {
  await visitor.open("/checkout");
  await visitor.reads(country, "Canada");
  await visitor.missesOut(countries);
  await visitor.click(country);
  await visitor.reads(countries, "Australia Canada China Japan Bangladesh");
  await visitor.click(country);
  await visitor.missesOut(countries);
  await visitor.click(country);
  await visitor.click({ role: "heading" });
  await visitor.missesOut(countries);
  await visitor.click(country);
  await visitor.click({ role: "option", name: "China" });
  await visitor.missesOut(countries);
  await visitor.reads(country, "China");
});

test("the country list works by keyboard, and Tab takes the country and goes on to the street", async ({
  visitor,
}) => {
  await visitor.open("/checkout");
  await visitor.focus(country);
  await visitor.press(Key.ARROW_DOWN);
  await visitor.sees(countries);
  await visitor.press(Key.ESCAPE);
  await visitor.missesOut(countries);
  await visitor.reads(country, "Canada");
  await visitor.press(Key.END, Key.ENTER);
  await visitor.reads(country, "Bangladesh");
  await visitor.missesOut(countries);
  await visitor.press("chi");
  await visitor.sees(countries);
  await visitor.press(Key.TAB);
  await visitor.missesOut(countries);
  await visitor.reads(country, "China");
  await visitor.hasFocusOn("Street address");
});
