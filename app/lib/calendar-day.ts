import type { Language } from "./language.ts";

/** Instead of Intl, whose first use takes 130 ms on a slow phone, and whose names may differ between browsers. */
const MONTHS = {
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};

/** Parses a day such as "2026-12-03" to midnight UTC; format it with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

function partsOf(date: string, lang: Language) {
  const parsed = calendarDay(date);
  const month = MONTHS[lang][parsed.getUTCMonth()] ?? "";
  return { day: parsed.getUTCDate(), month, year: parsed.getUTCFullYear() };
}

/** Formats as `"3 de diciembre de 2026"` or `"7 August 2024"`. */
export function longDay(date: string, lang: Language = "es"): string {
  const { day, month, year } = partsOf(date, lang);
  return [day, month, year].join(lang === "es" ? " de " : " ");
}

/** Formats as `"7 Aug"`. */
export function shortDay(date: string): string {
  const { day, month } = partsOf(date, "en");
  return `${day} ${month.slice(0, 3)}`;
}
