import type { ReactElement } from "react";
import { contactPage, processPage, technicalSheetsPage } from "~/catalog/corporate-pages";
import { meanwhileWords } from "~/catalog/meanwhile";
import { registerWords } from "~/catalog/register-words";
import { values } from "~/catalog/sections";
import { amountText, figuresOf, sheetTexts, sheetUrls } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { technicalSheets } from "~/catalog/technical-sheets";
import { calendarDay } from "~/lib/calendar-day";
import { fill } from "~/lib/fill";
import { AgendaMeanwhile } from "~/sections/meanwhile/agenda";
import { ComplaintsMeanwhile } from "~/sections/meanwhile/complaints";
import { EthicsMeanwhile } from "~/sections/meanwhile/ethics";
import { HistoryMeanwhile } from "~/sections/meanwhile/history";
import { PoliciesMeanwhile } from "~/sections/meanwhile/policies";
import { SafetyMeanwhile } from "~/sections/meanwhile/safety";
import { ScopeMeanwhile } from "~/sections/meanwhile/scope";
import type { Placeholder } from "~/sections/meanwhile/waiting";
import { company } from "~/words/company";
import { documentRegister } from "./register.server";

const lang = "es";

const openHours = () => {
  const { value, note } = contactPage().details.hours;
  return { value, note, inWords: `${note}, ${value}` };
};

/** "22 nov 2026": a document's row has no room for more. */
const SHORT_DAY = new Intl.DateTimeFormat("es-HN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

function policies(placeholder: Placeholder) {
  const words = meanwhileWords().policies;
  const { documents, words: register } = documentRegister();
  return (
    <PoliciesMeanwhile
      placeholder={placeholder}
      documents={documents.flatMap(({ id, title, url, lang: spoken, versions: [newest] }) =>
        newest && spoken === lang
          ? [
              {
                id,
                title,
                url,
                about: `${fill(register.version, { number: newest.number })} · ${SHORT_DAY.format(calendarDay(newest.date))} · ${newest.size}`,
                product: processPage().stages.find((stage) => sheetUrls(stage.id)[lang] === url),
              },
            ]
          : [],
      )}
      open={register.open}
      links={[
        { label: words.all, url: `${technicalSheetsPage.path}#registro` },
        { label: registerWords().elsewhere.check, url: `${technicalSheetsPage.path}#copia` },
      ]}
      words={words}
    />
  );
}

/** In the order in which they happen. */
const KEPT = ["storage-temperature", "loading-temperature"] as const;

function safety(placeholder: Placeholder) {
  const { trade, document } = technicalSheetWords();
  const temperatures = technicalSheets.flatMap((sheet) => {
    const spans = KEPT.flatMap((id) =>
      figuresOf(sheet).flatMap((figure) => {
        const { min, max } = figure.value;
        return figure.id === id && min !== undefined && max !== undefined
          ? [{ name: trade[id][lang], text: amountText(figure, lang), from: min, to: max }]
          : [];
      }),
    );
    return spans.length > 0 ? [{ name: sheet.name[lang], spans }] : [];
  });
  const handling = sheetTexts(lang);
  const shared = handling
    .flatMap((sheet) => sheet.handling)
    .filter((rule, at, all) => all.indexOf(rule) < at);
  const products = handling.flatMap(({ id, name, handling: rules }) =>
    processPage()
      .stages.filter((stage) => stage.id === id)
      .map(({ thumb, tint }) => ({
        id,
        name,
        url: sheetUrls(id)[lang],
        thumb,
        tint,
        rules: rules.filter((rule) => !shared.includes(rule)),
        shares: rules.some((rule) => shared.includes(rule)),
      })),
  );
  return (
    <SafetyMeanwhile
      placeholder={placeholder}
      temperatures={temperatures}
      sample={
        technicalSheets.some(({ storageTemperature }) => storageTemperature?.sample)
          ? document[lang].sampleMark
          : undefined
      }
      rules={products.filter(({ shares }) => !shares)}
      shared={{ rules: shared, products: products.filter(({ shares }) => shares) }}
      words={meanwhileWords().safety}
    />
  );
}

function scope(placeholder: Placeholder) {
  const { stages, note, date } = processPage();
  const isSample = stages.some(({ production }) => production.sample);
  return (
    <ScopeMeanwhile
      placeholder={placeholder}
      products={stages}
      note={`${note.before} ${date.shown}.${isSample ? ` ${note.after}` : ""}`}
      words={meanwhileWords().scope}
    />
  );
}

function complaints(placeholder: Placeholder) {
  return (
    <ComplaintsMeanwhile
      placeholder={placeholder}
      phone={company.phone}
      place={`${company.village}, ${company.department}`}
      hours={openHours().inWords}
      words={meanwhileWords().complaints}
    />
  );
}

/** What each written page shows as long as its text is a draft, around its sentence. */
const pages: Readonly<Record<string, (placeholder: Placeholder) => ReactElement>> = {
  historia: (placeholder) => <HistoryMeanwhile placeholder={placeholder} words={meanwhileWords().history} />,
  politicas: policies,
  "hoja-seguridad": safety,
  alcance: scope,
  "codigo-etica": (placeholder) => (
    <EthicsMeanwhile placeholder={placeholder} values={values().values} words={meanwhileWords().ethics} />
  ),
  "procedimiento-quejas": complaints,
  "agenda-corporativa": (placeholder) => (
    <AgendaMeanwhile
      placeholder={placeholder}
      hours={openHours()}
      directions={contactPage().details.directions}
      phone={company.phone}
      words={meanwhileWords().agenda}
    />
  ),
};

/** What stands on a written page whose text is yet to come. */
export const meanwhileOf = (slug: string, text: string): ReactElement | undefined =>
  pages[slug]?.({ text, label: meanwhileWords().label });
