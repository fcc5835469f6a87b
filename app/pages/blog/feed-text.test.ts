import { expect, test } from "vitest";
import { posts } from "~/catalog/content/posts";
import { feedText } from "./feed-text";

const SPECIAL_CHARACTERS = "Fish & <b>chips</b> ]]> 1 < 2 ]]> \"x\" &amp; 'y'";
const ESCAPED = "Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; 1 &lt; 2 ]]&gt; &quot;x&quot; &amp;amp; 'y'";

const [post] = posts;
if (!post) throw new Error("The feeds need a post.");
const specialPosts = [
  { ...post, title: SPECIAL_CHARACTERS, description: SPECIAL_CHARACTERS, author: SPECIAL_CHARACTERS },
];

test("Atom escapes special characters in a post", () => {
  const text = feedText("application/atom+xml", specialPosts);
  expect(text).toContain(`<title type="html"><![CDATA[${ESCAPED}]]></title>`);
  expect(text).toContain(`<summary type="html"><![CDATA[${ESCAPED}]]></summary>`);
  expect(text).toContain("<name>Fish &amp; &lt;b&gt;chips");
});

test("JSON Feed has a plain title and an HTML summary", () => {
  const { items } = JSON.parse(feedText("application/feed+json", specialPosts)) as { items: unknown[] };
  expect(items).toMatchObject([
    { title: SPECIAL_CHARACTERS, content_html: ESCAPED, author: { name: SPECIAL_CHARACTERS } },
  ]);
});
