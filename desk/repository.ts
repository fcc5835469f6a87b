import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFields, writeFields } from "./change.ts";
import { newProblems } from "./check.ts";
import { inSpanish } from "./problems.ts";

/** A file of the content, by its version. */
export type ContentFile = { path: string; sha: string; size: number; text: string };

/** What the editor asks for; `sha` is the version that it knows. */
export type FileRequest = {
  operation: "create" | "update" | "delete";
  path: string;
  /** What the editor has made of the file. */
  text: string;
  sha?: string | undefined;
  /** Where it stood before. */
  from?: string | undefined;
};

/** Why nothing was written, in words for who edits. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A file of the content that the editor may write: no picture, no code, nothing elsewhere. */
const isContentPath = (file: string) =>
  /^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:yaml|md)$/.test(file) && path.posix.normalize(file) === file;

/** The version of a file, as Git names it. */
export function shaOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** The content of a working copy, as the editor reads and writes it. */
export class ContentRepository {
  readonly #root: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param root The folder that `content/` is in. */
  constructor(root: string) {
    this.#root = root;
  }

  /** All files, as they are now. */
  files(): ContentFile[] {
    return globSync("content/**/*.{yaml,md}", { cwd: this.#root })
      .map((file) => file.replaceAll("\\", "/"))
      .filter(isContentPath)
      .toSorted()
      .flatMap((file) => this.file(file) ?? []);
  }

  /** One file as it is now; nothing where there is none. */
  file(file: string): ContentFile | undefined {
    if (!isContentPath(file)) return undefined;
    try {
      const text = readFileSync(path.join(this.#root, file), "utf8");
      return { path: file, text, sha: shaOf(text), size: Buffer.byteLength(text) };
    } catch {
      return undefined;
    }
  }

  /** The version of the whole. */
  head(): string {
    return shaOf(this.files().reduce((all, { path: file, sha }) => `${all}${file} ${sha}\n`, ""));
  }

  /**
   * Writes all of these changes or none: throws a `Refusal` where a file is another than the editor knows, or where the
   * build would say no.
   */
  write(requests: readonly FileRequest[]): Promise<(ContentFile | undefined)[]> {
    const result = this.#last.then(() => this.#write(requests));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #write(requests: readonly FileRequest[]): Promise<(ContentFile | undefined)[]> {
    const changes = [];
    for (const request of requests) {
      this.#assertKnown(request);
      if (request.from && request.from !== request.path)
        changes.push({ path: request.from, text: undefined });
      changes.push({ path: request.path, text: await this.#textOf(request) });
    }
    const problems = await newProblems(this.#root, changes);
    if (problems.length > 0) throw new Refusal(422, problems.map(inSpanish).join(" "));
    // It may have changed while the check ran.
    for (const request of requests) this.#assertKnown(request);
    for (const { path: file, text } of changes) await this.#put(file, text);
    return requests.map(({ path: file }) => this.file(file));
  }

  /** Throws where the editor may not write, or would write over what it has not seen. */
  #assertKnown({ operation, path: file, from, sha }: FileRequest): void {
    for (const each of [file, from ?? file])
      if (!isContentPath(each))
        throw new Refusal(403, `Desde aquí solo se cambian los textos de content/, no ${each}.`);
    const now = this.file(from ?? file);
    if (operation === "create" || (from && from !== file)) {
      if (this.file(file))
        throw new Refusal(409, `Ya existe un archivo con ese nombre: ${file}. Elija otro nombre.`);
      if (operation === "create") return;
    }
    if (now?.sha !== sha)
      throw new Refusal(
        409,
        `${file} cambió en el disco después de que usted lo abrió. No se guardó nada: copie lo que escribió, vuelva a cargar esta página y repita el cambio.`,
      );
  }

  /** What is written: the editor's change, and nothing but it. */
  async #textOf({ operation, path: file, from, text }: FileRequest): Promise<string | undefined> {
    if (operation === "delete") return undefined;
    const old = this.file(from ?? file)?.text;
    try {
      const before = old === undefined ? undefined : readFields(file, old);
      const fields = kept(file, before, readFields(file, text));
      if (before) return await writeFields(file, old, fields);
      return await writeFields(file, headOf(file), withId(fields, this.#nextId(path.posix.dirname(file))));
    } catch (error) {
      throw new Refusal(
        422,
        `${file} no se puede leer: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** The next number that no record of a folder has. */
  #nextId(folder: string): number {
    const ids = this.files()
      .filter((file) => path.posix.dirname(file.path) === folder)
      .map(({ text }) => Number(/^id: (\d+)$/m.exec(text)?.[1] ?? 0));
    return Math.max(0, ...ids) + 1;
  }

  /** In one step, so that nobody reads half a file. */
  async #put(file: string, text: string | undefined): Promise<void> {
    const target = path.join(this.#root, file);
    if (text === undefined) return rm(target, { force: true });
    await mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${process.pid}.tmp`;
    await writeFile(beside, text);
    await rename(beside, target);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The editor says of each value that is no sample that it is none, which goes without saying. */
function withoutSampleFalse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleFalse);
  return isFields(value) ? fieldsWithoutSampleFalse(value) : value;
}

function fieldsWithoutSampleFalse(fields: Fields): Fields {
  const said = Object.entries(fields).filter(([key, value]) => key !== "sample" || value !== false);
  return Object.fromEntries(said.map(([key, value]) => [key, withoutSampleFalse(value)]));
}

/**
 * What the editor does not show stays: a record's number, and how pictures are made. That something is no draft goes
 * without saying.
 */
function kept(file: string, before: Fields | undefined, { draft, ...all }: Fields): Fields {
  const rest = fieldsWithoutSampleFalse(all);
  const after = draft === true || before?.["draft"] !== undefined ? { ...rest, draft } : rest;
  if (!before) return after;
  if (file === "content/pictures/pictures.yaml") return merged(before, after);
  return "id" in before && !("id" in after) ? { id: before["id"], ...after } : after;
}

function merged(before: Fields, after: Fields): Fields {
  const entries = Object.entries(before).map(([key, value]): [string, unknown] => {
    const now = after[key];
    return [key, isFields(value) && isFields(now) ? merged(value, now) : (now ?? value)];
  });
  return Object.fromEntries(entries);
}

const withId = (fields: Fields, id: number): Fields => ("id" in fields ? fields : { id, ...fields });

/** The first line of a new file of YAML names its schema. */
function headOf(file: string): string | undefined {
  if (!file.endsWith(".yaml")) return undefined;
  const folder = path.posix.dirname(file).replace("content/", "");
  return `# yaml-language-server: $schema=../../.schemas/${folder}.json\n`;
}
