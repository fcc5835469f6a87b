import type { WebElement } from "selenium-webdriver";

/** What finds the elements of a role, as the site writes them. */
export const ROLES = {
  alert: "[role=alert]",
  article: "article",
  banner: "header",
  button: "button:not([role]), input[type=submit]",
  combobox: "select, [role=combobox]",
  contentinfo: "footer",
  dialog: "dialog, [popover]",
  form: "form",
  group: "[role=group]",
  heading: "h1, h2, h3",
  iframe: "iframe",
  link: "a[href]",
  listbox: "[role=listbox]",
  main: "main",
  navigation: "nav",
  option: "[role=option]",
  radio: "input[type=radio]",
  region: "section",
  row: "tbody tr",
  spinbutton: "input[type=number]",
  status: "[role=status]",
  /** What opens and closes a `<details>`. */
  summary: "summary",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  textbox: "input:is([type=text], [type=email], [type=tel]), textarea",
};

/** Something that a visitor sees: its role, the name that WebKit computes for it, and what it stands in. */
export type Target = { role: keyof typeof ROLES; name?: string; within?: Target };

/** WebKit joins the lines of a heading without a space, and reads the star behind a required field's label. */
export const bare = (text: string) => text.replaceAll(/[\s*]/g, "");

/** How a failure names it. */
export const wordsFor = ({ role, name }: Target) => `${role} "${name ?? ""}"`;

/** Text as it is read: one space between two words. */
export const tidy = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** An element in the page is one of the driver's here. */
export type Here<Value> = Value extends Element
  ? WebElement
  : Value extends (infer Item)[]
    ? Here<Item>[]
    : Value;

/** A point of the window, in px. */
export type Place = { x: number; y: number };
