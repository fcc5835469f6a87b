import { describe, expect, test } from "vitest";
import { isContent, isFileName, nameProblems } from "./content-folder";

describe("isContent", () => {
  test.each([
    ".DS_Store",
    "._banana.md",
    ".banana.md.swp",
    ".#banana.md",
    "#banana.md#",
    "banana.md~",
    "~$banana.md",
    ".~lock.banana.md#",
    "Thumbs.db",
    "ehthumbs.db",
    "desktop.ini",
    "Desktop.ini",
    "Icon\r",
    "banana.md.bak",
    "banana.md.orig",
    "banana.md.4711.tmp",
    "README.md",
    "__MACOSX/banana.md",
    ".AppleDouble/banana.md",
    "@eaDir/banana.md",
  ])("leaves %j out", (file) => {
    expect(isContent(`products/${file}`)).toBe(false);
  });

  test.each(["banana.md", "Banana 2.md", "notes.txt", "plátano.md"])(
    "reads %j, or reports its name",
    (file) => {
      expect(isContent(`products/${file}`)).toBe(true);
    },
  );
});

describe("nameProblems", () => {
  test.each([
    ["Política Ambiental 2026.pdf", "politica-ambiental-2026.pdf"],
    ["Política Ambiental 2026.pdf".normalize("NFD"), "politica-ambiental-2026.pdf"],
    ["politica (1).pdf", "politica-1.pdf"],
    ["politica.PDF", "politica.pdf"],
    ["año_ñandú.pdf", "ano-nandu.pdf"],
    ["política.v2.pdf", "politica-v2.pdf"],
    ["-politica-.pdf", "politica.pdf"],
  ])("suggests a name for %s", (name, better) => {
    const [problem] = nameProblems(`content/downloads/${name}`, [".pdf"]);
    expect(problem).toEqual({
      file: `content/downloads/${name}`,
      line: 1,
      field: "",
      message: { code: "betterFileName", params: { endings: [".pdf"], name: better } },
    });
    expect(isFileName(better, [".pdf"])).toBe(true);
  });

  test.each(["Política.docx", "油.pdf"])("suggests no name for %s", (name) => {
    expect(nameProblems(`content/downloads/${name}`, [".pdf"])[0]?.message.code).toBe("fileName");
  });
});
