import { beforeAll } from "vitest";

// Runs before each unit test file (vitest.config.ts). Most have no DOM and do not need Testing Library.
beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  // Generous, so that no test fails because the machine is busy.
  configure({ asyncUtilTimeout: 30_000 });
});
