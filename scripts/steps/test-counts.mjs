/** Counts of vitest's JSON report. */
export const countVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
});

/** Counts of Playwright's JSON report. A test that passed only when tried again counts as passed. */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
});

/** The last line of `npm test`. */
export function formatTotal(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
  const line = `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;
  return { failed, line };
}
