import { expect, test } from "vitest";
import { delayStart } from "./late-start.server";

test("renames the app's modules and adds the script that starts them", () => {
  const html = delayStart(
    '<link rel="modulepreload" href="/assets/entry.client.js"/><body><script type="module" async="">import "/assets/entry.client.js"</script></body>',
    "start()",
  );
  expect(html).toBe(
    '<link rel="late-modulepreload" href="/assets/entry.client.js"/><body><script type="text/late-module">import "/assets/entry.client.js"</script><script>start()</script></body>',
  );
});

test("does not change pages without scripts", () => {
  const html = "<body><p>Sin guiones</p></body>";
  expect(delayStart(html, "start()")).toBe(html);
});

test.each([
  '<link rel="modulepreload" href="/assets/root.js"/><body><script src="/assets/entry.client.js"></script></body>',
  '<body><script type="module">import "/assets/entry.client.js"</script></body>',
])("fails the build if React Router renders its scripts differently: %s", (html) => {
  expect(() => delayStart(html, "start()")).toThrow("React Router's scripts have changed");
});
