import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "../app/lib/language.ts";
import { readFields, writeFields } from "./change.ts";
import { newProblems } from "./check.ts";
import { developLogo, developPhotograph, nameFrom } from "./photograph.ts";
import { inSpanish } from "./problems.ts";
import { Refusal } from "./refusal.ts";
import { isPictureName, makePictures } from "./pictures.ts";

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

/** A photograph as it comes from the desk. */
export type PhotographRequest = {
  /** The file of the phone. */
  bytes: Buffer;
  /** What is seen on it, and in which language. */
  words: string;
  lang: Language;
  /** What must stay in sight, such as `40% 60%`; the middle where nothing is said. */
  position?: string | undefined;
};

/** A file of the content that the editor may write: no picture, no code, nothing elsewhere. */
const isContentPath = (file: string) =>
  /^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:yaml|md)$/.test(file) && path.posix.normalize(file) === file;

/** The words of a photograph; its master stands beside them. */
const isPhotograph = (file: string) => file.startsWith("content/photographs/");

const masterOf = (file: string) => file.replace(/\.yaml$/, ".webp");

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
    return this.#inTurn(() => this.#write(requests));
  }

  /** One change after the other. */
  #inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(change);
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
    if (problems.length > 0) {
      const said = problems.map(inSpanish).join(" ");
      const isNeeded = requests.some(({ operation }) => operation === "delete");
      throw new Refusal(
        422,
        isNeeded ? `Se necesita en otra parte: cámbielo ahí y después elimínelo. ${said}` : said,
      );
    }
    // It may have changed while the check ran.
    for (const request of requests) this.#assertKnown(request);
    for (const { path: file, text } of changes) await this.#put(file, text);
    await this.#follow(requests);
    return requests.map(({ path: file }) => this.file(file));
  }

  /**
   * Takes a photograph into the content and makes the site's files of it; throws a `Refusal` where it cannot be used.
   *
   * @returns The name that pages show it by.
   */
  takePhotograph(request: PhotographRequest): Promise<string> {
    return this.#inTurn(() => this.#takePhotograph(request));
  }

  async #takePhotograph({ bytes, words, lang, position }: PhotographRequest): Promise<string> {
    const text = words.trim().replaceAll(/\s+/g, " ");
    if (text === "")
      throw new Refusal(422, "Escriba qué se ve en la foto: lo oye quien no la ve, y lo lee Google.");
    const master = await developPhotograph(bytes);
    const name = this.#freeName(nameFrom(text));
    const stem = `content/photographs/${name}`;
    const fields = { [lang]: text, ...(position && position !== "50% 50%" ? { position } : {}) };
    const record = await writeFields(`${stem}.yaml`, headOf(`${stem}.yaml`), fields);
    return this.#take(name, [
      [`${stem}.webp`, master],
      [`${stem}.yaml`, record],
    ]);
  }

  /**
   * Takes a logo into the content; throws a `Refusal` where it cannot be used.
   *
   * @param called What its file or its company is called.
   * @returns The name that pages show it by.
   */
  takeLogo(bytes: Buffer, called: string): Promise<string> {
    return this.#inTurn(async () => {
      const logo = await developLogo(bytes);
      const name = this.#freeName(nameFrom(called));
      return this.#take(name, [[`content/logos/${name}.webp`, logo]]);
    });
  }

  /** Writes the files of a picture, or none of them where the site's cannot be made. */
  async #take(name: string, files: readonly [file: string, content: string | Buffer][]): Promise<string> {
    for (const [file, content] of files) await this.#put(file, content);
    try {
      await makePictures(this.#root);
    } catch (error) {
      for (const [file] of files) await this.#put(file, undefined);
      throw error;
    }
    return name;
  }

  /** A name that no picture and no logo has. */
  #freeName(name: string): string {
    for (let number = 1; ; number++) {
      const free = number === 1 ? name : `${name}-${number}`;
      if (!isPictureName(this.#root, free)) return free;
    }
  }

  /** A photograph goes where its words go, and its files are made anew where what must stay in sight changed. */
  async #follow(requests: readonly FileRequest[]): Promise<void> {
    const photographs = requests.filter((request) => isPhotograph(request.path));
    if (photographs.length === 0) return;
    for (const { operation, path: file, from } of photographs) {
      if (operation === "delete") await this.#put(masterOf(file), undefined);
      else if (from && from !== file)
        await rename(path.join(this.#root, masterOf(from)), path.join(this.#root, masterOf(file)));
    }
    await makePictures(this.#root);
  }

  /** Throws where the editor may not write, or would write over what it has not seen. */
  #assertKnown({ operation, path: file, from, sha }: FileRequest): void {
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
      if (this.file(file))
        throw new Refusal(409, `Ya existe un archivo con ese nombre: ${file}. Elija otro nombre.`);
      if (operation === "create") {
        if (isPhotograph(file))
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
  async #put(file: string, content: string | Buffer | undefined): Promise<void> {
    const target = path.join(this.#root, file);
    if (content === undefined) return rm(target, { force: true });
    await mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${process.pid}.tmp`;
    await writeFile(beside, content);
    await rename(beside, target);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The editor says of every switch that is off that it is off: what is false and was not said goes without saying. */
function withoutUnsaid(before: unknown, after: unknown): unknown {
  if (Array.isArray(after))
    return after.map((value, index) =>
      withoutUnsaid(Array.isArray(before) ? before[index] : undefined, value),
    );
  return isFields(after) ? fieldsWithoutUnsaid(isFields(before) ? before : {}, after) : after;
}

function fieldsWithoutUnsaid(before: Fields, after: Fields): Fields {
  const said = Object.entries(after).filter(([key, value]) => value !== false || key in before);
  return Object.fromEntries(said.map(([key, value]) => [key, withoutUnsaid(before[key], value)]));
}

/** What the editor does not show stays: a record's number, and how pictures are made. */
function kept(file: string, before: Fields | undefined, fields: Fields): Fields {
  const after = fieldsWithoutUnsaid(before ?? {}, fields);
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
