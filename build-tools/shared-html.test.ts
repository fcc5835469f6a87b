import { expect, test } from "vitest";
import { withSharedHtml } from "./shared-html.ts";

const page = (body: string, data: unknown) =>
  `<body>${body}<script id="app-data" type="application/json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script></body>`;

test("data name the element that holds the HTML that they would repeat", () => {
  const body = '<div class="a" data-html="true"><p>1</p></div><div data-html="true"><p>1</p><p>2</p></div>';
  const data = { page: { text: "<p>1</p><p>2</p>", other: ["<p>1</p>", "<p>3</p>", "1"] } };
  const shared = { page: { text: { dataHtml: 1 }, other: [{ dataHtml: 0 }, "<p>3</p>", "1"] } };
  expect(withSharedHtml(page(body, data))).toBe(page(body, shared));
});

test("HTML that stands elsewhere travels with the data", () => {
  const html = page("<div><p>1</p></div>", { text: "<p>1</p>" });
  expect(withSharedHtml(html)).toBe(html);
});
