import { createContext, use, type ReactNode } from "react";
import type { Language } from "~/lib/language";
import { controlLabels } from "./control-labels";

const LanguageContext = createContext<Language>("es");

export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns the control labels in the page's language. */
export function useControlLabels() {
  return controlLabels[useLanguage()];
}
