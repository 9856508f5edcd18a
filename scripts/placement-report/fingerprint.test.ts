import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint";

test("docs/placement-report.md is of this engine and this bank: if not, npm run placement:report", () => {
  const report = readFileSync(new URL("../../docs/placement-report.md", import.meta.url), "utf8");
  expect(report).toContain(`Fingerprint of what was measured: ${fingerprint()}`);
});
