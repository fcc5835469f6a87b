import { readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";

const TEXTS = path.join(import.meta.dirname, "written-pages");

export const writtenPages = readdirSync(TEXTS)
  .filter((name) => /^[a-z-]+\.md$/.test(name))
  .map((name) => path.basename(name, ".md"));

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Writes the seven written pages, dates and documents into a copy of the site. */
export async function writePages(copy: string): Promise<void> {
  const content = path.join(copy, "content");
  for (const slug of writtenPages) {
    const file = path.join(content, "pages", `${slug}.md`);
    const [head = ""] = /^---\n[\s\S]*?^---\n/m.exec(await readFile(file, "utf8")) ?? [];
    const text = await readFile(path.join(TEXTS, `${slug}.md`), "utf8");
    await writeFile(file, `${head.replace("draft: true", "draft: false")}\n${text}`);
  }
  await cp(path.join(TEXTS, "events"), path.join(content, "events"), { recursive: true });
  await registerDocuments(content);
}

/** Registers a document with two versions, a certificate and a withdrawn document. */
async function registerDocuments(content: string): Promise<void> {
  const common = { lang: "es", area: "Sostenibilidad", page: "politicas" };
  await register(content, ["2024-05-04", "2020-01-09"], {
    ...common,
    id: "pol-ambiental",
    kind: "policy",
    title: "Política ambiental",
    file: "politica-ambiental",
  });
  await register(content, ["2025-06-01"], {
    ...common,
    id: "cert-prueba",
    kind: "certificate",
    title: "Certificado de prueba",
    file: "certificado-de-prueba",
    validUntil: "2098-05-31",
    certificate: {
      type: "Cadena de suministro",
      number: "PRUEBA-001",
      body: "Organismo de prueba",
      scope: "Planta extractora",
    },
  });
  await register(content, ["2019-02-01"], {
    ...common,
    id: "pol-antigua",
    kind: "policy",
    title: "Política de compras",
    file: "politica-de-compras",
    withdrawnOn: "2021-03-31",
  });
}

export const testDocument = (file: string, version: number): Buffer =>
  Buffer.from(PDF.replace("%%EOF", `% ${file}, ${version}\n%%EOF`));

/** Registers a document whose versions were issued on these days, the newest first. */
async function register(
  content: string,
  days: readonly string[],
  record: Readonly<Record<string, unknown>> & { id: string; file: string },
): Promise<void> {
  const folders = ["downloads", "issued"].map((name) => path.join(content, name));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const [downloads = "", issued = ""] = folders;
  const versions = days.map((date, index) => ({ version: days.length - index, date }));
  const signed = await Promise.all(
    versions.map(async ({ version, date }) => {
      const bytes = testDocument(record.file, version);
      await writeFile(path.join(issued, `${record.file}-v${version}.pdf`), bytes);
      return { version, date, sha256: createHash("sha256").update(bytes).digest("hex") };
    }),
  );
  await writeFile(path.join(downloads, `${record.file}.pdf`), testDocument(record.file, days.length));
  const file = path.join(content, "register", `${record.id}.yaml`);
  await writeFile(file, stringify({ ...record, versions: signed }));
}
