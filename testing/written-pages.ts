import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const TEXTS = path.join(import.meta.dirname, "written-pages");

/** The pages whose text an owner writes. */
export const writtenPages = [
  "historia",
  "politicas",
  "alcance",
  "codigo-etica",
  "procedimiento-quejas",
  "hoja-seguridad",
  "agenda-corporativa",
] as const;

/** A file of PDF that a text links to, as small as one can be. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Publishes texts of a test on the seven written pages of a copy of the site, with dates and a file to download. */
export async function writePages(copy: string): Promise<void> {
  const content = path.join(copy, "content");
  for (const slug of writtenPages) {
    const file = path.join(content, "pages", `${slug}.md`);
    const [head = ""] = /^---\n[\s\S]*?^---\n/m.exec(await readFile(file, "utf8")) ?? [];
    const text = await readFile(path.join(TEXTS, `${slug}.md`), "utf8");
    await writeFile(file, `${head.replace("draft: true", "draft: false")}\n${text}`);
  }
  await cp(path.join(TEXTS, "events"), path.join(content, "events"), { recursive: true });
  await mkdir(path.join(content, "downloads"));
  await writeFile(path.join(content, "downloads/politica-ambiental.pdf"), PDF);
}
