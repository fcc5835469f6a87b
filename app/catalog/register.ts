import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { todayInHonduras, type Validity } from "../lib/document-status.ts";
import { SLUG } from "../lib/slug.ts";
import { readCollection, type RecordOf } from "./read/collection.ts";
import { contentFiles } from "./read/content-folder.ts";
import { hasMistakes } from "./read/definition.ts";
import { downloads } from "./queries/downloads.ts";
import * as field from "./schemas/fields.ts";
import { technicalSheetFiles } from "./technical-sheets.ts";
import { writtenSlugs } from "./schemas/written-slugs.ts";

/** What a document can be. */
export const documentKinds = ["sheet", "safety", "policy", "procedure", "certificate"] as const;

const slug = z.string().regex(SLUG, "small letters, digits and hyphens");

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "the SHA-256 that `npm run issue` wrote");

const version = z.strictObject({
  version: z.int().positive(),
  date: field.day,
  /** Of the file. */
  sha256,
  /** Of what a rendered document says; of the owner's PDFs that is the file. */
  content: sha256.exactOptional(),
});

/** The SHA-256 of a file, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Where the file of a version is kept forever. */
export const issuedFile = (file: string, number: number): string => `content/issued/${file}-v${number}.pdf`;

/** What the file of a document in the register holds. */
export const documentFields = z
  .strictObject({
    /** The id of its row on /ficha-tecnica. Its PDF and those who cite it name it. */
    id: slug,
    draft: field.draft,
    sample: field.sample,
    kind: z.enum(documentKinds),
    title: field.text,
    lang: z.enum(["es", "en"]),
    /** The responsible area of the company. */
    area: field.text,
    /** The end of its address, without .pdf: of a technical sheet, or of a file in content/downloads. */
    file: slug,
    /** A written page that lists it as well. */
    page: z.enum(writtenSlugs).exactOptional(),
    withdrawnOn: field.day.exactOptional(),
    validUntil: field.day.exactOptional(),
    certificate: z
      .strictObject({ type: field.text, number: field.text, body: field.text, scope: field.text })
      .exactOptional(),
    /** The newest first; `npm run issue` writes them. */
    versions: z.array(version).default([]),
  })
  .superRefine(({ kind, file, validUntil, certificate, versions }, context) => {
    const say = (at: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path: at, message, params: { told: true } });
    if (!downloads.has(`/documentos/${file}.pdf`) && !hasMistakes(technicalSheetFiles))
      say(
        ["file"],
        `found ${file}: there is neither such a technical sheet nor content/downloads/${file}.pdf`,
      );
    if ((kind === "certificate") !== (certificate !== undefined))
      say(["certificate"], "is there exactly where kind is certificate");
    if (certificate && validUntil === undefined)
      say(["validUntil"], "is missing: a certificate says until when it holds");
    for (const [index, { version: number, date, sha256: hash }] of versions.entries()) {
      const before = versions[index + 1];
      if (number !== versions.length - index)
        say(["versions", index, "version"], `found ${number}: versions count down to 1, the newest first`);
      if (date > todayInHonduras()) say(["versions", index, "date"], `found ${date}, which is yet to come`);
      if (before && before.date > date)
        say(["versions", index, "date"], `found ${date}, which is before version ${before.version}`);
      const kept = issuedFile(file, number);
      if (!existsSync(kept)) say(["versions", index], `has no file: ${kept} is missing`);
      else if (sha256Of(readFileSync(kept)) !== hash)
        say(["versions", index, "sha256"], `is not that of ${kept}: what was issued never changes`);
    }
  });

/** A document of the register. */
export type RegisteredDocument = RecordOf<typeof documentFields>;

/** A version of a document that has been issued. */
export type IssuedVersion = RegisteredDocument["versions"][number];

export const registerFiles = readCollection("content/register/*.yaml", documentFields);

/** All documents of the register, by their ids. */
export const registeredDocuments: readonly RegisteredDocument[] = registerFiles.records;

/** The newest version; undefined before the first is issued. */
export const newestOf = ({ versions }: RegisteredDocument): IssuedVersion | undefined => versions[0];

/** What decides the status of a version. */
export function validityOf(
  { withdrawnOn, validUntil, versions }: RegisteredDocument,
  number: number,
): Validity {
  const isNewest = number === versions.length;
  return {
    ...(withdrawnOn === undefined ? {} : { withdrawnOn }),
    ...(isNewest ? (validUntil === undefined ? {} : { validUntil }) : { supersededBy: versions.length }),
  };
}

/** The page of the register. */
export const REGISTER_PAGE = "/ficha-tecnica";

/** The address of a document's row. */
export const rowUrl = ({ id }: RegisteredDocument): string => `${REGISTER_PAGE}#${id}`;

/** The address of a document, which always has its newest version, or of one of its versions, which never changes. */
export const documentUrl = ({ file }: RegisteredDocument, number?: number): string =>
  `/documentos/${file}${number === undefined ? "" : `-v${number}`}.pdf`;

/** The document whose newest version has this address, if any. */
export const findDocument = (url: string): RegisteredDocument | undefined =>
  registeredDocuments.find((document) => documentUrl(document) === url);

/** Everything that was ever issued, by its address. */
const issued: ReadonlyMap<string, string> = new Map(
  contentFiles("content/issued/*.pdf").map((file) => [`/documentos/${path.basename(file)}`, file]),
);

/** The file issued under a versioned address, if any. */
export function findIssued(url: string): Uint8Array<ArrayBuffer> | undefined {
  const file = issued.get(url);
  return file === undefined ? undefined : new Uint8Array(readFileSync(file));
}

/** The address of the register for machines. */
export const REGISTER_URL = "/documentos/registro.json";

/** The addresses of the register and of everything that was ever issued. */
export const registerPaths = (): string[] => [REGISTER_URL, ...issued.keys()];
