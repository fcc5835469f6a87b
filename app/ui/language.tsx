import { createContext, use } from "react";
import type { Language } from "~/lib/language";
import { controlLabels } from "./control-labels";

export const LanguageContext = createContext<Language>("es");

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns the control labels in the page's language. */
export function useControlLabels() {
  return controlLabels[useLanguage()];
}
