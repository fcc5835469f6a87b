import { assert, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { statusOn } from "./document-status";
import { todayInHonduras } from "./honduras-time";

const DAY = 86_400_000;

const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Days since 1970, from 1998 to 2089. */
const dayNumber = integer({ min: 10_300, max: 43_800 });

describe("a document", () => {
  it("is current through its last valid day and expires the day after", () => {
    assert(
      property(dayNumber, dayNumber, (last, today) => {
        expect(statusOn(dayOf(today), { validUntil: dayOf(last) })).toBe(
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
        option(integer({ min: 2 }), { nil: undefined }),
        (withdrawn, today, validUntil, supersededBy) => {
          const validity = { validUntil, supersededBy };
          expect(statusOn(dayOf(today), { ...validity, withdrawnOn: dayOf(withdrawn) })).toBe(
            withdrawn <= today ? "withdrawn" : statusOn(dayOf(today), validity),
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
          const isCurrent = (day: number) => statusOn(dayOf(day), validity) === "current";
          expect(isCurrent(today) || !isCurrent(today + later)).toBe(true);
        },
      ),
    );
  });

  it("is superseded rather than expired", () => {
    expect(statusOn("2026-11-22", { supersededBy: 2, validUntil: "2020-01-01" })).toBe("superseded");
  });
});

it("a day begins at midnight in Honduras", () => {
  expect(todayInHonduras(Date.parse("2026-11-22T05:59:59Z"))).toBe("2026-11-21");
  expect(todayInHonduras(Date.parse("2026-11-22T06:00:00Z"))).toBe("2026-11-22");
});
