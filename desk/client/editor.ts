// Types of Sveltia CMS's globals.

export type Props = Readonly<Record<string, unknown>>;
export type Content = { get: (key: string) => unknown; getIn: (path: readonly string[]) => unknown };

export type ControlProps = {
  value: unknown;
  forID: string;
  field: Content;
  entry: Content | undefined;
  onChange: (value: string) => void;
};

export type Preview = { props: { entry: Content } };

/** The `this` of a component that `createClass` makes. */
export type Component<State = object, OwnProps = ControlProps> = {
  props: OwnProps;
  state: State;
  setState: (state: Partial<State>) => void;
};

/** A block that a writer can insert, and how it is written in Markdown. */
export type EditorComponent = {
  id: string;
  label: string;
  icon: string;
  fields: object[];
  pattern: RegExp;
  fromBlock: (match: RegExpMatchArray) => Record<string, string>;
  toBlock: (data: Readonly<Record<string, string | undefined>>) => string;
  /** Unused, since the preview is the page itself. */
  toPreview: () => string;
};

type Editor = {
  CMS: {
    init: (options: { config: object }) => Promise<void>;
    registerFieldType: (name: string, control: unknown) => void;
    registerEditorComponent: (component: EditorComponent) => void;
    registerPreviewTemplate: (name: string, component: unknown) => void;
    registerPreviewStyle: (style: string, options: { raw: boolean }) => void;
  };
  createClass: (component: object) => unknown;
  h: (tag: unknown, props: Props | null, ...children: unknown[]) => object;
};

export const { CMS, createClass, h } = globalThis as unknown as Editor;

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

export const alertOf = (message: string) => (message === "" ? null : h("p", { role: "alert" }, message));
