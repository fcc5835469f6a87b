// What the editor hands out in the browser.

export type Props = Readonly<Record<string, unknown>>;
export type Content = { get: (key: string) => unknown; getIn: (path: readonly string[]) => unknown };

/** What a control of the editor is given. */
export type ControlProps = {
  value: unknown;
  forID: string;
  field: Content;
  entry: Content | undefined;
  onChange: (value: string) => void;
};

/** What a preview of the editor is given. */
export type Preview = { props: { entry: Content } };

/** A component of the editor's own React, as `createClass` makes it of an object. */
export type Component<State = object, OwnProps = ControlProps> = {
  props: OwnProps;
  state: State;
  setState: (state: Partial<State>) => void;
};

/** What a writer puts into a text, and how it stands there in Markdown. */
export type EditorComponent = {
  id: string;
  label: string;
  icon: string;
  fields: object[];
  pattern: RegExp;
  fromBlock: (match: RegExpMatchArray) => Record<string, string>;
  toBlock: (data: Readonly<Record<string, string | undefined>>) => string;
  /** The preview is the page itself. */
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

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
