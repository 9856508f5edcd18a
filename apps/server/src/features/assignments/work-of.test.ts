import { describe, expect, test } from "vitest";
import type { SubmissionRecord } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";
import type { StoredTask } from "./stored-task";
import { countWork, createWorkOf, type Work } from "./work-of";
import type { WorkRecords } from "./work-records";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const none: WorkRecords = { places: [], submissions: [], tests: [], reviewed: [] };
const course = {
  lesson: (id: string) =>
    id === "b1-lesson-1"
      ? {
          id,
          title: "A lesson",
          difficulty: "B1" as const,
          duration: 10,
          quizQuestions: [{ xpAward: 10 }, { xpAward: 10 }],
        }
      : undefined,
};

const tasks = {
  QUIZ: { kind: "QUIZ", tries: 3, questions: [] },
  WRITING: { kind: "WRITING", prompt: "Write.", minWords: 5, maxWords: 80 },
  SPEAKING: { kind: "SPEAKING", prompt: "Speak.", maxSeconds: 60 },
  PLACEMENT: { kind: "PLACEMENT", testType: "adult" },
  REVIEW: { kind: "REVIEW", cards: 20 },
  LESSON: null,
} as const satisfies Record<StoredAssignment["kind"], StoredTask | null>;

/** Opens on day 10, and is due on day 20. */
const assigned = (kind: StoredAssignment["kind"]): StoredAssignment => ({
  id: "work",
  classId: "class",
  kind,
  lessonId: kind === "LESSON" ? "b1-lesson-1" : null,
  title: kind === "LESSON" ? null : "Some work",
  level: null,
  task: tasks[kind],
  instructions: "",
  isDraft: false,
  opensAt: at(10),
  dueAt: at(20),
  lateRule: "ACCEPT",
  createdAt: at(1),
  recipients: null,
  chosen: null,
  groupIds: [],
});

/** What Ann has done, on day 15. */
const workOf = (
  kind: StoredAssignment["kind"],
  records: Partial<WorkRecords>,
  {
    now = 15,
    joined = 1,
    lateRule = "ACCEPT",
  }: { now?: number; joined?: number; lateRule?: StoredAssignment["lateRule"] } = {},
): Work =>
  createWorkOf(course, { ...none, ...records }, at(now))(
    "ann",
    { ...assigned(kind), lateRule },
    at(joined),
  );

const tried = (
  attempt: number,
  state: SubmissionRecord["state"],
  day: number | null,
  score: number | null = null,
): SubmissionRecord => ({
  id: `try-${attempt}`,
  assignmentId: "work",
  accountId: "ann",
  attempt,
  state,
  score,
  submittedAt: day === null ? null : at(day),
});

const untouched = {
  state: "to-do",
  progress: 0,
  finishedAt: null,
  score: null,
  submission: null,
  submissionId: null,
};

test.each(["LESSON", "QUIZ", "WRITING", "SPEAKING", "PLACEMENT", "REVIEW"] as const)(
  "%s of which nothing is done",
  (kind) => {
    expect(workOf(kind, {})).toEqual(untouched);
    expect(workOf(kind, {}, { now: 5 }).state).toBe("not-open");
    expect(workOf(kind, {}, { now: 25 }).state).toBe("overdue");
    expect(workOf(kind, {}, { now: 25, lateRule: "CLOSE" }).state).toBe("missed");
    // What was due before they joined has no due time for them.
    expect(workOf(kind, {}, { now: 25, joined: 21, lateRule: "CLOSE" }).state).toBe("to-do");
  },
);

describe("a lesson", () => {
  const place = { accountId: "ann", lessonId: "b1-lesson-1", updatedAt: at(12), quizXp: 15 };
  test.each([
    [40, null, { state: "started", progress: 40, finishedAt: null, score: 75 }],
    [100, 14, { state: "done", progress: 100, finishedAt: at(14), score: 75 }],
    [100, 4, { state: "done", finishedAt: at(4) }],
    [100, 21, { state: "done-late", finishedAt: at(21) }],
  ])("at %i, finished on day %s", (progress, day, expected) => {
    const finishedAt = day === null ? null : at(day);
    const places = [{ ...place, progress, finishedAt }];
    expect(workOf("LESSON", { places })).toMatchObject(expected);
  });

  test("of somebody else is nothing of one's own", () => {
    const places = [{ ...place, accountId: "ben", progress: 100, finishedAt: at(14) }];
    expect(workOf("LESSON", { places })).toEqual(untouched);
  });
});

describe("a quiz", () => {
  test.each([
    ["begun", [tried(1, "DRAFT", null)], { state: "started", progress: 50, submission: "DRAFT" }],
    [
      "once",
      [tried(1, "MARKED", 12, 50)],
      { state: "done", progress: 100, finishedAt: at(12), score: 50, submission: "MARKED" },
    ],
    [
      "three times, the best counts, and the time at which it came",
      [tried(3, "MARKED", 14, 40), tried(1, "MARKED", 12, 50), tried(2, "MARKED", 13, 90)],
      { state: "done", finishedAt: at(13), score: 90 },
    ],
    [
      "and begun again",
      [tried(1, "MARKED", 12, 0), tried(2, "DRAFT", null)],
      { state: "done", score: 0, submission: "MARKED" },
    ],
    [
      "in time, and better when it was late",
      [tried(1, "MARKED", 12, 0), tried(2, "MARKED", 21, 100)],
      { state: "done-late", score: 100 },
    ],
    ["late", [tried(1, "MARKED", 21, 50)], { state: "done-late", score: 50 }],
  ])("%s", (_, submissions, expected) => {
    const work = workOf("QUIZ", { submissions });
    expect(work).toMatchObject(expected);
    // It marks itself: a teacher has nothing to read.
    expect(work.submissionId).toBeNull();
  });
});

describe.each(["WRITING", "SPEAKING"] as const)("%s", (kind) => {
  test.each([
    [
      "begun",
      [tried(1, "DRAFT", null)],
      { ...untouched, state: "started", progress: 50, submission: "DRAFT" },
    ],
    [
      "that waits for its teacher",
      [tried(1, "SUBMITTED", 12)],
      {
        state: "done",
        progress: 100,
        finishedAt: at(12),
        score: null,
        submission: "SUBMITTED",
        submissionId: "try-1",
      },
    ],
    [
      "that is marked",
      [tried(1, "MARKED", 12, 80)],
      { state: "done", score: 80, submission: "MARKED", submissionId: "try-1" },
    ],
    [
      "that was given back",
      [tried(1, "RETURNED", 12)],
      {
        state: "returned",
        progress: 50,
        finishedAt: null,
        score: null,
        submission: "RETURNED",
        submissionId: "try-1",
      },
    ],
    [
      "that was given back and is begun again",
      [tried(1, "RETURNED", 12), tried(2, "DRAFT", null)],
      { state: "returned", submission: "RETURNED", submissionId: "try-1" },
    ],
    [
      "that came again after the due time, when the first came in time",
      [tried(2, "SUBMITTED", 24), tried(1, "RETURNED", 12)],
      { state: "done", finishedAt: at(12), submission: "SUBMITTED", submissionId: "try-2" },
    ],
    [
      "whose second try was marked",
      [tried(1, "RETURNED", 12), tried(2, "MARKED", 14, 70)],
      { state: "done", score: 70, submissionId: "try-2" },
    ],
  ])("%s", (_, submissions, expected) => {
    expect(workOf(kind, { submissions })).toMatchObject(expected);
  });

  test("that was given back is its student's to do, also where nothing counts any more", () => {
    const submissions = [tried(1, "RETURNED", 12)];
    expect(workOf(kind, { submissions }, { now: 25, lateRule: "CLOSE" }).state).toBe("returned");
  });

  test("of another or for another piece of work is none of it", () => {
    const submissions = [
      { ...tried(1, "MARKED", 12, 80), accountId: "ben" },
      { ...tried(1, "MARKED", 12, 80), assignmentId: "other" },
    ];
    expect(workOf(kind, { submissions })).toEqual(untouched);
  });
});

describe("a placement test", () => {
  const taken = (day: number, testType = "adult") => ({
    accountId: "ann",
    testType,
    takenAt: at(day),
  });
  test.each([
    ["before it opened", [taken(9)], untouched],
    ["of another type", [taken(12, "kids")], untouched],
    [
      "twice: the first counts",
      [taken(14), taken(12)],
      { state: "done", progress: 100, finishedAt: at(12) },
    ],
    ["after the due time", [taken(21)], { state: "done-late", finishedAt: at(21) }],
  ])("taken %s", (_, tests, expected) => {
    expect(workOf("PLACEMENT", { tests })).toMatchObject(expected);
  });
});

describe("review", () => {
  test.each([
    [7, null, { state: "started", progress: 35, finishedAt: null }],
    [19, null, { state: "started", progress: 95 }],
    [20, 14, { state: "done", progress: 100, finishedAt: at(14) }],
    [55, 14, { state: "done", progress: 100 }],
    [20, 21, { state: "done-late", progress: 100 }],
  ])("of %i cards of 20", (cards, day, expected) => {
    const reachedAt = day === null ? null : at(day);
    const reviewed = [{ goalId: "work", accountId: "ann", cards, reachedAt }];
    expect(workOf("REVIEW", { reviewed })).toMatchObject(expected);
  });
});

test("work that was given back is begun, and neither done nor owed", () => {
  const states = [
    "to-do",
    "started",
    "returned",
    "done",
    "done-late",
    "overdue",
    "missed",
  ] as const;
  const work = states.map((state): Work => ({
    ...untouched,
    state,
    progress: state === "returned" ? 50 : 0,
  }));
  expect(countWork(work)).toEqual({ assigned: 7, started: 1, done: 2, owed: 2 });
});
