import { beforeAll } from "vitest";

// Set up before each file of unit tests (vitest.config.ts). Most have no DOM, and need no Testing Library.
beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  // Generous, so that no test fails because the machine is busy.
  configure({ asyncUtilTimeout: 30_000 });
});
