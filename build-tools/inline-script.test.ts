import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { runnerImport } from "vite";
import { expect, test } from "vitest";
import { makeFolder } from "../testing/make-folder.ts";
import { inlineScript } from "./inline-script.ts";

const SCRIPT = `import { name } from "./name";
// A comment that minification removes.
const greeting: string = \`\${name}, good day\`;
greet(greeting);
`;

async function textOf(folder: string, mode = "production"): Promise<string> {
  const { module } = await runnerImport<{ text: string }>(join(folder, "page.ts"), {
    configFile: false,
    root: folder,
    mode,
    logLevel: "error",
    plugins: [inlineScript()],
  });
  return module.text;
}

test("bundles a module with its imports into one script, reproducibly, but not in development", async () => {
  const folder = await makeFolder({
    "page.ts": 'import text from "./hello.ts?script";\nexport { text };\n',
    "hello.ts": SCRIPT,
    "name.ts": 'export const name: string = "Marta";\nexport const unused = "unused";\n',
  });
  const text = await textOf(folder);
  const greeted: string[] = [];
  const window = { greet: (greeting: string) => greeted.push(greeting) };
  runInNewContext(text, window);
  expect(greeted).toEqual(["Marta, good day"]);
  expect(Object.keys(window)).toEqual(["greet"]);
  expect(text).not.toMatch(/comment|unused|\n/);
  expect(await textOf(folder)).toBe(text);
  expect(await textOf(folder, "development")).toBe("");
});
