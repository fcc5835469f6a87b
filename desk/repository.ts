import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { definitions } from "../app/catalog/queries/definitions.ts";
import type { Language } from "../app/lib/language.ts";
import { isFields, readFields, writeFields, type Fields } from "./change.ts";
import { newProblems, type Change } from "./check.ts";
import { convertLogo, convertPhotograph, nameFrom } from "./photograph.ts";
import { toSpanish } from "./problems.ts";
import { Refusal } from "./refusal.ts";
import { isPictureName } from "./pictures.ts";
import { makePictures } from "./tools.ts";

export type ContentFile = { path: string; sha: string; size: number; text: string };

export type FileRequest = {
  operation: "create" | "update" | "delete";
  path: string;
  text: string;
  /** The version that the editor has read. */
  sha?: string | undefined;
  /** The path before a rename. */
  from?: string | undefined;
};

export type PhotographUpload = {
  bytes: Buffer;
  /** What the photograph shows, in the language `lang`. */
  alt: string;
  lang: Language;
  /** The focal point, such as `40% 60%`; the centre by default. */
  position?: string | undefined;
};

/** The highest id of the records deleted from each folder. Stored carts and links must not lead to another record. */
const LAST_IDS = "content/last-ids.json";
const lastIds = z.record(z.string(), z.int());

/** The editor may write text files in `content/` and nothing else. */
const isContentPath = (file: string) =>
  /^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:yaml|md)$/.test(file) && path.posix.normalize(file) === file;

const isPhotographRecord = (file: string) => file.startsWith("content/photographs/");

const masterBeside = (file: string) => file.replace(/\.yaml$/, ".webp");

/** A file's version, which is its Git hash. */
export function shaOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Reads and writes the content of a working copy for the editor. */
export class ContentRepository {
  readonly #root: string;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.#root = root;
  }

  files(): ContentFile[] {
    return globSync("content/**/*.{yaml,md}", { cwd: this.#root })
      .map((file) => file.replaceAll("\\", "/"))
      .filter(isContentPath)
      .toSorted()
      .flatMap((file) => this.file(file) ?? []);
  }

  /** The current file, if it exists. */
  file(file: string): ContentFile | undefined {
    if (!isContentPath(file)) return undefined;
    try {
      // A checkout on Windows may have a byte order mark and CRLF.
      const text = new TextDecoder()
        .decode(readFileSync(path.join(this.#root, file)))
        .replaceAll(/\r\n?/g, "\n");
      return { path: file, text, sha: shaOf(text), size: Buffer.byteLength(text) };
    } catch {
      return undefined;
    }
  }

  /** The version of all content. */
  head(): string {
    return shaOf(this.files().reduce((all, { path: file, sha }) => `${all}${file} ${sha}\n`, ""));
  }

  /** Writes the changes. Writes nothing and throws a `Refusal` if a file has changed since it was read or the build would fail. */
  write(requests: readonly FileRequest[]): Promise<(ContentFile | undefined)[]> {
    return this.#enqueue(() => this.#write(requests));
  }

  /** Runs changes one after another. */
  #enqueue<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(change);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #write(requests: readonly FileRequest[]): Promise<(ContentFile | undefined)[]> {
    const changes: Change[] = [];
    for (const request of requests) {
      this.#assertWritable(request);
      if (request.from && request.from !== request.path)
        changes.push({ path: request.from, text: undefined });
      changes.push({ path: request.path, text: await this.#newText(request, changes) });
    }
    const deleted = requests.filter(
      ({ operation, path: file }) => operation === "delete" && this.#idOf(file) > 0,
    );
    if (deleted.length > 0) changes.push(this.#rememberIds(deleted.map(({ path: file }) => file)));
    const problems = await newProblems(this.#root, changes);
    if (problems.length > 0) {
      const message = problems.map(toSpanish).join(" ");
      const isDeletion = requests.some(({ operation }) => operation === "delete");
      throw new Refusal(
        422,
        isDeletion ? `Se necesita en otra parte: cámbielo ahí y después elimínelo. ${message}` : message,
      );
    }
    // Files may have changed during the check.
    for (const request of requests) this.#assertWritable(request);
    // A failed write must not lose a renamed file, so deletions come last.
    const { writes = [], deletions = [] } = Object.groupBy(changes, ({ text }) =>
      text === undefined ? "deletions" : "writes",
    );
    for (const { path: file, text } of [...writes, ...deletions]) await this.#writeAtomically(file, text);
    await this.#updatePhotographs(requests);
    return requests.map(({ path: file }) => this.file(file));
  }

  /** Adds a photograph and returns its name. Throws a `Refusal` if pages cannot show it. */
  addPhotograph(request: PhotographUpload): Promise<string> {
    return this.#enqueue(() => this.#addPhotograph(request));
  }

  async #addPhotograph({ bytes, alt, lang, position }: PhotographUpload): Promise<string> {
    const text = alt.trim().replaceAll(/\s+/g, " ");
    if (text === "")
      throw new Refusal(422, "Escriba qué se ve en la foto: lo oye quien no la ve, y lo lee Google.");
    const master = await convertPhotograph(bytes);
    const name = this.#freeName(nameFrom(text));
    const stem = `content/photographs/${name}`;
    const fields = { [lang]: text, ...(position && position !== "50% 50%" ? { position } : {}) };
    const record = await writeFields(`${stem}.yaml`, schemaComment(`${stem}.yaml`), fields);
    return this.#addPicture(name, [
      [`${stem}.webp`, master],
      [`${stem}.yaml`, record],
    ]);
  }

  /**
   * Adds a logo and returns its name. Throws a `Refusal` if pages cannot show it.
   *
   * @param title The name of the company or the file.
   */
  addLogo(bytes: Buffer, title: string): Promise<string> {
    return this.#enqueue(async () => {
      const logo = await convertLogo(bytes);
      const name = this.#freeName(nameFrom(title));
      return this.#addPicture(name, [[`content/logos/${name}.webp`, logo]]);
    });
  }

  /** Writes a picture's files, but removes them again if derived files cannot be made. */
  async #addPicture(
    name: string,
    files: readonly [file: string, content: string | Buffer][],
  ): Promise<string> {
    for (const [file, content] of files) await this.#writeAtomically(file, content);
    try {
      await makePictures(this.#root);
    } catch (error) {
      for (const [file] of files) await this.#writeAtomically(file, undefined);
      throw error;
    }
    return name;
  }

  #freeName(name: string): string {
    for (let number = 1; ; number++) {
      const free = number === 1 ? name : `${name}-${number}`;
      if (!isPictureName(this.#root, free)) return free;
    }
  }

  /** Moves or deletes the masters of changed photographs, and remakes their derived files. */
  async #updatePhotographs(requests: readonly FileRequest[]): Promise<void> {
    const photographs = requests.filter((request) => isPhotographRecord(request.path));
    if (photographs.length === 0) return;
    for (const { operation, path: file, from } of photographs) {
      if (operation === "delete") await this.#writeAtomically(masterBeside(file), undefined);
      else if (from && from !== file)
        await rename(path.join(this.#root, masterBeside(from)), path.join(this.#root, masterBeside(file)));
    }
    await makePictures(this.#root);
  }

  /** Throws if the editor may not write this file or has not read its current version. */
  #assertWritable({ operation, path: file, from, sha }: FileRequest): void {
    for (const each of [file, from ?? file]) {
      if (isContentPath(each)) continue;
      const isBadName = /^content\/(?:[a-z0-9-]+\/)*[^/]+\.(?:yaml|md)$/.test(each);
      throw new Refusal(
        403,
        isBadName
          ? `El nombre de un archivo lleva minúsculas sin tilde, cifras y guiones: ${each} no sirve.`
          : `Desde aquí solo se cambian los textos de content/, no ${each}.`,
      );
    }
    const now = this.file(from ?? file);
    if (operation === "create" || (from && from !== file)) {
      const isTaken = isPhotographRecord(file) && isPictureName(this.#root, path.parse(file).name);
      if (isTaken || this.file(file))
        throw new Refusal(409, `Ya existe un archivo con ese nombre: ${file}. Elija otro nombre.`);
      if (operation === "create") {
        if (isPhotographRecord(file))
          throw new Refusal(403, "Una foto se sube desde el campo de imagen donde se va a ver.");
        return;
      }
    }
    if (now?.sha !== sha)
      throw new Refusal(
        409,
        `${file} cambió en el disco después de que usted lo abrió. No se guardó nada: copie lo que escribió, vuelva a cargar esta página y repita el cambio.`,
      );
  }

  /**
   * The new text of a file: the current text with only the editor's change applied.
   *
   * @param changes The changes before it in the same request.
   */
  async #newText(
    { operation, path: file, from, text }: FileRequest,
    changes: readonly Change[],
  ): Promise<string | undefined> {
    if (operation === "delete") return undefined;
    const old = this.file(from ?? file)?.text;
    try {
      const before = old === undefined ? undefined : readFields(file, old);
      const fields = keepHiddenFields(file, before, readFields(file, text));
      if (before) return await writeFields(file, old, fields);
      return await writeFields(
        file,
        schemaComment(file),
        withId(fields, this.#nextId(path.posix.dirname(file), changes)),
      );
    } catch (error) {
      throw new Refusal(
        422,
        `${file} no se puede leer: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  #nextId(folder: string, changes: readonly Change[]): number {
    const ids = [...this.files(), ...changes]
      .filter((file) => path.posix.dirname(file.path) === folder)
      .map(({ text }) => idIn(text));
    return Math.max(0, ...ids, this.#lastIds()[folder] ?? 0) + 1;
  }

  #idOf(file: string): number {
    return idIn(this.file(file)?.text);
  }

  #lastIds(): Record<string, number> {
    const file = path.join(this.#root, LAST_IDS);
    return existsSync(file) ? lastIds.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  }

  /** The change that keeps the ids of deleted records from being given again. */
  #rememberIds(files: readonly string[]): Change {
    const ids = this.#lastIds();
    for (const file of files) {
      const folder = path.posix.dirname(file);
      ids[folder] = Math.max(this.#idOf(file), ids[folder] ?? 0);
    }
    return { path: LAST_IDS, text: `${JSON.stringify(ids, undefined, 2)}\n` };
  }

  /** Renames a complete file into place, so no partial file is ever read. */
  async #writeAtomically(file: string, content: string | Buffer | undefined): Promise<void> {
    const target = path.join(this.#root, file);
    if (content === undefined) return rm(target, { force: true });
    await mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${process.pid}.tmp`;
    await writeFile(beside, content);
    await rename(beside, target);
  }
}

/** Drops `false` values that the file did not contain, because the editor writes every switch. */
function omitImplicitFalse(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) {
    const entries: unknown[] = Array.isArray(before) ? before : [];
    // An entry that only moved is compared with itself.
    return after.map((value, index) => {
      const same = entries.find((entry) => isDeepStrictEqual(omitImplicitFalse(entry, value), entry));
      return same ?? omitImplicitFalse(entries[index], value);
    });
  }
  return isFields(after) ? omitImplicitFalseIn(isFields(before) ? before : {}, after) : after;
}

function omitImplicitFalseIn(before: Fields, after: Fields): Fields {
  const stated = Object.entries(after).filter(([key, value]) => value !== false || key in before);
  return Object.fromEntries(stated.map(([key, value]) => [key, omitImplicitFalse(before[key], value)]));
}

/** The fields of a file that its schema hides from the editor. */
function hiddenFields(file: string): string[] {
  const records = `${path.posix.dirname(file)}/*${path.posix.extname(file)}`;
  const definition = definitions.find(({ files }) => files === file || files === records);
  const { properties = {} } = definition ? z.toJSONSchema(definition.schema, { io: "input" }) : {};
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === "object" && field["hidden"] ? [name] : [],
  );
}

/** Keeps what the editor does not show: hidden fields and picture recipes. */
function keepHiddenFields(file: string, before: Fields | undefined, fields: Fields): Fields {
  const after = omitImplicitFalseIn(before ?? {}, fields);
  if (!before) return after;
  if (file === "content/pictures/pictures.yaml") return mergeFields(before, after);
  const kept = hiddenFields(file)
    .filter((name) => name in before)
    .map((name) => [name, before[name]]);
  return { ...Object.fromEntries(kept), ...after };
}

function mergeFields(before: Fields, after: Fields): Fields {
  const entries = Object.entries(before).map(([key, value]): [string, unknown] => {
    const now = after[key];
    return [key, isFields(value) && isFields(now) ? mergeFields(value, now) : (now ?? value)];
  });
  return Object.fromEntries(entries);
}

/** A record's number; 0 for files that have none. */
const idIn = (text = "") => Number(/^id: (\d+)\b/m.exec(text)?.[1] ?? 0);

const withId = (fields: Fields, id: number): Fields => ("id" in fields ? fields : { id, ...fields });

/** The first line of a new YAML file, which tells code editors where its schema is. */
function schemaComment(file: string): string | undefined {
  if (!file.endsWith(".yaml")) return undefined;
  const folder = path.posix.dirname(file).replace("content/", "");
  return `# yaml-language-server: $schema=../../.schemas/${folder}.json\n`;
}
