// The way of a photograph or a logo to the desk.
import { createClass, h, type Component } from "./editor.ts";

const MIDDLE = "50% 50%";

/** Sends a file; throws what the desk says of it. */
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

/** Sends a logo, and says its name. */
export const sendLogo = (file: File, called: string): Promise<string> =>
  send("logos", file, { words: called || file.name.replace(/\.\w+$/, "") });

/** Throws where the desk cannot use a file as a photograph. */
export const checkPhotograph = async (file: File): Promise<void> => {
  await send("photographs", file, { check: "1" });
};

type PlaceProps = { src: string; position: string; onChange: (position: string) => void };

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

/** A picture with a mark on what must stay in sight: a press moves it, and so do two sliders. */
export const Place = createClass({
  render(this: Component<object, PlaceProps>) {
    const { src, position, onChange } = this.props;
    const [left = 50, top = 50] = (position || MIDDLE).match(/\d+/g)?.map(Number) ?? [];
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

/** In steps of five per cent. */
const share = (offset: number, size: number) =>
  Math.min(100, Math.max(0, Math.round((offset / size) * 20) * 5));

type FormProps = {
  file: File;
  lang: "es" | "en";
  onTaken: (name: string) => void;
  onCancel: () => void;
};
type FormState = { src: string; words: string; position: string; isBusy: boolean; message: string };

/** What the desk asks of a photograph before it takes it. */
export const PhotographForm = createClass({
  getInitialState(this: Component<FormState, FormProps>): FormState {
    return {
      src: URL.createObjectURL(this.props.file),
      words: "",
      position: MIDDLE,
      isBusy: false,
      message: "",
    };
  },

  componentWillUnmount(this: Component<FormState, FormProps>) {
    URL.revokeObjectURL(this.state.src);
  },

  render(this: Component<FormState, FormProps>) {
    const { file, lang, onTaken, onCancel } = this.props;
    const { src, words, position, isBusy, message } = this.state;
    const take = async () => {
      this.setState({ isBusy: true, message: "" });
      try {
        onTaken(await send("photographs", file, { words, lang, position }));
      } catch (error) {
        this.setState({ isBusy: false, message: error instanceof Error ? error.message : "" });
      }
    };
    return h(
      "div",
      { className: "choices" },
      h(Place, { src, position, onChange: (value: string) => this.setState({ position: value }) }),
      h("p", null, "Haga clic en lo que no se debe cortar."),
      h(
        "label",
        null,
        lang === "es" ? "Qué se ve en la foto, en español" : "Qué se ve en la foto, en inglés",
        h("textarea", {
          value: words,
          rows: 2,
          lang,
          spellCheck: true,
          placeholder:
            lang === "es"
              ? "Dos hombres cargan racimos en un camión"
              : "Two men load bunches of fruit onto a truck",
          onChange: ({ target }: { target: HTMLTextAreaElement }) => this.setState({ words: target.value }),
        }),
      ),
      message === "" ? null : h("p", { role: "alert" }, message),
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
