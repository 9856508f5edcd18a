import type { OutlinePart } from "@saywell/contract";
import { outlineParts } from "@saywell/lesson";
import { describe, expect, it, test } from "vitest";
import {
  answerPart,
  beginParts,
  areAllPartsDone,
  partsLeft,
  outlineOf,
  showPart,
  type PartProgress,
} from "./lesson-progress";

const parts = outlineParts.map(({ id, title }): OutlinePart => ({
  id,
  title,
  teacherMessage: "Listen.",
  question: "Which?",
  choices: ["A", "B", "C", "D"],
  correct: "B",
  reactions: [],
  explanation: "Because.",
}));
const part = (index: number) => parts[index] as OutlinePart;
const at = (progress: number, completedAt: string | null = null) =>
  beginParts({ progress, completedAt }, null);
const answerAll = (parts: PartProgress, indexes: number[], choice = "B") =>
  indexes.reduce((before, index) => answerPart(before, part(index), choice), parts);

describe("where a visit begins", () => {
  test.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [40, 2],
    [60, 3],
    [79, 3],
    [80, 4],
    [90, 5],
    [100, 5],
  ])("at %d percent with part %d", (progress, shown) => {
    expect(at(progress)).toMatchObject({ progress, shown });
  });

  it("at nothing where there is no saved progress", () => {
    expect(beginParts(null, null)).toMatchObject({ progress: 0, shown: 0, paid: [] });
  });

  it("at the first part again once the lesson is completed", () => {
    expect(at(100, "2026-01-02T03:04:05Z").shown).toBe(0);
  });

  it("before the end where this device kept only five parts, which once were enough", () => {
    const paid = outlineParts.slice(0, 5).map(({ id }) => id);
    const parts = beginParts({ progress: 100, completedAt: null }, { progress: 100, paid });
    expect(parts).toMatchObject({ progress: 90, shown: 5 });
    expect(answerAll(parts, [5]).progress).toBe(100);
  });

  it("never below what this device knows, or the server", () => {
    expect(
      beginParts({ progress: 20, completedAt: null }, { progress: 60, paid: [] }).progress,
    ).toBe(60);
    expect(
      beginParts({ progress: 80, completedAt: null }, { progress: 60, paid: [] }).progress,
    ).toBe(80);
  });
});

describe("an answer", () => {
  it("adds 20 when it is right, and nothing when it is wrong", () => {
    const wrong = answerPart(at(0), part(0), "A");
    expect(wrong.progress).toBe(0);
    expect(answerPart(wrong, part(0), "B").progress).toBe(20);
  });

  it("pays once in each part, however often it is given", () => {
    expect(answerAll(at(0), [0, 0, 0]).progress).toBe(20);
  });

  it("pays nothing in a part that was reached on an earlier visit", () => {
    expect(answerAll(at(40), [0, 1]).progress).toBe(40);
  });

  it("pays in any part that this device does not know as paid", () => {
    const parts = beginParts(
      { progress: 40, completedAt: null },
      { progress: 40, paid: ["role-play"] },
    );
    expect(answerAll(parts, [4]).progress).toBe(40);
    expect(answerAll(parts, [0]).progress).toBe(60);
  });

  it("never takes progress above 100", () => {
    expect(answerAll(at(90), [5]).progress).toBe(100);
    expect(answerAll(at(0), [0, 1, 2, 3, 4, 5]).progress).toBe(100);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "to all parts but number %d does not finish the lesson",
    (missing) => {
      const parts = answerAll(
        at(0),
        [0, 1, 2, 3, 4, 5].filter((index) => index !== missing),
      );
      expect(parts.progress).toBe(90);
      expect(partsLeft(parts)).toEqual([outlineParts[missing]?.title]);
      expect(answerAll(parts, [missing]).progress).toBe(100);
    },
  );

  it.each([0, 1, 19.5, 20, 37, 40, 60, 66, 80, 90, 99])(
    "to every part is enough for 100 percent from %d on",
    (progress) => {
      expect(areAllPartsDone(answerAll(at(progress), [0, 1, 2, 3, 4, 5]))).toBe(true);
    },
  );
});

describe("the outline", () => {
  it("opens what is reached, current or seen, and nothing beyond", () => {
    const open = (parts: PartProgress) => outlineOf(parts).filter(({ canOpen }) => canOpen).length;
    expect(open(at(0))).toBe(1);
    expect(open(at(40))).toBe(3);
    expect(open(showPart(at(0), 3))).toBe(4);
    expect(open(showPart(showPart(at(0), 3), 0))).toBe(4);
    expect(open(at(100))).toBe(6);
  });

  it("has Grammar Practice current from 60 up to 80 percent, whatever part is open", () => {
    const current = (progress: number) =>
      outlineOf(showPart(at(progress), 0)).find(({ isCurrent }) => isCurrent)?.title;
    expect(current(59)).toBe("Listening Exercise");
    expect(current(60)).toBe("Grammar Practice");
    expect(current(79)).toBe("Grammar Practice");
    expect(current(80)).toBe("Role Play");
  });
});
