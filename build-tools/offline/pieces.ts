/** Where HTML is cut, so that what pages have in common falls into pieces of its own. */
const ELEMENTS =
  /(?=<(?:style|script|main|section|nav|ul|li|a|p|h[1-6]|div|svg|title|meta|link|template|button|footer|header)\b)/;

/** A longer text in JSON. */
const STRINGS = /("(?:[^"\\]|\\.){40,}")/;

/** Gives every piece of text one place, and says texts as places. */
export class Pieces {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  html = (text: string) => this.#place(text.split(ELEMENTS));
  json = (text: string) => this.#place(text.split(STRINGS));

  /** Runs of places, as pairs of the first and that after the last. */
  #place(pieces: readonly string[]): number[] {
    const runs: number[] = [];
    for (const piece of pieces) {
      if (piece === "") continue;
      let place = this.#places.get(piece);
      if (place === undefined) {
        place = this.texts.push(piece) - 1;
        this.#places.set(piece, place);
      }
      if (runs.at(-1) === place) runs[runs.length - 1] = place + 1;
      else runs.push(place, place + 1);
    }
    return runs;
  }
}
