import { afterEach, expect, test, vi } from "vitest";
import { loader, meta } from "./blog-post";

afterEach(() => vi.unstubAllEnvs());

test.each(["America/Tegucigalpa", "Pacific/Kiritimati"])(
  "publishes the same date when the build runs in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const data = loader({ params: { id: "1" }, pattern: "blog-single/:id" });
    const loaderData = { ...data, post: { ...data.post, date: "2025-01-01" } };
    expect(meta({ loaderData })).toContainEqual({
      "script:ld+json": expect.objectContaining({ datePublished: "2025-01-01" }),
    });
  },
);
