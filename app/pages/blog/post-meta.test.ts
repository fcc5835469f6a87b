import { afterEach, expect, test, vi } from "vitest";
import { loadPost } from "./load-post";
import { postMeta } from "./post-meta";

afterEach(() => vi.unstubAllEnvs());

test.each(["America/Tegucigalpa", "Pacific/Kiritimati"])(
  "publishes the same date when the build runs in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const { post, ...data } = loadPost("1", "/blog-single/:id");
    const meta = postMeta({ ...data, post: { ...post, full_date: "1 January 2025" } });
    expect(meta).toContainEqual({
      "script:ld+json": expect.objectContaining({ datePublished: "2025-01-01" }),
    });
  },
);
