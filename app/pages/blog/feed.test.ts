import { expect, test, vi } from "vitest";
import type * as catalogue from "~/catalog/schemas/posts";
import { loader } from "./feed";

const SPECIAL_CHARACTERS = vi.hoisted(() => "Fish & <b>chips</b> ]]> 1 < 2 ]]> \"x\" &amp; 'y'");
const ESCAPED = "Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; 1 &lt; 2 ]]&gt; &quot;x&quot; &amp;amp; 'y'";

vi.mock("~/catalog/schemas/posts", async (original) => {
  const { posts, ...others } = await original<typeof catalogue>();
  return {
    ...others,
    posts: [
      { ...posts[0], title: SPECIAL_CHARACTERS, description: SPECIAL_CHARACTERS, author: SPECIAL_CHARACTERS },
    ],
  };
});

const feed = (pattern: string) => loader({ pattern }).text();

test("Atom escapes special characters in a post", async () => {
  const text = await feed("/feed.xml");
  expect(text).toContain(`<title type="html"><![CDATA[${ESCAPED}]]></title>`);
  expect(text).toContain(`<summary type="html"><![CDATA[${ESCAPED}]]></summary>`);
  expect(text).toContain("<name>Fish &amp; &lt;b&gt;chips");
});

test("JSON Feed has a plain title and an HTML summary", async () => {
  const { items } = JSON.parse(await feed("/feed.json")) as { items: unknown[] };
  expect(items).toMatchObject([
    { title: SPECIAL_CHARACTERS, content_html: ESCAPED, author: { name: SPECIAL_CHARACTERS } },
  ]);
});
