import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slugOf } from "~/lib/slug";
import { messageText } from "../read/messages";
import { writtenText } from "./written-text";
import { problemsInText } from "../content/written-text-problems";

const htmlOf = (source: string) => writtenText(source).html;

describe("writtenText", () => {
  test("gives each heading a unique id", () => {
    expect(htmlOf("## 1. Identificación\n\n## Año\n\n## Año")).toBe(
      '<h2 id="apartado-1-identificacion">1. Identificación</h2>\n<h2 id="apartado-ano">Año</h2>\n<h2 id="apartado-ano-2">Año</h2>',
    );
  });

  test("keeps ids unique for headings that end in numbers", () => {
    expect(htmlOf("## Año 2\n\n## Año\n\n## Año").match(/id="[^"]*"/g)).toEqual([
      'id="apartado-ano-2"',
      'id="apartado-ano"',
      'id="apartado-ano-3"',
    ]);
  });

  test("gives no heading an id that the page, its documents or footnotes use", () => {
    const titles = ["Contenido", "Registro", "Footnote label", "FT palma es"];
    const html = htmlOf(titles.map((title) => `## ${title}`).join("\n\n"));
    expect(html.match(/id="[^"]*"/g)).toEqual(titles.map((title) => `id="apartado-${slugOf(title)}"`));
  });

  test("gives no heading an id that the app uses", () => {
    const files = globSync("app/**/*.{ts,tsx}", { exclude: ["app/catalog/**", "app/**/*.test.*"] });
    const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const ids = [...sources.matchAll(/\bid="([a-z][a-z0-9-]+)"|_(?:ID|FORM) = "([^"]+)"/g)].map(
      ([, id, constant]) => id ?? constant ?? "",
    );
    expect(ids).toContain("registro");
    for (const id of new Set(ids))
      expect(htmlOf(`## ${id.replaceAll("-", " ")}`), id).not.toContain(`id="${id}"`);
  });

  test("lists the headings of a long text", () => {
    expect(writtenText("## A\n\n## B\n\n## C").contents).toEqual([]);
    expect(writtenText("## A\n\n### x\n\n## B & *C*\n\n## D\n\n## E").contents).toEqual([
      { id: "apartado-a", title: "A" },
      { id: "apartado-b-c", title: "B & C" },
      { id: "apartado-d", title: "D" },
      { id: "apartado-e", title: "E" },
    ]);
  });

  test("shows HTML as text", () => {
    expect(htmlOf("<b onclick=x>a</b>")).toBe("<p>&lt;b onclick=x>a&lt;/b></p>");
    expect(htmlOf("<b>\na")).toBe("<p>&lt;b>\na</p>");
    for (const link of [
      "[a](javascript:alert)",
      "<javascript:alert>",
      "[a](JavaScript:alert)",
      "[a](javascript&colon;alert)",
      "[a][b]\n\n[b]: data:x",
    ])
      expect(htmlOf(link)).toContain('<a href="">');
  });

  test.each([
    "/shop?page=2",
    "HTTPS://rspo.org/",
    "mailto:a@b.hn",
    "tel:+50424401234",
    "#plazo",
    "//rspo.org",
  ])("links to %s", (to) => {
    expect(htmlOf(`[a](${to})`)).toBe(`<p><a href="${to}">a</a></p>`);
  });

  test("shows a file's type and size for a reference link, too", () => {
    expect(htmlOf("[a][b]\n\n[b]: /documentos/ficha-tecnica-raquis-picado.pdf")).toContain(
      "<small>(PDF)</small>",
    );
  });

  test("shows a picture by name, with its registered alt text and the caption in brackets", () => {
    const html = htmlOf("![El *patio* de fruta](hills)");
    expect(html).toMatch(
      /^<figure><div class="tile"><picture>.*<img src="\/assets\/img\/landscape\/hills-[^"]*\.webp" alt="[^"]+" width="\d+"/,
    );
    expect(html).toContain("<figcaption>El patio de fruta</figcaption></figure>");
    expect(htmlOf("![](oil)")).not.toContain("figcaption");
    expect(htmlOf("![](oil)")).toContain('class="tile tile-studio"');
  });

  test("shows a file's type and size", () => {
    const link = "[Ficha](/documentos/ficha-tecnica-raquis-picado.pdf)";
    expect(htmlOf(`Vea la ${link}.`)).toContain('raquis-picado.pdf">Ficha <small>(PDF)</small></a>.');
    expect(htmlOf(link)).toContain('class="download"');
    // Nothing else gives the arrow its size and colour.
    expect(htmlOf(link)).toMatch(/<svg [^>]*width="24" height="24" fill="none" stroke="currentColor"/);
  });

  test("names a table's rows, and the column of each cell", () => {
    const html = htmlOf("| Etapa | Plazo |\n| - | -: |\n| Recibo | 2 días |");
    expect(html).toContain('<th role="columnheader" scope="col">Etapa</th>');
    expect(html).toContain('<th role="rowheader" scope="row">Recibo</th>');
    expect(html).toContain('<td data-align="right" data-column="Plazo" role="cell">2 días</td>');
    expect(html).toContain("<thead");
    expect(htmlOf("|  |  |\n| - | - |\n| Versión | 2 |")).not.toContain("<thead");
  });

  test("gives every part of a table its role, which some browsers drop when phones stack it", () => {
    const html = htmlOf("| Etapa | Plazo | Lugar |\n| - | - | - |\n| Recibo | 2 días | Planta |");
    expect(html).toContain("table-wide");
    expect(html).not.toMatch(/<(table|thead|tbody|tr|th|td)(?![^>]* role=)/);
  });

  test("shows the author below a quote", () => {
    const dialogue = "<blockquote>\n<p>—Aquí nacimos, dijo Marta.</p>\n</blockquote>";
    expect(htmlOf("> —Aquí nacimos, dijo Marta.")).toBe(dialogue);
    expect(htmlOf("> Una frase.\n>\n> — Marta, socia")).toBe(
      "<figure><blockquote>\n<p>Una frase.</p>\n</blockquote><figcaption>Marta, socia</figcaption></figure>",
    );
    expect(htmlOf("> Una frase.")).not.toContain("figure");
  });

  test("renders a list of years as a timeline", () => {
    expect(htmlOf("- **1998.** Nace.\n- **2001:** Crece.")).toBe(
      '<ul class="time-line">\n<li><strong>1998</strong> Nace.</li>\n<li><strong>2001</strong> Crece.</li>\n</ul>',
    );
    expect(htmlOf("- **1998–2001:** Nace.\n- **2002, mayo:** Crece.")).toContain("time-line");
    expect(htmlOf("- **1998.** Nace.\n- **Agua:** limpia.")).not.toContain("time-line");
    expect(htmlOf("- **2500 toneladas** al año.\n- **1200 familias**.")).not.toContain("time-line");
  });

  test("marks text that is still to be written", () => {
    expect(htmlOf("[Escriba aquí el año.]")).toBe("<p><mark>[Escriba aquí el año.]</mark></p>");
  });
});

const problems = (source: string, isDraft = false) =>
  problemsInText(source, isDraft).map(
    (problem) => `${String(problem.params["line"])}: ${messageText(problem)}`,
  );

describe("reports", () => {
  test("text that is still to be written, except in a draft", () => {
    const source = "Uno.\n\n\\[Escriba aquí el año.] y [escriba aquí el lugar]";
    expect(problems(source)).toEqual([
      "2: still contains [Escriba aquí el año.]; answer or delete it, or keep the page a draft",
      "2: still contains [escriba aquí el lugar]; answer or delete it, or keep the page a draft",
    ]);
    expect(problems(source, true)).toEqual([]);
  });

  test("a heading of the wrong size", () => {
    expect(problems("# A\n\n### B ###\n\n## C ##\n\n### D\n\n#### E\n\nF\n===")).toEqual([
      "0: has a heading that is neither ## nor ###",
      "2: has a ### heading without a ## heading above it",
      "8: has a heading that is neither ## nor ###",
      "11: has a heading that is neither ## nor ###",
    ]);
  });

  test("a broken link or picture", () => {
    expect(
      problems(
        "[a](/nada#b) [b]() [c](nada)\n\n[d](/documentos/nada.pdf)\n\n![e](nada)\n\nf ![g](hills)\n\n[h]\n\n[h]: /nada\n\n![foto][i]\n\n[i]: https://rspo.org/i.jpg",
      ),
    ).toEqual([
      "0: links to /nada, which is not a page of this site",
      "0: links to nada, which is not a page of this site",
      "2: links to /documentos/nada.pdf, which is not a file in content/downloads",
      "4: shows nada, which is not a picture of this site",
      "6: has a picture inside a paragraph; put it in a paragraph of its own",
      "10: links to /nada, which is not a page of this site",
      "12: shows i, which is not a picture of this site",
    ]);
    expect(problems("[a](/valores#b) [b](#) [c](https://rspo.org/) <d@e.hn>")).toEqual([]);
  });

  test("a link to a heading that its page does not have", () => {
    expect(problems("[a](#apartado-ano-2) [b](#registro)\n\n## Año\n\n## Año")).toEqual([]);
    const page = "but that page has no such heading";
    const hint = 'a link to "Buen precio" ends in #apartado-buen-precio';
    expect(problems("[a](#ano)\n\n[b](/historia#ano)\n\n[c][d]\n\n[d]: #ano-2\n\n## Año", true)).toEqual([
      `0: links to #ano, ${page}; ${hint}`,
      `2: links to /historia#ano, ${page}; ${hint}`,
      `6: links to #ano-2, ${page}; ${hint}`,
    ]);
  });

  test.each([
    "/shop?page=2",
    "/shop/",
    "/?a=b#c",
    "/contact-us?producto=1#cotizacion",
    "HTTPS://rspo.org/",
    "Http://rspo.org/",
    "MAILTO:a@b.hn",
    "mailto:a@b.hn?subject=Hola",
    "tel:+50424401234",
    "/feed.xml",
    "/documentos/registro.json",
    "/documentos/raquis-picado.csv",
    "/documentos/ficha-tecnica-raquis-picado.pdf#page=2",
    "/documentos/ficha-tecnica-raquis-picado-v1.pdf",
  ])("no link that leads somewhere: %s", (to) => {
    expect(problems(`[a](${to})`)).toEqual([]);
  });

  test.each([
    "/tienda?page=2",
    "/Shop",
    "shop",
    "?page=2",
    "javascript:alert(1)",
    "/documentos/x.pdf?y",
    "ftp://a.hn",
  ])("a link that leads nowhere: %s", (to) => {
    expect(problems(`[a](${to})`)).toHaveLength(1);
  });

  test("an address in angle brackets that no page may open", () => {
    expect(problems("<javascript:alert(1)>")).toHaveLength(1);
  });
});
