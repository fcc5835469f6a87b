import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { todayInHonduras } from "../../lib/honduras-time.ts";
import { isUnpublished, readCollection } from "../read/collection.ts";
import type { Message, Sentence } from "../read/messages.ts";
import { pattern, report } from "../read/schema-problems.ts";
import { isDownload } from "./downloads.ts";
import * as field from "./fields.ts";
import { sheetPdfs, sheetUrls, technicalSheets } from "./technical-sheets.ts";
import { writtenSlugs } from "./written-slugs.ts";

const sha256 = pattern(/^[0-9a-f]{64}$/, "hash");

const version = z.strictObject({
  version: z.int().positive(),
  date: field.day,
  sha256,
  /** The hash of a technical sheet's content. For the owner's PDFs it equals `sha256`. */
  content: sha256.exactOptional(),
  /** It was issued while the site had made-up values, and so never published. `npm run issue` replaces it. */
  sample: field.sample,
});

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Issued files are never deleted. */
export const issuedFile = (file: string, number: number): string => `content/issued/${file}-v${number}.pdf`;

export const documentFields = z
  .strictObject({
    /** Links lead to the row with this id on /ficha-tecnica, and the PDF prints the id. */
    id: field.slug,
    draft: field.draft,
    sample: field.sample,
    kind: z.enum(["sheet", "safety", "policy", "procedure", "certificate"]),
    title: field.text,
    lang: z.enum(["es", "en"]),
    /** The responsible department. */
    area: field.text,
    /** The name, without `.pdf`, of a technical sheet's file or of a file in content/downloads. */
    file: field.slug,
    /** The document is also listed on this written page. */
    page: z.enum(writtenSlugs).exactOptional(),
    withdrawnOn: field.day.exactOptional(),
    validUntil: field.day.exactOptional(),
    certificate: field.textObject("type", "number", "body", "scope").exactOptional(),
    /** `npm run issue` adds each new version at the top. */
    versions: field.optionalList(version),
  })
  .superRefine(({ draft, kind, lang, file, validUntil, certificate, versions }, context) => {
    const say = (at: (string | number)[], code: Sentence, params?: Message["params"]) =>
      report(context, at, code, params);
    const url = `/documentos/${file}.pdf`;
    if (!isDownload(url)) say(["file"], "unknownDocument", { file });
    if (isUnpublished(draft) && sheetPdfs.includes(url)) say(["draft"], "publishedSheet");
    if (technicalSheets.some(({ id }) => sheetUrls(id)[lang === "es" ? "en" : "es"] === url))
      say(["lang"], "sheetLanguage");
    if ((kind === "certificate") !== (certificate !== undefined)) say(["certificate"], "certificateKind");
    if (certificate && validUntil === undefined) say(["validUntil"], "noExpiry");
    for (const [index, { version: number, date, sha256: hash }] of versions.entries()) {
      const before = versions[index + 1];
      if (number !== versions.length - index)
        say(["versions", index, "version"], "versionOrder", { found: number });
      if (date > todayInHonduras()) say(["versions", index, "date"], "futureDate", { found: date });
      if (before && before.date > date)
        say(["versions", index, "date"], "dateOrder", { found: date, version: before.version });
      const kept = issuedFile(file, number);
      if (!existsSync(kept)) say(["versions", index], "noIssuedFile", { file: kept });
      else if (sha256Of(readFileSync(kept)) !== hash)
        say(["versions", index, "sha256"], "changedFile", { file: kept });
    }
  });

export const registerFiles = readCollection("content/register/*.yaml", documentFields, ["id", "file"]);

const withAddresses = ({ versions, ...document }: (typeof registerFiles.records)[number]) => ({
  ...document,
  /** Always serves the newest version. */
  url: `/documentos/${document.file}.pdf`,
  /** Newest first. */
  versions: versions.map((issued) => {
    const file = issuedFile(document.file, issued.version);
    return { ...issued, url: `/documentos/${path.basename(file)}`, bytes: statSync(file).size };
  }),
});

export const registeredDocuments = registerFiles.records.map(withAddresses);

export type RegisteredDocument = ReturnType<typeof withAddresses>;

export type IssuedVersion = RegisteredDocument["versions"][number];

export const REGISTER_PAGE = "/ficha-tecnica";

export const REGISTER_URL = "/documentos/registro.json";

export function findIssued(url: string): Uint8Array<ArrayBuffer> | undefined {
  const file = `content/issued/${path.basename(url)}`;
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
}
