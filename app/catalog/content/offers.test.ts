import { afterEach, expect, test, vi } from "vitest";
import { deadline } from "./offers";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each(["America/Tegucigalpa", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "an offer ends at midnight in Honduras when the build runs in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    vi.useFakeTimers({ now: new Date("2025-12-23T23:59:59-06:00") });
    expect(deadline("2025-12-24")).toMatchObject({
      endedAtBuild: false,
      textBefore: "Ends on 24 December 2025",
    });
    vi.setSystemTime(new Date("2025-12-24T00:00:00-06:00"));
    expect(deadline("2025-12-24")).toMatchObject({
      endedAtBuild: true,
      textAfter: expect.stringContaining("24 December"),
    });
  },
);
