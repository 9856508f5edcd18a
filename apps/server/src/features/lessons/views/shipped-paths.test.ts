import { loadContent } from "@saywell/content/answers";
import {
  type Attempt,
  completionRewards,
  neverCompleted,
  seenDialogue,
  dialogueProgress,
  earnedXp,
  emptyAttempt,
  offeredBy,
  phaseOf,
  recordAnswer,
  stepIndexOf,
  xpOf,
} from "@saywell/lesson";
import { describe, expect, test } from "vitest";
import { playedLesson } from "./lesson-view";

const { lessons } = loadContent();
const scripts = lessons.map(playedLesson);
type Script = (typeof scripts)[number];

/** The attempts of every path, from the first step to the last answer. Only branches are tried with each answer. */
function pathsOf(script: Script, states: Attempt[] = [emptyAttempt]): Attempt[][] {
  const attempt = states.at(-1)!;
  const step = script.steps[stepIndexOf(script, attempt)];
  if (step === undefined) return [states];
  const isBranch = script.steps.some(({ onlyIf }) => onlyIf?.stepId === step.id);
  const answers =
    step.inputType === "text" || step.inputType === "continue" ? ["Ana"] : offeredBy(step);
  return answers.slice(0, isBranch ? undefined : 1).flatMap((answer) => {
    const result = recordAnswer(script, attempt, { stepId: step.id, answer });
    if (!result.ok) throw new Error(`${script.id}, ${step.id}: ${result.refusal.message}`);
    return pathsOf(script, [...states, result.value]);
  });
}

const branching = scripts.filter(({ steps }) => steps.some(({ onlyIf }) => onlyIf !== null));

describe.each(scripts.map((script) => [script.id, script] as const))("%s", (_id, script) => {
  test("pays its whole reward on every path, with progress that rises to 100", () => {
    const quizScore = xpOf(script.questions);
    for (const path of pathsOf(script)) {
      const last = path.at(-1)!;
      expect(phaseOf(script, last)).toBe("quiz");
      expect(earnedXp(script, last) + quizScore).toBe(script.xpReward);
      const dialogue = seenDialogue(script, last.answers, []);
      const seen = { dialogue, quizScore, day: "2026-03-02" };
      const { payments } = completionRewards(script, neverCompleted, seen);
      expect(payments.map(({ xp }) => xp)).toEqual([script.xpReward]);

      const shown = path.map((attempt) => dialogueProgress(script, attempt));
      const steps = path.length - 1;
      expect(steps).toBeGreaterThanOrEqual(8);
      expect(steps).toBeLessThanOrEqual(14);
      expect(shown).toEqual([
        ...Array.from({ length: steps }, (_, done) => ((done + 1) / steps) * 100),
        100,
      ]);
    }
  });
});

test("dialogues branch at every level, ten of them or more", () => {
  expect(branching.length).toBeGreaterThanOrEqual(10);
  expect(new Set(branching.map(({ id }) => id.slice(0, 2)))).toEqual(
    new Set(["a1", "a2", "b1", "b2", "c1", "c2"]),
  );
});

test("every step of every lesson is met on some path", () => {
  for (const script of branching) {
    const met = new Set(pathsOf(script).flatMap((path) => Object.keys(path.at(-1)!.answers)));
    expect([...met].toSorted()).toEqual(script.steps.map(({ id }) => id).toSorted());
  }
});

test("every level speaks of everyday life, work, travel, study and health", () => {
  for (const level of ["A1", "A2", "B1", "B2", "C1", "C2"]) {
    const topics = lessons.filter((each) => each.difficulty === level).map(({ topic }) => topic);
    expect([...new Set(topics)].toSorted()).toEqual([
      "everyday",
      "health",
      "study",
      "travel",
      "work",
    ]);
  }
});
