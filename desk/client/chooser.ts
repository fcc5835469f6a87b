import { alertOf, createClass, h, messageOf, asText, type Component, type ControlProps } from "./editor.ts";
import { checkPhotograph, PhotographForm, sendLogo } from "./photograph.ts";

type State = { isOpen: boolean; search: string; file: File | undefined; isBusy: boolean; message: string };

type ChooserOptions = {
  kind: "picture" | "logo" | "card";
  /** Returns the names to choose from. Uploads are added to this list. */
  namesOf: (props: ControlProps) => string[];
  /** The upload button's label, if files can be uploaded. */
  upload?: string;
};

const ACCEPTED_TYPES = { picture: "image/*,.heic,.heif", logo: "image/*", card: "" };

export const languageOf = ({ field }: ControlProps) => (field.get("lang") === "en" ? "en" : "es");

/** A control for choosing a picture by its thumbnail, or uploading a new one. */
export const chooser = ({ kind, namesOf, upload }: ChooserOptions) =>
  createClass({
    getInitialState: (): State => ({
      isOpen: false,
      search: "",
      file: undefined,
      isBusy: false,
      message: "",
    }),

    render(this: Component<State>) {
      const { value, forID, entry, onChange } = this.props;
      const { isOpen, search, file, isBusy, message } = this.state;
      const name = asText(value);
      const names = namesOf(this.props);
      const image = (each: string) =>
        h("img", { src: `/${kind}/${each}`, alt: "", loading: "lazy", width: 96, height: 72 });
      const choose = (each: string) => {
        onChange(each);
        this.setState({ isOpen: false, search: "", file: undefined });
      };
      const chooseNew = (each: string) => {
        names.unshift(each);
        choose(each);
      };
      const take = async (given: File | undefined) => {
        if (!given || isBusy) return;
        this.setState({ isOpen: false, file: undefined, isBusy: true, message: "" });
        try {
          if (kind === "logo") chooseNew(await sendLogo(given, asText(entry?.getIn(["data", "name"]))));
          else {
            await checkPhotograph(given);
            this.setState({ file: given });
          }
        } catch (error) {
          this.setState({ message: messageOf(error) });
        }
        this.setState({ isBusy: false });
      };
      const found = names.filter((each) => each.includes(search.trim().toLowerCase()));
      return h(
        "div",
        {
          className: "chooser",
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (upload) void take(event.dataTransfer?.files[0]);
          },
        },
        h(
          "div",
          { className: "chosen" },
          name === "" ? null : image(name),
          h("span", null, name === "" ? "Ninguna imagen todavía" : name),
          h(
            "button",
            {
              id: forID,
              type: "button",
              "aria-expanded": isOpen,
              onClick: () => this.setState({ isOpen: !isOpen, file: undefined, message: "" }),
            },
            name === "" ? "Elegir imagen" : "Cambiar imagen",
          ),
          upload
            ? h(
                "label",
                { className: "upload" },
                h("span", null, isBusy ? "Revisando…" : upload),
                h("input", {
                  type: "file",
                  accept: ACCEPTED_TYPES[kind],
                  disabled: isBusy,
                  onChange: ({ target }: { target: HTMLInputElement }) => {
                    void take(target.files?.[0]);
                    target.value = "";
                  },
                }),
              )
            : null,
        ),
        alertOf(message),
        file
          ? h(PhotographForm, {
              file,
              lang: languageOf(this.props),
              onTaken: chooseNew,
              onCancel: () => this.setState({ file: undefined }),
            })
          : null,
        isOpen
          ? h(
              "div",
              { className: "choices" },
              h("input", {
                type: "search",
                "aria-label": "Buscar imagen por nombre",
                placeholder: "Buscar por nombre",
                value: search,
                onChange: ({ target }: { target: { value: string } }) =>
                  this.setState({ search: target.value }),
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
