interface Outcome {
  passed: number;
  /** Names of tests, or of steps that are no test and failed. */
  failed: string[];
  /** Names of tests that failed and then passed. They count as passed. */
  flaky: string[];
  skipped: number;
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function outcomeOfVitest(tests: { name: string; state: string; flaky: boolean }[]): Outcome;
export function outcomeOfPlaywright(report: {
  suites?: PlaywrightSuite[];
  errors?: { message: string }[];
}): Outcome;
export function formatTotal(outcomes: Outcome[]): { failed: number; lines: string[] };
