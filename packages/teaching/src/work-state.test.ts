import { expect, test } from "vitest";
import { workState } from "./work-state";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const [opens, due] = [at(10), at(20)];

test.each([
  { now: 5, progress: 0, finished: null, ACCEPT: "not-open", CLOSE: "not-open" },
  { now: 5, progress: 40, finished: null, ACCEPT: "not-open", CLOSE: "not-open" },
  { now: 5, progress: 100, finished: 4, ACCEPT: "done", CLOSE: "done" },
  { now: 12, progress: 0, finished: null, ACCEPT: "to-do", CLOSE: "to-do" },
  { now: 12, progress: 40, finished: null, ACCEPT: "started", CLOSE: "started" },
  { now: 20, progress: 0, finished: null, ACCEPT: "to-do", CLOSE: "to-do" },
  { now: 21, progress: 0, finished: null, ACCEPT: "overdue", CLOSE: "missed" },
  { now: 21, progress: 90, finished: null, ACCEPT: "overdue", CLOSE: "missed" },
  { now: 25, progress: 100, finished: 20, ACCEPT: "done", CLOSE: "done" },
  { now: 25, progress: 100, finished: 22, ACCEPT: "done-late", CLOSE: "missed" },
] as const)("on day $now, finished on day $finished at $progress %", (row) => {
  const done = {
    progress: row.progress,
    finishedAt: row.finished === null ? null : at(row.finished),
  };
  for (const lateRule of ["ACCEPT", "CLOSE"] as const) {
    const times = { opensAt: opens, dueAt: due, lateRule };
    expect(workState(times, done, at(row.now)), lateRule).toBe(row[lateRule]);
  }
});

test("without a due time nothing is ever late", () => {
  const times = { opensAt: opens, dueAt: null, lateRule: "CLOSE" } as const;
  expect(workState(times, { progress: 0, finishedAt: null }, at(300))).toBe("to-do");
  expect(workState(times, { progress: 100, finishedAt: at(299) }, at(300))).toBe("done");
});
