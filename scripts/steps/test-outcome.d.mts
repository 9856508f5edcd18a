interface Outcome {
  passed: number;
  /** Names of tests, or of steps that are no test and failed. */
  failed: string[];
  skipped: number;
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function outcomeOfVitest(tests: { name: string; state: string }[]): Outcome;
export function outcomeOfPlaywright(report: {
  suites?: PlaywrightSuite[];
  errors?: { message: string }[];
}): Outcome;
export function formatTotal(outcomes: Outcome[]): { failed: number; lines: string[] };
