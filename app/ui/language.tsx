import { createContext, use, type ReactNode } from "react";
import type { Language } from "~/lib/language";
import { words } from "./words";

const LanguageContext = createContext<Language>("es");

export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Texts of generic controls in the page's language. */
export function useWords() {
  return words[useLanguage()];
}
