// The editor's configuration, derived from the schemas in app/catalog and app/words.
import { readFileSync } from "node:fs";
import brand from "../app/assets/brand.json" with { type: "json" };
import photographRegistry from "../app/assets/photographs.json" with { type: "json" };
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { definitions } from "../app/catalog/queries/definitions.ts";
import { downloads } from "../app/catalog/content/downloads.ts";
import { isPublishedPdf } from "../app/catalog/content/site-paths.ts";
import { writtenSlugs } from "../app/catalog/content/written-slugs.ts";
import { corporatePaths } from "../app/catalog/content/route-paths.ts";
import { picturesIn } from "../app/catalog/content/pictures.ts";
import { readFields } from "./change.ts";
import { fieldsOf, WRITTEN_PAGE, type Choice, type Choices, type Field } from "./fields.ts";
import { pageOf } from "./preview-page.ts";
import { readLabels, type Labels } from "./labels.ts";

type File = { name: string; label: string; file: string; format: string; fields: Field[] };
type Group = { name: string; label: string; icon: string; description: string };
type FileGroup = Group & { files: File[]; format: string };
type Folder = Group & { folder: string; fields: Field[]; [option: string]: unknown };

/** The configuration of the editor, without its backend. */
export type DeskConfig = { collections: (FileGroup | Folder)[]; [option: string]: unknown };

const nameOf = (files: string) => files.replace("content/", "").replace(/(\/\*)?\.\w+$/, "");

const isWrittenPage = (files: string) => /^content\/pages\/.*\.md$/.test(files);

const formatOf = (files: string) => (files.endsWith(".md") ? "yaml-frontmatter" : "yaml");

/** The file's fields; empty if the file is invalid. */
function valueOf(file: string): Record<string, unknown> {
  try {
    return readFields(file, readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

function recordChoices(files: string): Choice[] {
  return contentFiles(files)
    .map(valueOf)
    .flatMap(({ id, name, title }) =>
      typeof id === "number" ? [{ value: id, label: asText(name) || asText(title) || String(id) }] : [],
    )
    .toSorted((a, b) => a.value - b.value);
}

/** The entries of a list in a file, labelled with some of their fields. */
function entryChoices(file: string, list: string, ...labelFields: readonly string[]): Choice[] {
  const entries = valueOf(file)[list];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: Record<string, string | number>) => ({
    value: entry["id"] ?? "",
    label: labelFields.map((name) => entry[name]).join(" "),
  }));
}

/** Labels of single files; a written page is labelled with its title. */
function fileLabels({ files }: Labels): Record<string, string> {
  const written = writtenSlugs.map((slug): [string, string] => [
    `pages/${slug}`,
    asText(valueOf(`content/pages/${slug}.md`)["title"]) || slug,
  ]);
  return { ...files, ...Object.fromEntries(written) };
}

/** Labels of the pages to which links may lead, keyed by path. */
function pageChoices(labels: Labels): Map<string, string> {
  const pages = Object.entries(fileLabels(labels))
    .filter(([name]) => name.startsWith("pages/") && !/-(?:details|single)$/.test(name))
    .map(([name, label]): [string, string] => [pageOf(`content/${name}.yaml`, ""), label]);
  const records = ["products", "posts", "farmers", "projects", "services"].flatMap((folder) =>
    contentFiles(`content/${folder}/*.md`).map((file): [string, string] => {
      const { id, name, title } = valueOf(file);
      return [
        pageOf(file.replaceAll("\\", "/"), `id: ${String(id)}`),
        `${labels.collections[folder]?.[0] ?? folder}: ${asText(name) || asText(title)}`,
      ];
    }),
  );
  return new Map([...pages, ...records]);
}

/** Groups of single files, in the editor's order. */
const GROUPS: readonly Group[] = [
  {
    name: "empresa",
    label: "Empresa y menús",
    icon: "apartment",
    description: "Los datos de la empresa y lo que se ve en todas las páginas.",
  },
  {
    name: "corporativas",
    label: "Páginas",
    icon: "web",
    description: "Los textos de las páginas en español.",
  },
  {
    name: "escritas",
    label: "Páginas escritas",
    icon: "edit_document",
    description: "Historia, políticas y las demás páginas de texto corrido.",
  },
  {
    name: "secciones",
    label: "Partes comunes",
    icon: "widgets",
    description: "Lo que se ve en varias páginas a la vez.",
  },
  {
    name: "finca",
    label: "Páginas de la finca",
    icon: "storefront",
    description: "Los textos de la tienda y de la finca, en inglés.",
  },
  {
    name: "imagenes",
    label: "Imágenes",
    icon: "image",
    description: "Lo que se dice de cada imagen a quien no la ve.",
  },
];

/** The group of a single file, such as `pages/home`. */
function groupOf(name: string): string {
  const [folder, slug] = name.split("/");
  if (slug === undefined) return "empresa";
  if (folder === "sections") return "secciones";
  if (folder === "pictures") return "imagenes";
  if (writtenSlugs.includes(slug)) return "escritas";
  return slug === "home" || corporatePaths.includes(`/${slug}`) ? "corporativas" : "finca";
}

export function deskConfig(labels = readLabels()): DeskConfig {
  const choices: Choices = {
    records: {
      productId: recordChoices("content/products/*.md"),
      serviceId: recordChoices("content/services/*.md"),
      farmerId: recordChoices("content/farmers/*.md"),
      figureId: entryChoices("content/sections/figures.yaml", "figures", "end", "unit", "label"),
      stageId: entryChoices("content/pages/proceso-produccion.yaml", "stages", "title"),
    },
    pages: pageChoices(labels),
  };
  const byName = new Map(definitions.map((definition) => [nameOf(definition.files), definition]));

  const names = fileLabels(labels);
  const groups = GROUPS.map(({ name: group, label, icon, description }): FileGroup => {
    const files = Object.entries(names).flatMap(([name, fileLabel]): File[] => {
      const definition = byName.get(name);
      if (!definition || groupOf(name) !== group) return [];
      const { files: file, schema } = definition;
      const at = isWrittenPage(file) ? WRITTEN_PAGE : name;
      const fields = fieldsOf(at, schema, labels, choices, valueOf(file));
      return [{ name: name.replaceAll("/", "-"), label: fileLabel, file, format: formatOf(file), fields }];
    });
    return { name: group, label, icon, description, format: "yaml", files };
  });

  const folders = Object.entries(labels.collections).flatMap(
    ([name, [label, singular, icon, description]]): Folder[] => {
      const definition = byName.get(name);
      if (!definition) return [];
      const { files, schema } = definition;
      const fields = fieldsOf(name, schema, labels, choices, valueOf(contentFiles(files)[0] ?? ""));
      const title = ["name", "title", "offerTitle", "es"].find((key) =>
        fields.some((field) => field.name === key),
      );
      return [
        {
          name,
          label,
          label_singular: singular,
          icon,
          description,
          folder: `content/${name}`,
          extension: files.split(".").pop(),
          format: formatOf(files),
          create: name !== "photographs",
          delete: true,
          identifier_field: title,
          // A photograph may be described in only one language, but it always has a slug.
          summary: name === "photographs" ? "{{slug}}" : `{{fields.${title ?? "id"}}}`,
          slug: `{{fields.${title ?? "id"}}}`,
          sortable_fields: [title, ...fields.flatMap((field) => (field.name === "date" ? ["date"] : []))],
          thumbnail: false,
          // A photograph has no page of its own.
          ...(name === "photographs" ? { editor: { preview: false } } : {}),
          fields: sortFields(fields),
        },
      ];
    },
  );
  const [company, pages, written, shared, farm, pictures] = groups;
  return {
    load_config_file: false,
    files: [...downloads.keys()].filter(isPublishedPdf),
    pictures: { es: Object.keys(picturesIn("es")), en: Object.keys(picturesIn("en")) },
    logos: Object.keys({ ...photographRegistry.logos, ...brand.logos }),
    app_title: "Escritorio de Aceites Corozal",
    media_folder: "content/pictures",
    public_folder: "/",
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    output: { omit_empty_optional_fields: true, yaml: { quote: "none" } },
    collections: [company, pages, written, shared, ...folders, farm, pictures].filter(
      (each) => each !== undefined,
    ),
  };
}

/** Fields that editors decide last come last in the form. */
const LAST_FIELDS = ["order", "sample", "draft"];

const sortFields = (fields: readonly Field[]) =>
  fields.toSorted((a, b) => LAST_FIELDS.indexOf(a.name) - LAST_FIELDS.indexOf(b.name));
