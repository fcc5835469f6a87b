// Extends the editor in the browser with a picture chooser, uploads and a page preview. The gateway serves the modules in
// this folder with their types stripped.
import { chooser, languageOf } from "./chooser.ts";
import {
  CMS,
  createClass,
  h,
  asText,
  type Component,
  type Content,
  type ControlProps,
  type EditorComponent,
  type Preview,
} from "./editor.ts";
import { FocalPoint } from "./photograph.ts";

type ContentFile = { name: string; file: string };
type Collection = { name: string; folder?: string; extension?: string; files?: ContentFile[] };
type Config = {
  collections: Collection[];
  pictures: Record<"es" | "en", string[]>;
  logos: string[];
  files: string[];
};

function optionsOf({ field }: ControlProps): string[] {
  const options = field.get("options") as { toJS?: () => string[] } | undefined;
  return options?.toJS?.() ?? [];
}

/** A field for a picture's alternative text, below the picture. */
const PictureText = createClass({
  render(this: Component) {
    const { value, forID, field, onChange } = this.props;
    return h(
      "div",
      { className: "chooser seen" },
      h("img", { src: `/picture/${asText(field.get("picture"))}`, alt: "", loading: "lazy" }),
      h("textarea", {
        id: forID,
        value: asText(value),
        rows: 2,
        lang: "es",
        "aria-label": asText(field.get("label")),
        onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
      }),
    );
  },
});

const Position = createClass({
  render(this: Component) {
    const { value, entry, onChange } = this.props;
    return h(
      "div",
      { className: "chooser" },
      h(FocalPoint, {
        src: `/picture/${asText(entry?.get("slug"))}`,
        position: asText(value),
        onChange,
      }),
    );
  },
});

/** The page that shows an entry, from the dev server, which reloads it when the file is saved. */
const pagePreview = (fileOf: (entry: Content) => string | undefined) =>
  createClass({
    render(this: Preview) {
      const file = fileOf(this.props.entry);
      if (!file) return h("p", { className: "note" }, "La página se ve aquí después de guardar.");
      return h("iframe", {
        key: file,
        title: "Vista previa de la página",
        src: `${location.origin}/preview/${file}`,
      });
    },
  });

/** The file of a saved record. */
const recordFile =
  ({ folder, extension }: Collection) =>
  (entry: Content): string | undefined => {
    const slug = asText(entry.get("slug"));
    return entry.get("newRecord") || slug === "" ? undefined : `${folder}/${slug}.${extension}`;
  };

/** The blocks that a writer can insert into Markdown: a picture with a caption, and a download. */
const textParts = ({ pictures, files }: Record<"pictures" | "files", string[]>): EditorComponent[] => [
  {
    id: "picture",
    label: "Imagen del sitio",
    icon: "image",
    fields: [
      {
        name: "name",
        label: "Imagen",
        hint: "El nombre de una de las imágenes del sitio.",
        widget: "select",
        options: pictures,
      },
      {
        name: "caption",
        label: "Pie de la imagen",
        hint: "Lo que se lee debajo; puede quedar vacío.",
        widget: "string",
        required: false,
      },
    ],
    pattern: /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/m,
    fromBlock: ([, caption = "", name = ""]) => ({ name, caption }),
    toBlock: ({ name = "", caption = "" }) => `![${caption}](${name})`,
    toPreview: () => "",
  },
  {
    id: "file",
    label: "Documento para descargar",
    icon: "download",
    fields: [
      {
        name: "url",
        label: "Documento",
        hint: "Un PDF de la carpeta content/downloads, o una ficha técnica.",
        widget: "select",
        options: files.map((url) => ({ value: url, label: url.replace("/documentos/", "") })),
      },
      {
        name: "label",
        label: "Texto del enlace",
        hint: "Cómo se llama el documento, tal como se lee.",
        widget: "string",
      },
    ],
    pattern: /^\[([^\]]+)\]\((\/documentos\/[^)]+)\)$/m,
    fromBlock: ([, label = "", url = ""]) => ({ url, label }),
    toBlock: ({ url = "", label = "" }) => `[${label}](${url})`,
    toPreview: () => "",
  },
];

async function start(): Promise<void> {
  const response = await fetch("/config.json");
  const { pictures, logos, files, ...config } = (await response.json()) as Config;
  CMS.registerFieldType(
    "picture",
    chooser({
      kind: "picture",
      upload: "Subir una foto",
      namesOf: (props) => pictures[languageOf(props)],
    }),
  );
  CMS.registerFieldType("logo", chooser({ kind: "logo", upload: "Subir un logotipo", namesOf: () => logos }));
  CMS.registerFieldType("card", chooser({ kind: "card", namesOf: optionsOf }));
  CMS.registerFieldType("seen", PictureText);
  CMS.registerFieldType("position", Position);
  for (const part of textParts({ pictures: pictures.es, files })) CMS.registerEditorComponent(part);
  CMS.registerPreviewStyle(
    "html, body, body > div { height: 100%; margin: 0 } iframe { border: 0; width: 100%; height: 100% } .note { font: 16px system-ui; padding: 2rem; color: #555 }",
    { raw: true },
  );
  for (const collection of config.collections) {
    if (collection.folder) CMS.registerPreviewTemplate(collection.name, pagePreview(recordFile(collection)));
    for (const { name, file } of collection.files ?? [])
      CMS.registerPreviewTemplate(
        name,
        pagePreview(() => file),
      );
  }
  await CMS.init({ config });
}

void start();
