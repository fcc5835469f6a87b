import { expect, test } from "vitest";
import { HEADERS } from "./response-headers.ts";

test("the headers meet the criteria for the best grade in Mozilla's Observatory", () => {
  expect({ ...HEADERS.all, ...HEADERS.document }).toMatchObject({
    "Content-Security-Policy": "base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test("other sites may show the pictures, such as a feed reader", () => {
  // The CDNs' files cannot take a header of all files back from some.
  expect({ ...HEADERS.all, ...HEADERS.document }).not.toHaveProperty("Cross-Origin-Resource-Policy");
});
