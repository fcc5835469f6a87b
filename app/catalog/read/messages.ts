import { fill } from "../../lib/fill.ts";
import type { Language } from "../../lib/language.ts";
import messages from "./messages.json" with { type: "json" };

/** What a field should contain. Schemas use these codes as their errors. */
export type Expectation = keyof typeof messages.expectations;
export type Sentence = keyof typeof messages.sentences;

/** A message identified by a code, so that the terminal shows it in English and the editor in Spanish. */
export type Message = {
  code: Expectation | Sentence;
  params: Readonly<Record<string, string | number | readonly string[] | Message>>;
};

const TEXTS = { ...messages.expectations, ...messages.sentences };

export const isExpectation = (code: string): code is Expectation =>
  Object.hasOwn(messages.expectations, code);
export const isSentence = (code: string): code is Sentence => Object.hasOwn(messages.sentences, code);

/** @param nameOf Returns the name to show for a list entry, such as a choice. */
export function messageText(
  { code, params }: Message,
  lang: Language = "en",
  nameOf = (entry: string): string => entry,
): string {
  const values = Object.entries(params).map(([key, value]) => {
    if (typeof value !== "object") return [key, value] as const;
    return [key, "code" in value ? messageText(value, lang, nameOf) : value.map(nameOf).join(", ")] as const;
  });
  return fill(TEXTS[code][lang], Object.fromEntries(values));
}
