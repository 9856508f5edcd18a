/** The outcome of vitest's tests, as `write-outcome.mjs` left them. */
export const outcomeOfVitest = (tests) => ({
  passed: tests.filter(({ state }) => state === "passed").length,
  failed: tests.filter(({ state }) => state === "failed").map(({ name }) => name),
  skipped: tests.filter(({ state }) => state === "skipped" || state === "pending").length,
});

/** The outcome in Playwright's JSON report. */
export function outcomeOfPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap(testsOf);
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const failed = named("unexpected");
  return {
    passed: named("expected").length,
    // Without a failing test an error means that it could not even start.
    failed: failed.length > 0 ? failed : errors.map(({ message }) => message),
    skipped: named("skipped").length,
  };
}

const testsOf = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: `e2e/${file} › ${title}`, status })),
  ),
  ...suites.flatMap(testsOf),
];

/** The last lines of `npm test`: what is wrong by name, then the sum. */
export function formatTotal(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const skipped = sum("skipped");
  const lines = [
    ...failed.map((name) => `Failed: ${name}`),
    `${sum("passed")} passed, ${failed.length} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`,
  ];
  return { failed: failed.length, lines };
}
