// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepPendingAnswers, type PendingAnswers, readPendingAnswers } from "./pending-answers";

const pending: PendingAnswers = {
  attemptId: "attempt-1",
  answers: [{ stepId: "name", answer: "Anna" }],
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("unsent answers", () => {
  it("are found again by the same learner in the same lesson, and by nobody else", () => {
    keepPendingAnswers("u1", "a1-lesson-1", pending);
    expect(readPendingAnswers("u1", "a1-lesson-1")).toEqual(pending);
    expect(readPendingAnswers("u2", "a1-lesson-1")).toBeNull();
    expect(readPendingAnswers("u1", "a1-lesson-2")).toBeNull();
  });

  it("leave nothing behind once they are sent", () => {
    keepPendingAnswers("u1", "a1-lesson-1", pending);
    keepPendingAnswers("u1", "a1-lesson-1", { attemptId: "attempt-1", answers: [] });
    expect(localStorage).toHaveLength(0);
  });

  it.each(["", "{", "[]", '{"attemptId":1,"answers":[]}', '{"attemptId":null,"answers":[{}]}'])(
    "are none where storage holds %j",
    (stored) => {
      localStorage.setItem("saywell.answers.u1.a1-lesson-1", stored);
      expect(readPendingAnswers("u1", "a1-lesson-1")).toBeNull();
    },
  );

  it("are none, and do not disturb, where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    expect(() => keepPendingAnswers("u1", "a1-lesson-1", pending)).not.toThrow();
    expect(readPendingAnswers("u1", "a1-lesson-1")).toBeNull();
  });
});
