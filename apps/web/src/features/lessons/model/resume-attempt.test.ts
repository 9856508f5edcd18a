import { describe, expect, it } from "vitest";
import { makeLesson } from "../../../testing/learning";
import { resumeAttempt } from "./resume-attempt";

const onServer = {
  id: "attempt-1",
  phase: "dialogue" as const,
  stepIndex: 1,
  answers: { name: "Anna" },
  quizAnswers: {},
  cries: [],
  startedAt: "2026-01-02T03:04:05Z",
};
const hello = { stepId: "hello", answer: "" };

describe("a lesson is resumed", () => {
  it("from nothing where there is no attempt", () => {
    expect(resumeAttempt(makeLesson(), null)).toEqual({
      attempt: { answers: {}, quizAnswers: {} },
      pending: { attemptId: null, answers: [] },
    });
  });

  it("from the server's attempt", () => {
    const { attempt, pending } = resumeAttempt(makeLesson({ attempt: onServer }), null);
    expect(attempt.answers).toEqual({ name: "Anna" });
    expect(pending).toEqual({ attemptId: "attempt-1", answers: [] });
  });

  it("with what this device could not send on top of it", () => {
    const lesson = makeLesson({ attempt: onServer });
    const unsent = { attemptId: "attempt-1", answers: [hello] };
    const { attempt, pending } = resumeAttempt(lesson, unsent);
    expect(attempt.answers).toEqual({ name: "Anna", hello: "" });
    expect(pending).toEqual(unsent);
  });

  it("with the very first answers, whose attempt the server may have or not", () => {
    const unsent = { attemptId: null, answers: [{ stepId: "name", answer: "Anna" }, hello] };
    for (const attempt of [null, onServer]) {
      const resumed = resumeAttempt(makeLesson({ attempt }), unsent);
      expect(resumed.attempt.answers).toEqual({ name: "Anna", hello: "" });
      expect(resumed.pending).toEqual({ attemptId: attempt?.id ?? null, answers: unsent.answers });
    }
  });

  it.each([
    ["belongs to an attempt that is over", { attemptId: "attempt-0", answers: [hello] }],
    ["leaves a gap", { attemptId: "attempt-1", answers: [{ stepId: "ripe", answer: "Yes" }] }],
    [
      "is about an unknown step",
      { attemptId: "attempt-1", answers: [{ stepId: "x", answer: "" }] },
    ],
  ])("without what %s", (_, unsent) => {
    const { attempt, pending } = resumeAttempt(makeLesson({ attempt: onServer }), unsent);
    expect(attempt.answers).toEqual({ name: "Anna" });
    expect(pending).toEqual({ attemptId: "attempt-1", answers: [] });
  });
});
