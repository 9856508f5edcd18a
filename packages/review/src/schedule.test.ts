import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Grade, grades } from "./grades";
import type { Memory } from "./memory";
import type { Moment } from "./moment";
import { gradeCard, intervals, lapse, LONGEST_INTERVAL, retrievability } from "./schedule";
import { newMemory } from "./testing/new-memory";

const start = new Date("2026-03-02T09:00:00Z");
const inUtc = (now: Date): Moment => ({
  now,
  dayOf: (instant) => instant.toISOString().slice(0, 10),
});
const inTokyo = (now: Date): Moment => ({
  now,
  dayOf: (instant) => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10),
});
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);

const gradesOf: Record<string, Grade> = { A: "again", H: "hard", G: "good", E: "easy" };

/** A card that is graded each time it comes back: `"GGA"` is good, good, again. */
function graded(marks: string): Memory {
  let memory = newMemory(start);
  for (const mark of marks) memory = gradeCard(memory, gradesOf[mark]!, inUtc(memory.dueAt));
  return memory;
}

const spoken = (seconds: number) =>
  seconds % 86_400 === 0 ? `${seconds / 86_400} d` : `${seconds / 60} min`;

describe("a card comes back", () => {
  test.each([
    // graded so far, state, again, hard, good, easy
    ["", "new", "1 min", "6 min", "10 min", "8 d"],
    ["A", "learning", "1 min", "6 min", "10 min", "1 d"],
    ["G", "learning", "1 min", "6 min", "2 d", "4 d"],
    ["GG", "review", "10 min", "8 d", "11 d", "19 d"],
    ["GGG", "review", "10 min", "32 d", "46 d", "77 d"],
    ["GGGG", "review", "10 min", "116 d", "163 d", "265 d"],
    ["GGGGG", "review", "10 min", "363 d", "364 d", "365 d"],
    ["GGGGA", "relearning", "10 min", "15 min", "3 d", "5 d"],
    ["GGGGAG", "review", "10 min", "6 d", "8 d", "12 d"],
  ])("after %j it is %s: %s, %s, %s, %s", (marks, state, ...expected) => {
    const memory = graded(marks);
    const found = intervals(memory, inUtc(memory.dueAt));
    expect(memory.state).toBe(state);
    expect(grades.map((grade) => spoken(found[grade]))).toEqual(expected);
  });

  test("when about one in ten would have forgotten it", () => {
    for (const marks of ["GGG", "GGGG", "GGH", "GGE", "GGGAGG", "EG"]) {
      const memory = graded(marks);
      // An interval is whole days, which matters less the longer it is.
      expect(retrievability(memory, inUtc(memory.dueAt)), marks).toBeCloseTo(0.9, 1.5);
      expect(retrievability(memory, inUtc(memory.reviewedAt!)), marks).toBe(1);
    }
  });

  test("never later than in a year, never before now, and sooner the worse it went", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...grades), fc.integer({ min: 0, max: 400 * 24 })), {
          maxLength: 30,
        }),
        (history) => {
          let [memory, now] = [newMemory(start), start];
          for (const [grade, hours] of history) {
            now = after(now, hours);
            memory = gradeCard(memory, grade, inUtc(now));
          }
          const { again, hard, good, easy } = intervals(memory, inUtc(now));
          expect(again).toBeGreaterThan(0);
          expect(hard).toBeGreaterThanOrEqual(again);
          expect(good).toBeGreaterThanOrEqual(hard);
          expect(easy).toBeGreaterThanOrEqual(good);
          expect(easy).toBeLessThanOrEqual(LONGEST_INTERVAL * 86_400);
          expect(memory.difficulty === 0 || memory.difficulty >= 1).toBe(true);
          expect(memory.difficulty).toBeLessThanOrEqual(10);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a memory", () => {
  test("keeps count of its grades and of what was forgotten after it was remembered", () => {
    expect(graded("AAA")).toMatchObject({ reviews: 3, lapses: 0, state: "learning" });
    expect(graded("GGAGA")).toMatchObject({ reviews: 5, lapses: 2, state: "relearning" });
  });

  test("is what the same grades at the same times always make of it", () => {
    expect(graded("GGHAGE")).toEqual(graded("GGHAGE"));
  });

  test("counts days where the learner is", () => {
    const memory = { ...graded("GG"), reviewedAt: new Date("2026-03-04T14:30:00Z") };
    const evening = new Date("2026-03-04T15:30:00Z");
    expect(retrievability(memory, inUtc(evening))).toBe(1);
    expect(retrievability(memory, inTokyo(evening))).toBeLessThan(1);
  });

  test("is graded as on the day of its last grade where a clock went back", () => {
    const memory = graded("GGG");
    const sameDay = gradeCard(memory, "good", inUtc(memory.reviewedAt!));
    const before = gradeCard(memory, "good", inUtc(after(memory.reviewedAt!, -72)));
    expect(before.stability).toBe(sameDay.stability);
  });
});

describe("what is got wrong again outside the deck", () => {
  test("lapses where it was remembered", () => {
    const memory = graded("GGG");
    const now = after(memory.reviewedAt!, 24);
    expect(lapse(memory, inUtc(now))).toMatchObject({
      state: "relearning",
      lapses: 1,
      dueAt: after(now, 1 / 6),
    });
  });

  test("stays as it is where it was never graded", () => {
    const memory = newMemory(start);
    expect(lapse(memory, inUtc(after(start, 24)))).toBe(memory);
  });
});
