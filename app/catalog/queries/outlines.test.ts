import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenSlugs } from "../content/written-slugs.ts";

const outline = (slug: string) => readFileSync(`content/pages/${slug}.md`, "utf8");

const headings = (slug: string) => [...outline(slug).matchAll(/^## (.*)$/gm)].map(([, title]) => title);

/** Only drafts are checked, because the owner may change the text of a published page. */
const isDraft = (slug: string) => /^draft: true$/m.test(outline(slug));

test.each(writtenSlugs.filter(isDraft))("%s has prompts for the owner", (slug) => {
  expect(outline(slug)).toContain("[Escriba aquí");
});

test.runIf(isDraft("hoja-seguridad"))(
  "the safety data sheet has the sixteen sections of the GHS in order",
  () => {
    expect(headings("hoja-seguridad")).toEqual([
      "1. Identificación del producto",
      "2. Identificación del peligro o peligros",
      "3. Composición e información sobre los componentes",
      "4. Primeros auxilios",
      "5. Medidas de lucha contra incendios",
      "6. Medidas que deben tomarse en caso de vertido accidental",
      "7. Manipulación y almacenamiento",
      "8. Controles de exposición y protección personal",
      "9. Propiedades físicas y químicas",
      "10. Estabilidad y reactividad",
      "11. Información toxicológica",
      "12. Información ecotoxicológica",
      "13. Información relativa a la eliminación de los productos",
      "14. Información relativa al transporte",
      "15. Información sobre la reglamentación",
      "16. Otras informaciones",
    ]);
  },
);

test.runIf(isDraft("procedimiento-quejas"))(
  "the complaints procedure covers the eight criteria of principle 31, the steps and the deadlines",
  () => {
    const criteria = [
      "Legítimo",
      "Accesible",
      "Predecible",
      "Equitativo",
      "Transparente",
      "Compatible con los derechos",
      "Fuente de aprendizaje continuo",
      "Basado en la participación y el diálogo",
    ];
    const rows = [...outline("procedimiento-quejas").matchAll(/^\| (.*?) +\| \[Escriba/gm)].map(
      ([, name]) => name,
    );
    expect(rows.filter((name) => criteria.includes(name ?? ""))).toEqual(criteria);
    expect(headings("procedimiento-quejas")).toEqual(
      expect.arrayContaining([
        "Quién puede quejarse, y de qué",
        "Cómo presentar una queja",
        "Qué hacemos, y en qué plazo",
        "Apelación",
        "Protección contra represalias",
      ]),
    );
  },
);

test.each(["politicas", "alcance", "codigo-etica", "procedimiento-quejas"].filter(isDraft))(
  "%s has a version, a date and a person responsible",
  (slug) => {
    for (const name of ["Versión", "Vigente desde", "Responsable"])
      expect(outline(slug)).toMatch(new RegExp(String.raw`^\| ${name} +\| \[Escriba aquí`, "m"));
  },
);
