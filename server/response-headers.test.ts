import { expect, test } from "vitest";
import { HEADERS } from "./response-headers.ts";

test("the headers meet the criteria for the best grade in Mozilla's Observatory", () => {
  expect({ ...HEADERS.all, ...HEADERS.document }).toMatchObject({
    "Content-Security-Policy": "base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test("other sites may show the pictures, such as a feed reader", () => {
  expect(HEADERS.all).not.toHaveProperty("Cross-Origin-Resource-Policy");
});
