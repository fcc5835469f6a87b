import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** RGBA pixels, one byte per channel. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };

type Decoder = {
  default: (file: ArrayBuffer) => Promise<Pixels>;
  init: (module: WebAssembly.Module) => Promise<void>;
};

/** sharp's own build cannot read HEIC, for patent reasons. */
const DECODER = path.join(import.meta.dirname, "node_modules/@discourse/heic");

let decoder: Promise<Decoder> | undefined;

async function load(): Promise<Decoder> {
  const wasm = await readFile(path.join(DECODER, "codec/dec/heic_dec.wasm"));
  const loaded = (await import(pathToFileURL(path.join(DECODER, "decode.js")).href)) as Decoder;
  await loaded.init(await WebAssembly.compile(wasm));
  return loaded;
}

/** Decodes an iPhone photograph and turns it upright. Throws if the file is broken. */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const { default: decode } = await (decoder ??= load());
  return decode(new Uint8Array(bytes).buffer);
}
