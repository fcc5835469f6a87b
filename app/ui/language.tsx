import { createContext, use, type ReactNode } from "react";
import type { Language } from "~/lib/language";
import { words } from "./words";

const LanguageContext = createContext<Language>("es");

/** Says in which language the page around it speaks, so that controls name themselves in it. */
export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The words of controls, in the language of the page. */
export function useWords() {
  return words[useLanguage()];
}
