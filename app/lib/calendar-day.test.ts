import { afterEach, expect, test, vi } from "vitest";
import { longDay, shortDay } from "./calendar-day";

afterEach(() => vi.unstubAllEnvs());

test.each(["America/Tegucigalpa", "Pacific/Kiritimati"])("writes the same day in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(longDay("2026-12-03")).toBe("3 de diciembre de 2026");
  expect(longDay("2024-08-07", "en")).toBe("7 August 2024");
  expect(shortDay("2024-09-30")).toBe("30 Sep");
});
