import type { OwnSubmission, OwnWork, Submission } from "@saywell/contract";
import { makeOwnAssignment } from "./classes";

const at = "2026-03-02T09:00:00.000Z";

export const writingTask = {
  kind: "WRITING",
  prompt: "Write about your last weekend.",
  minWords: 5,
  maxWords: 100,
} as const;

/** A text that is to be written. */
export const makeOwnWork = (parts: Partial<OwnWork> = {}): OwnWork => ({
  assignment: makeOwnAssignment({
    kind: "WRITING",
    lessonId: null,
    title: "My weekend",
    task: writingTask,
  }),
  questions: null,
  draft: null,
  submissions: [],
  closed: null,
  ...parts,
});

export const makeOwnSubmission = (parts: Partial<OwnSubmission> = {}): OwnSubmission => ({
  id: "submission-1",
  attempt: 1,
  state: "SUBMITTED",
  content: "I go to the sea on Sunday.",
  seconds: null,
  submittedAt: at,
  isLate: false,
  score: null,
  marking: null,
  markedAt: null,
  answers: null,
  ...parts,
});

/** A text of a student that waits to be marked, with two proposals. */
export const makeSubmission = (parts: Partial<Submission> = {}): Submission => ({
  id: "submission-1",
  assignmentId: "assignment-1",
  kind: "WRITING",
  title: "My weekend",
  classId: "class-1",
  className: "Intermediate B1",
  userId: "ana",
  userName: "Ana",
  attempt: 1,
  state: "SUBMITTED",
  submittedAt: at,
  isLate: false,
  words: 8,
  seconds: null,
  grade: null,
  content: "Yesterday I go to a old town.",
  instructions: "",
  level: "B1",
  task: writingTask,
  revision: 1,
  marking: {
    marks: [
      {
        id: "a1",
        start: 12,
        length: 2,
        better: "went",
        why: "It is over.",
        comment: "",
        isAutomatic: true,
        state: "PROPOSED",
      },
      {
        id: "a2",
        start: 18,
        length: 1,
        better: "an",
        why: "Before a vowel.",
        comment: "",
        isAutomatic: true,
        state: "PROPOSED",
      },
    ],
    rubric: {},
    comment: "",
    grade: null,
  },
  proposal: {
    grade: 64,
    rubric: { range: "B1" },
    measured: [{ name: "Accuracy", score: 40, finding: "Our checker found 2 plain mistakes." }],
  },
  isBeingRead: false,
  markedBy: null,
  markedAt: null,
  earlier: [],
  ...parts,
});
