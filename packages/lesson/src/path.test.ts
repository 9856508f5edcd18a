import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dialogueProgress,
  earnedXp,
  emptyAttempt,
  lessonProgress,
  phaseOf,
  recordAnswer,
  stepIndexOf,
} from "./attempt";
import { dialogueXp, offeredBy, pathOf } from "./path";
import { completionRewards, neverCompleted } from "./rewards";
import { wholeDialogue } from "./seen";
import { branchingLesson as lesson } from "./testing/sample-lesson";
import type { Answers, Attempt, Step } from "./types";

const idsOf = (steps: readonly Step[]) => steps.map(({ id }) => id);
const said = (answers: Answers): Attempt => ({ ...emptyAttempt, answers });
const refusal = (attempt: Attempt, stepId: string, answer: string) => {
  const result = recordAnswer(lesson, attempt, { stepId, answer });
  return result.ok ? null : result.refusal.code;
};

describe("the path of a dialogue that branches", () => {
  test.each<[string, Answers, string[]]>([
    ["takes first choices where nothing is chosen yet", {}, ["drink", "which-drink"]],
    ["follows an answer", { place: "Museum" }, ["when", "paintings"]],
    ["may be shared by some answers in part", { place: "Park" }, ["when", "trees"]],
    ["branches again", { place: "Café", drink: "No" }, ["drink", "which-food"]],
    [
      "ignores the answer to a step that is not met",
      { place: "Park", drink: "Yes" },
      ["when", "trees"],
    ],
    ["ignores an answer that is offered no more", { place: "Zoo" }, []],
  ])("%s", (_how, answers, between) => {
    expect(idsOf(pathOf(lesson.steps, answers))).toEqual([
      "name",
      "place",
      ...between,
      "friend",
      "close",
    ]);
  });

  test("pays the same whatever is chosen", () => {
    expect(dialogueXp(lesson.steps)).toBe(30);
    const seen = { dialogue: wholeDialogue(lesson), quizScore: 20, day: "2026-03-02" };
    const paid = completionRewards(lesson, neverCompleted, seen);
    expect(paid.payments.map(({ xp }) => xp)).toEqual([lesson.xpReward]);
  });
});

describe("an attempt at it", () => {
  const inMuseum = said({ name: "Ana", place: "Museum" });

  test("goes on with the step of the branch, and counts only what the learner meets", () => {
    expect(stepIndexOf(lesson, inMuseum)).toBe(5);
    expect(dialogueProgress(lesson, inMuseum)).toBe(50);
    expect(lessonProgress(lesson, inMuseum)).toBe(33);
    expect(earnedXp(lesson, inMuseum)).toBe(10);
  });

  test("rejoins after the branch", () => {
    const rejoined = said({ ...inMuseum.answers, when: "Today", paintings: "No" });
    expect(lesson.steps[stepIndexOf(lesson, rejoined)]?.id).toBe("friend");
  });

  test("cannot step over the branch, nor into one that is not chosen yet", () => {
    expect(refusal(inMuseum, "friend", "Yes")).toBe("out-of-order");
    expect(refusal(said({ name: "Ana" }), "drink", "Yes")).toBe("out-of-order");
  });

  test("takes nothing from an answer beside the path, and keeps the first choice", () => {
    for (const [stepId, answer] of [
      ["drink", "Yes"],
      ["which-food", ""],
      ["place", "Café"],
    ] as const) {
      const result = recordAnswer(lesson, inMuseum, { stepId, answer });
      expect(result.ok && result.value === inMuseum).toBe(true);
    }
  });

  test("that began before a branch was written goes on at its first step", () => {
    const old = said({ name: "Ana", place: "Park", friend: "Yes", close: "" });
    expect(lesson.steps[stepIndexOf(lesson, old)]?.id).toBe("when");
  });
});

describe("whatever is chosen", () => {
  const pick = fc.array(fc.nat(), {
    minLength: lesson.steps.length,
    maxLength: lesson.steps.length,
  });
  const answerFor = (step: Step, at: number) => {
    const offered = offeredBy(step);
    if (step.inputType === "continue") return "";
    return offered.length > 0 ? offered[at % offered.length]! : "Ana";
  };
  const play = (steps: (attempt: Attempt) => Step | undefined, picks: readonly number[]) => {
    const states: Attempt[] = [emptyAttempt];
    for (let step = steps(emptyAttempt), turn = 0; step !== undefined; turn += 1) {
      const answer = answerFor(step, picks[lesson.steps.indexOf(step)]!);
      const result = recordAnswer(lesson, states.at(-1)!, { stepId: step.id, answer });
      if (!result.ok || turn > lesson.steps.length) throw new Error(`stuck at ${step.id}`);
      states.push(result.value);
      step = steps(result.value);
    }
    return states;
  };
  const next = (attempt: Attempt) => lesson.steps[stepIndexOf(lesson, attempt)];

  test("progress rises with each answer to 100, and the dialogue ends in the quiz", () => {
    fc.assert(
      fc.property(pick, (picks) => {
        const states = play(next, picks);
        expect(states).toHaveLength(7);
        expect(states.map((attempt) => Math.round(dialogueProgress(lesson, attempt)))).toEqual([
          17, 33, 50, 67, 83, 100, 100,
        ]);
        expect(states.map((attempt) => earnedXp(lesson, attempt))).toEqual([
          0, 5, 10, 15, 20, 25, 30,
        ]);
        const last = states.at(-1)!;
        expect(phaseOf(lesson, last)).toBe("quiz");
        expect(Object.keys(last.answers)).toEqual(idsOf(pathOf(lesson.steps, last.answers)));
      }),
    );
  });

  test("a client that asks every step in turn gets to the same end", () => {
    fc.assert(
      fc.property(pick, (picks) => {
        const turns = lesson.steps.values();
        const everyStep = play(() => turns.next().value, picks);
        expect(everyStep.at(-1)).toEqual(play(next, picks).at(-1));
      }),
    );
  });
});
