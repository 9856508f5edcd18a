export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function countVitest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}): Counts;

export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Counts;

export function formatTotal(counts: Counts[]): { failed: number; line: string };
