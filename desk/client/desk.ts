// What the desk adds to the editor, in the browser: the choice of pictures and logos by sight, and the page beside the
// fields. It is sent as it stands, without its types.

type Props = Readonly<Record<string, unknown>>;
type Content = { get: (key: string) => unknown; getIn: (path: readonly string[]) => unknown };

/** What a control of the editor is given. */
type ControlProps = {
  value: unknown;
  forID: string;
  field: Content;
  onChange: (value: string) => void;
};
type Control = {
  props: ControlProps;
  state: { isOpen: boolean; sought: string };
  setState: (state: object) => void;
};

/** What a preview of the editor is given. */
type Preview = { props: { entry: Content } };

type ContentFile = { name: string; file: string };
type Collection = { name: string; folder?: string; extension?: string; files?: ContentFile[] };
type Config = { collections: Collection[]; pictures: string[] };

declare const CMS: {
  init: (options: { config: object }) => Promise<void>;
  registerFieldType: (name: string, control: unknown) => void;
  registerPreviewTemplate: (name: string, component: unknown) => void;
  registerPreviewStyle: (style: string, options: { raw: boolean }) => void;
};
declare const createClass: (component: object) => unknown;
declare const h: (tag: unknown, props: Props | null, ...children: unknown[]) => object;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A control that shows what there is to choose from. */
const chooser = (
  kind: "picture" | "logo" | "card",
  word: string,
  namesOf: (props: ControlProps) => string[],
) =>
  createClass({
    getInitialState: () => ({ isOpen: false, sought: "" }),

    render(this: Control) {
      const { value, forID, onChange } = this.props;
      const { isOpen, sought } = this.state;
      const name = textOf(value);
      const image = (each: string) =>
        h("img", { src: `/${kind}/${each}`, alt: "", loading: "lazy", width: 96, height: 72 });
      const choose = (each: string) => {
        onChange(each);
        this.setState({ isOpen: false, sought: "" });
      };
      const found = namesOf(this.props).filter((each) => each.includes(sought.trim().toLowerCase()));
      return h(
        "div",
        { className: "chooser" },
        h(
          "div",
          { className: "chosen" },
          name === "" ? null : image(name),
          h("span", null, name === "" ? `Ninguna ${word} todavía` : name),
          h(
            "button",
            {
              id: forID,
              type: "button",
              "aria-expanded": isOpen,
              onClick: () => this.setState({ isOpen: !isOpen }),
            },
            name === "" ? `Elegir ${word}` : `Cambiar ${word}`,
          ),
        ),
        isOpen
          ? h(
              "div",
              { className: "choices" },
              h("input", {
                type: "search",
                "aria-label": `Buscar ${word} por nombre`,
                placeholder: "Buscar por nombre",
                value: sought,
                onChange: ({ target }: { target: { value: string } }) =>
                  this.setState({ sought: target.value }),
              }),
              h(
                "ul",
                null,
                found.map((each) =>
                  h(
                    "li",
                    { key: each },
                    h(
                      "button",
                      { type: "button", "aria-pressed": each === name, onClick: () => choose(each) },
                      image(each),
                      h("span", null, each),
                    ),
                  ),
                ),
              ),
            )
          : null,
      );
    },
  });

/** The names that a field's configuration lists. */
function optionsOf({ field }: ControlProps): string[] {
  const options = field.get("options") as { toJS?: () => string[] } | undefined;
  return options?.toJS?.() ?? [];
}

/** The page of the site that shows an entry, in the dev server; it loads anew when a file is saved. */
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

/** The file of a record that has been saved. */
const recordFile =
  ({ folder, extension }: Collection) =>
  (entry: Content): string | undefined => {
    const slug = textOf(entry.get("slug"));
    return entry.get("newRecord") || slug === "" ? undefined : `${folder}/${slug}.${extension}`;
  };

async function start(): Promise<void> {
  const response = await fetch("/config.json");
  const { pictures, ...config } = (await response.json()) as Config;
  CMS.registerFieldType(
    "picture",
    chooser("picture", "imagen", () => pictures),
  );
  for (const kind of ["logo", "card"] as const)
    CMS.registerFieldType(kind, chooser(kind, "imagen", optionsOf));
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
