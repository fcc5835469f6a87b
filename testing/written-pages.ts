import { readdirSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import { sha256Of } from "../app/catalog/content/document-register";

const TEXTS = path.join(import.meta.dirname, "written-pages");

export const writtenPages = readdirSync(TEXTS)
  .filter((name) => /^[a-z-]+\.md$/.test(name))
  .map((name) => path.basename(name, ".md"));

/** Writes texts, dates and documents into a copy of the site. */
export async function writePages(copy: string): Promise<void> {
  const content = path.join(copy, "content");
  for (const slug of writtenPages) {
    const file = path.join(content, "pages", `${slug}.md`);
    const [head = ""] = /^---\n[\s\S]*?^---\n/m.exec(await readFile(file, "utf8")) ?? [];
    const text = await readFile(path.join(TEXTS, `${slug}.md`), "utf8");
    await writeFile(file, `${head.replace("draft: true", "draft: false")}\n${text}`);
  }
  await cp(path.join(TEXTS, "events"), path.join(content, "events"), { recursive: true });
  for (const document of DOCUMENTS) await register(content, document);
}

/** A document with two versions, a certificate and a withdrawn document, with the days of their versions. */
const DOCUMENTS = [
  {
    days: ["2024-05-04", "2020-01-09"],
    record: { id: "pol-ambiental", kind: "policy", title: "Política ambiental", file: "politica-ambiental" },
  },
  {
    days: ["2025-06-01"],
    record: {
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
    },
  },
  {
    days: ["2019-02-01"],
    record: {
      id: "pol-antigua",
      kind: "policy",
      title: "Política de compras",
      file: "politica-de-compras",
      withdrawnOn: "2021-03-31",
    },
  },
];

export const testDocument = (file: string, version: number): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${file}, ${version}\n%%EOF\n`);

/** Registers a document whose versions were issued on these days, the newest first. */
async function register(content: string, { days, record }: (typeof DOCUMENTS)[number]): Promise<void> {
  const versions = days.map((date, index) => {
    const version = days.length - index;
    return { version, date, sha256: sha256Of(testDocument(record.file, version)) };
  });
  for (const { version } of versions)
    await writeFile(
      path.join(content, "issued", `${record.file}-v${version}.pdf`),
      testDocument(record.file, version),
    );
  const newest = path.join(content, "downloads", `${record.file}.pdf`);
  await mkdir(path.dirname(newest), { recursive: true });
  await writeFile(newest, testDocument(record.file, days.length));
  const document = { lang: "es", area: "Sostenibilidad", page: "politicas", ...record, versions };
  await writeFile(path.join(content, "register", `${record.id}.yaml`), stringify(document));
}
