import { beforeAll } from "vitest";

// Milliseconds; the first test of a file waits for much code on a busy machine. Speed is measured
// in bench/, not here.
beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
});
