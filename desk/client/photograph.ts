import { alertOf, createClass, h, messageOf, type Component } from "./editor.ts";

const CENTER = "50% 50%";

/** Uploads a file and returns the picture's name. Throws the desk's message if the file is refused. */
async function send(to: "photographs" | "logos", file: Blob, query: Readonly<Record<string, string>>) {
  const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as { token?: string };
  const response = await fetch(
    `/api/v1/repos/aceites/corozal/${to}?${new URLSearchParams(query).toString()}`,
    {
      method: "POST",
      headers: { authorization: `token ${token}`, "content-type": "application/octet-stream" },
      body: file,
    },
  );
  const { name = "", message } = (await response.json()) as { name?: string; message?: string };
  if (!response.ok) throw new Error(message);
  return name;
}

export const sendLogo = (file: File, company: string): Promise<string> =>
  send("logos", file, { title: company || file.name.replace(/\.\w+$/, "") });

/** Throws if the desk would refuse this photograph. */
export const checkPhotograph = async (file: File): Promise<void> => {
  await send("photographs", file, { check: "1" });
};

type FocalPointProps = { src: string; position: string; onChange: (position: string) => void };

const slider = (label: string, value: number, move: (value: number) => void) =>
  h(
    "label",
    null,
    label,
    h("input", {
      type: "range",
      min: 0,
      max: 100,
      step: 5,
      value,
      onChange: ({ target }: { target: HTMLInputElement }) => move(target.valueAsNumber),
    }),
  );

/** Marks the point of a picture that crops must keep. A click or two sliders move it. */
export const FocalPoint = createClass({
  render(this: Component<object, FocalPointProps>) {
    const { src, position, onChange } = this.props;
    const [left = 50, top = 50] = (position || CENTER).match(/\d+/g)?.map(Number) ?? [];
    const place = (x: number, y: number) => onChange(`${x}% ${y}%`);
    return h(
      "div",
      { className: "place" },
      h(
        "div",
        {
          className: "place-picture",
          onClick: ({
            nativeEvent,
            currentTarget,
          }: {
            nativeEvent: MouseEvent;
            currentTarget: HTMLElement;
          }) =>
            place(
              share(nativeEvent.offsetX, currentTarget.clientWidth),
              share(nativeEvent.offsetY, currentTarget.clientHeight),
            ),
        },
        h("img", { src, alt: "" }),
        h("span", { className: "place-mark", style: { left: `${left}%`, top: `${top}%` } }),
      ),
      slider("De izquierda a derecha", left, (value) => place(value, top)),
      slider("De arriba abajo", top, (value) => place(left, value)),
    );
  },
});

/** A position in percent, in steps of five. */
const share = (offset: number, size: number) =>
  Math.min(100, Math.max(0, Math.round((offset / size) * 20) * 5));

type FormProps = {
  file: File;
  lang: "es" | "en";
  onTaken: (name: string) => void;
  onCancel: () => void;
};
type FormState = { src: string; alt: string; position: string; isBusy: boolean; message: string };

/** Asks for the description and focal point of a new photograph. */
export const PhotographForm = createClass({
  getInitialState(this: Component<FormState, FormProps>): FormState {
    return {
      src: URL.createObjectURL(this.props.file),
      alt: "",
      position: CENTER,
      isBusy: false,
      message: "",
    };
  },

  componentWillUnmount(this: Component<FormState, FormProps>) {
    URL.revokeObjectURL(this.state.src);
  },

  render(this: Component<FormState, FormProps>) {
    const { file, lang, onTaken, onCancel } = this.props;
    const { src, alt, position, isBusy, message } = this.state;
    const take = async () => {
      this.setState({ isBusy: true, message: "" });
      try {
        onTaken(await send("photographs", file, { alt, lang, position }));
      } catch (error) {
        this.setState({ isBusy: false, message: messageOf(error) });
      }
    };
    return h(
      "div",
      { className: "choices" },
      h(FocalPoint, { src, position, onChange: (value: string) => this.setState({ position: value }) }),
      h("p", null, "Haga clic en lo que no se debe cortar."),
      h(
        "label",
        null,
        lang === "es" ? "Qué se ve en la foto, en español" : "Qué se ve en la foto, en inglés",
        h("textarea", {
          value: alt,
          rows: 2,
          lang,
          spellCheck: true,
          placeholder:
            lang === "es"
              ? "Dos hombres cargan racimos en un camión"
              : "Two men load bunches of fruit onto a truck",
          onChange: ({ target }: { target: HTMLTextAreaElement }) => this.setState({ alt: target.value }),
        }),
      ),
      alertOf(message),
      h(
        "p",
        { className: "chosen" },
        h(
          "button",
          { type: "button", disabled: isBusy, onClick: take },
          isBusy ? "Preparando la foto…" : "Usar esta foto",
        ),
        h("button", { type: "button", disabled: isBusy, onClick: onCancel }, "Cancelar"),
      ),
    );
  },
});
