import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "../testing/copy-site";
import { anyRecord } from "../testing/make-folder";
import { makePictures } from "./tools";
import { ContentRepository, shaOf } from "./repository";

// Runs on a copy of what a build needs, without the site's own pictures.

let root = "";
let content: ContentRepository;
let name = "";
beforeAll(async () => {
  root = await copySite();
  rmSync(path.join(root, "public"));
  await mkdir(path.join(root, "public/assets/img"), { recursive: true });
  content = new ContentRepository(root);
  const bytes = await sharp({ create: { width: 1280, height: 960, channels: 3, background: "#7a5" } })
    .jpeg()
    .toBuffer();
  name = await content.addPhotograph({
    bytes,
    alt: " Palmas  en el vivero ",
    lang: "es",
    position: "20% 70%",
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const filesOf = (each: string) =>
  globSync([`content/photographs/${each}.*`, `public/assets/img/photographs/${each}-*`], {
    cwd: root,
  }).toSorted();

/** The picture of a page's head. */
const PICTURE = /^picture: .*/m;

function choose(file: string, from: RegExp, to: string) {
  const text = read(file);
  return content.write([{ operation: "update", path: file, sha: shaOf(text), text: text.replace(from, to) }]);
}

const remove = (file: string) =>
  content.write([{ operation: "delete", path: file, sha: shaOf(read(file)), text: "" }]);

test("adding a photograph makes its name, record, master and derived files", () => {
  expect(name).toBe("palmas-en-el-vivero");
  expect(read(`content/photographs/${name}.yaml`)).toBe(
    "# yaml-language-server: $schema=../../.schemas/photographs.json\nes: Palmas en el vivero\nposition: 20% 70%\n",
  );
  expect(filesOf(name).map((file) => file.replace(/-[0-9a-f]{8}-/, "-"))).toEqual([
    `content/photographs/${name}.webp`,
    `content/photographs/${name}.yaml`,
    `public/assets/img/photographs/${name}-1280.avif`,
    `public/assets/img/photographs/${name}-480.avif`,
    `public/assets/img/photographs/${name}-480.webp`,
    `public/assets/img/photographs/${name}-960.avif`,
    `public/assets/img/photographs/${name}-960.webp`,
  ]);
  expect(read("app/assets/photographs.json")).toContain('"position": "object-[20%_70%]"');
});

test("derived files are not made again", async () => {
  const times = () => filesOf(name).map((file) => statSync(path.join(root, file)).mtimeMs);
  const before = times();
  await makePictures(root);
  expect(times()).toEqual(before);
});

test("a photograph without English words cannot be used on an English page", async () => {
  await expect(
    choose(`content/${anyRecord("products").file}`, /^pictures:\n/m, `pictures:\n  - ${name}\n`),
  ).rejects.toThrow(/«Imágenes 1»: .*tenga sus palabras en inglés/);
});

test("a photograph cannot take the name of another picture", async () => {
  const record = `content/photographs/${name}.yaml`;
  const text = read(record);
  const taken = "content/photographs/hills.yaml";
  await expect(
    content.write([{ operation: "update", path: taken, from: record, sha: shaOf(text), text }]),
  ).rejects.toThrow(/Ya existe un archivo con ese nombre/);
  expect(filesOf(name)).toHaveLength(7);
});

test("a photograph is deleted with all its files unless a page shows it", async () => {
  const record = `content/photographs/${name}.yaml`;
  const [former = ""] = PICTURE.exec(read("content/pages/valores.yaml")) ?? [];
  await choose("content/pages/valores.yaml", PICTURE, `picture: ${name}`);
  await expect(remove(record)).rejects.toThrow(
    /Se necesita en otra parte.*content\/pages\/valores\.yaml, campo «Imagen»/,
  );
  expect(filesOf(name)).toHaveLength(7);
  await choose("content/pages/valores.yaml", PICTURE, former);
  await remove(record);
  expect(filesOf(name)).toEqual([]);
  expect(read("app/assets/photographs.json")).not.toContain(name);
});

test("a logo is named after the company", async () => {
  const logo = await content.addLogo(
    await sharp({ create: { width: 600, height: 300, channels: 3, background: "#063" } })
      .png()
      .toBuffer(),
    "Jabonería Ceiba",
  );
  expect(logo).toBe("jaboneria-ceiba");
  await choose(`content/${anyRecord("clients").file}`, /^logo: .*/m, `logo: ${logo}`);
  expect(existsSync(path.join(root, `content/logos/${logo}.webp`))).toBe(true);
  expect(globSync(`public/assets/img/logos/${logo}-*.webp`, { cwd: root })).toHaveLength(1);
});
