import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a program with these lines prints on standard error, parsed line by line. */
function linesOf(program: string): Record<string, unknown>[] {
  const log = JSON.stringify(new URL("./log.ts", import.meta.url).href);
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", `import { jsonLog } from ${log}; ${program}`],
    { encoding: "utf8" },
  );
  return stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("an entry is one JSON line: when, how bad, what, and its facts", () => {
  const [line] = linesOf('jsonLog({ level: "warn", event: "slow-request", path: "/api/lessons" })');
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: "warn",
    event: "slow-request",
    path: "/api/lessons",
  });
});

test("facts that are no JSON cost no line, and the last line before an end is not lost", () => {
  const lines = linesOf(
    'const circle = { id: 10n }; circle.itself = circle; jsonLog({ level: "error", event: "odd", circle }); jsonLog({ level: "info", event: "last" }); process.exit(1);',
  );
  expect(lines).toMatchObject([{ level: "error", event: "odd" }, { event: "last" }]);
});
