import { assert, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { todayInHonduras } from "~/lib/honduras-time";
import { fillStatus, statusOn, type DocumentStatus } from "./document-status";

const DAY = 86_400_000;

const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Days since 1970, from 1998 to 2089. */
const dayNumber = integer({ min: 10_300, max: 43_800 });

const versions = [{ version: 2 }, { version: 1 }];

describe("a document", () => {
  it("is current through its last valid day and expires the day after", () => {
    assert(
      property(dayNumber, dayNumber, (last, today) => {
        expect(statusOn(dayOf(today), { validUntil: dayOf(last), versions }, 2)).toBe(
          today <= last ? "current" : "expired",
        );
      }),
    );
  });

  it("is withdrawn from the day of withdrawal, whatever else applies", () => {
    assert(
      property(
        dayNumber,
        dayNumber,
        option(dayNumber.map(dayOf), { nil: undefined }),
        integer({ min: 1, max: 2 }),
        (withdrawn, today, validUntil, version) => {
          const document = { ...(validUntil === undefined ? {} : { validUntil }), versions };
          expect(statusOn(dayOf(today), { ...document, withdrawnOn: dayOf(withdrawn) }, version)).toBe(
            withdrawn <= today ? "withdrawn" : statusOn(dayOf(today), document, version),
          );
        },
      ),
    );
  });

  it("never becomes current again as days pass", () => {
    assert(
      property(
        dayNumber,
        nat(9000),
        record({ validUntil: dayNumber.map(dayOf), withdrawnOn: dayNumber.map(dayOf) }, { requiredKeys: [] }),
        (today, later, validity) => {
          const isCurrent = (day: number) => statusOn(dayOf(day), { ...validity, versions }, 2) === "current";
          expect(isCurrent(today) || !isCurrent(today + later)).toBe(true);
        },
      ),
    );
  });

  it("is superseded rather than expired", () => {
    expect(statusOn("2026-11-22", { validUntil: "2020-01-01", versions }, 1)).toBe("superseded");
  });

  it("states the superseding version and the date", () => {
    const file = { date: "2026-02-04", url: "/documentos/ficha-v2.pdf", bytes: 1, sha256: "" };
    const document = {
      id: "ft-ficha-es",
      kind: "sheet" as const,
      title: "Ficha técnica",
      lang: "es" as const,
      area: "Calidad",
      file: "ficha",
      url: "/documentos/ficha.pdf",
      withdrawnOn: "2026-03-03",
      validUntil: "2026-05-31",
      versions: [
        { version: 2, ...file },
        { version: 1, ...file },
      ],
    };
    const said = (status: DocumentStatus) => fillStatus("{number}: {day}", status, document);
    expect(said("superseded")).toBe("2: 4 de febrero de 2026");
    expect(said("withdrawn")).toBe("2: 3 de marzo de 2026");
    expect(said("expired")).toBe("2: 31 de mayo de 2026");
    expect(said("current")).toBe("2: 31 de mayo de 2026");
  });
});

it("a day begins at midnight in Honduras", () => {
  expect(todayInHonduras(Date.parse("2026-11-22T05:59:59Z"))).toBe("2026-11-21");
  expect(todayInHonduras(Date.parse("2026-11-22T06:00:00Z"))).toBe("2026-11-22");
});
