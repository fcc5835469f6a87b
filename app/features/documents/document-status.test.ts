import { assert, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { todayInHonduras } from "~/lib/honduras-time";
import { statusOn } from "./document-status";

const DAY = 86_400_000;

const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Days since 1970, from 1998 to 2089. */
const dayNumber = integer({ min: 10_300, max: 43_800 });

const versions = [
  { version: 2, date: "2026-02-04" },
  { version: 1, date: "2026-01-02" },
];

const kindOn = (...of: Parameters<typeof statusOn>) => statusOn(...of).kind;

describe("a document", () => {
  it("is current through its last valid day and expires the day after", () => {
    assert(
      property(dayNumber, dayNumber, (last, today) => {
        expect(kindOn(dayOf(today), { validUntil: dayOf(last), versions }, 2)).toBe(
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
          expect(kindOn(dayOf(today), { ...document, withdrawnOn: dayOf(withdrawn) }, version)).toBe(
            withdrawn <= today ? "withdrawn" : kindOn(dayOf(today), document, version),
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
          const isCurrent = (day: number) => kindOn(dayOf(day), { ...validity, versions }, 2) === "current";
          expect(isCurrent(today) || !isCurrent(today + later)).toBe(true);
        },
      ),
    );
  });

  it("is superseded rather than expired", () => {
    expect(kindOn("2026-11-22", { validUntil: "2020-01-01", versions }, 1)).toBe("superseded");
  });

  it("states the superseding version and the date", () => {
    const document = { withdrawnOn: "2026-03-03", validUntil: "2026-05-31", versions };
    const said = (today: string, version: number) => {
      const { kind, number, day } = statusOn(today, document, version);
      return `${kind} ${number}: ${day}`;
    };
    expect(said("2026-03-02", 1)).toBe("superseded 2: 4 de febrero de 2026");
    expect(said("2026-03-02", 2)).toBe("current 2: 31 de mayo de 2026");
    expect(said("2026-03-03", 2)).toBe("withdrawn 2: 3 de marzo de 2026");
    const { withdrawnOn: _, ...kept } = document;
    expect(statusOn("2026-06-01", kept, 2)).toEqual({
      kind: "expired",
      number: 2,
      day: "31 de mayo de 2026",
    });
  });
});

it("a day begins at midnight in Honduras", () => {
  expect(todayInHonduras(Date.parse("2026-11-22T05:59:59Z"))).toBe("2026-11-21");
  expect(todayInHonduras(Date.parse("2026-11-22T06:00:00Z"))).toBe("2026-11-22");
});
