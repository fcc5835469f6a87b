import { expect, test } from "vitest";
import { posts } from "~/catalog/content/posts";
import { atomFeed } from "./atom-feed.server";
import { loader } from "./feed";

const SPECIAL_CHARACTERS = "Fish & <b>chips</b> ]]> 1 < 2 ]]> \"x\" &amp; 'y'";
const ESCAPED = "Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; 1 &lt; 2 ]]&gt; &quot;x&quot; &amp;amp; 'y'";

test("escapes special characters in a post", () => {
  const [post] = posts;
  if (!post) throw new Error("The feed needs a post.");
  const special = { title: SPECIAL_CHARACTERS, description: SPECIAL_CHARACTERS, author: SPECIAL_CHARACTERS };
  const text = atomFeed([{ ...post, ...special }]);
  expect(text).toContain(`<title type="html"><![CDATA[${ESCAPED}]]></title>`);
  expect(text).toContain(`<summary type="html"><![CDATA[${ESCAPED}]]></summary>`);
  expect(text).toContain("<name>Fish &amp; &lt;b&gt;chips");
});

test("contains every post, newest first, and is as old as the newest", async () => {
  const atom = await loader().text();
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  const entries = [...atom.matchAll(/<entry>[^]*?<\/entry>/g)].map(String);
  const days = entries.map((entry) => /<updated>(.*?)<\/updated>/.exec(entry)?.[1] ?? "");
  expect(days).toHaveLength(posts.length);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(/<updated>(.*?)<\/updated>/.exec(atom)?.[1]).toBe(days[0]);
});
