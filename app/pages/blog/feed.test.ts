import { expect, test, vi } from "vitest";
import type * as catalogue from "~/catalog/schemas/posts";
import { loader } from "./feed";

const SIGNS = vi.hoisted(() => "Fish & <b>chips</b> ]]> 1 < 2 ]]> \"x\" &amp; 'y'");
const ESCAPED = "Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; 1 &lt; 2 ]]&gt; &quot;x&quot; &amp;amp; 'y'";

vi.mock("~/catalog/schemas/posts", async (original) => {
  const { posts, ...others } = await original<typeof catalogue>();
  return { ...others, posts: [{ ...posts[0], title: SIGNS, description: SIGNS, author: SIGNS }] };
});

const feed = (pattern: string) => loader({ pattern }).text();

test("Atom shows a post's title as it was written, whatever signs are in it", async () => {
  const text = await feed("/feed.xml");
  expect(text).toContain(`<title type="html"><![CDATA[${ESCAPED}]]></title>`);
  expect(text).toContain(`<summary type="html"><![CDATA[${ESCAPED}]]></summary>`);
  expect(text).toContain("<name>Fish &amp; &lt;b&gt;chips");
});

test("JSON Feed has the title as text and the summary as HTML", async () => {
  const { items } = JSON.parse(await feed("/feed.json")) as { items: unknown[] };
  expect(items).toMatchObject([{ title: SIGNS, content_html: ESCAPED, author: { name: SIGNS } }]);
});
