import { describe, expect, test } from "vitest";
import {
  certaintyOfLevel,
  decideStop,
  defaultStopRules,
  type StopRules,
  tellsLevel,
} from "./decide-stop";
import { startPosterior } from "./posterior";
import type { TestState } from "./test-state";

const rules: StopRules = {
  ...defaultStopRules,
  skillsNeeded: ["grammar", "reading"],
  questionLimit: 40,
  timeLimitSeconds: 2400,
};

/** A test with answers to grammar and reading whose posterior is N(mean, sd). */
function tested({ mean = 0, sd = 1, grammar = 10, reading = 5 }): TestState {
  const answersOf = (skill: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ itemId: `${skill}-${n}`, skill, score: 1 }));
  return {
    posterior: startPosterior({ mean, sd }),
    answers: [...answersOf("grammar", grammar), ...answersOf("reading", reading)],
    answersBySkill: { grammar, reading },
    curves: [],
  };
}

const goOn = { mayFinish: false, mustStop: false, reason: null };
const may = (reason: string) => ({ mayFinish: true, mustStop: false, reason });
const must = (reason: string) => ({ mayFinish: true, mustStop: true, reason });

describe("a test", () => {
  test.each([
    ["goes on while it is unsure", { sd: 0.30001 }, 100, goOn],
    ["may finish at a standard error of 0.30", { sd: 0.29999 }, 100, may("precise-enough")],
    ["may finish when 95 % lies in B1", { mean: -0.55, sd: 0.275 }, 100, may("precise-enough")],
    [
      "may finish when 95 % lies in A1, which has no lower end",
      { mean: -3.2, sd: 0.55 },
      100,
      may("level-certain"),
    ],
    ["goes on when less does", { mean: -2.9, sd: 0.55 }, 100, goOn],
    ["goes on before eight answers", { sd: 0.1, grammar: 5, reading: 2 }, 100, goOn],
    ["may finish after eight", { sd: 0.1, grammar: 5, reading: 3 }, 100, may("precise-enough")],
    ["goes on while a skill has no answer", { sd: 0.1, grammar: 20, reading: 0 }, 100, goOn],
    [
      "must stop at the question limit",
      { sd: 1, grammar: 30, reading: 10 },
      100,
      must("question-limit"),
    ],
    [
      "that went on to the limit ended by the limit",
      { sd: 0.1, grammar: 30, reading: 10 },
      100,
      must("question-limit"),
    ],
    ["must stop when the time is up", { sd: 1 }, 2400, must("time-limit")],
    ["that is precise when the time is up ended by time", { sd: 0.1 }, 2401, must("time-limit")],
    ["goes on a second before", { sd: 1 }, 2399, goOn],
  ])("%s", (_, state, secondsUsed, decision) => {
    expect(decideStop(tested(state), rules, { secondsUsed })).toEqual(decision);
  });

  test("may finish on a certain level alone when the standard error is no reason", () => {
    const levelOnly = { ...rules, standardError: 0 };
    const at = (mean: number, sd: number) =>
      decideStop(tested({ mean, sd }), levelOnly, { secondsUsed: 0 }).reason;
    expect(at(-0.55, 0.275)).toBe("level-certain");
    expect(at(-0.55, 0.29)).toBeNull();
    expect(at(-0.3, 0.275)).toBeNull();
  });

  test("without a clock never ends by time", () => {
    const untimed = { ...rules, timeLimitSeconds: null };
    expect(decideStop(tested({}), untimed, { secondsUsed: 1e6 })).toEqual(goOn);
  });

  test("must stop when no item is left", () => {
    expect(decideStop(tested({}), rules, { secondsUsed: 0, itemsLeft: false })).toEqual(
      must("items-exhausted"),
    );
  });
});

test.each([
  ["not after eleven answers while it is unsure", { grammar: 6, reading: 5 }, false, false],
  ["after twelve", { grammar: 6, reading: 6 }, false, true],
  ["after eight when it may finish", { sd: 0.1, grammar: 5, reading: 3 }, false, true],
  ["not after seven when its time is over", { sd: 0.1, grammar: 4, reading: 3 }, true, false],
  ["after eight when its time is over", { grammar: 4, reading: 4 }, true, true],
])("a test that ends tells a level %s", (_, state, isTimeUp, tells) => {
  expect(tellsLevel(tested(state), rules, { isTimeUp })).toBe(tells);
});

test("the outermost levels of a test have no outer end, so it is sure of them sooner", () => {
  const state = tested({ mean: 0.5, sd: 0.4 });
  expect(certaintyOfLevel(state, {})).toBeLessThan(0.85);
  expect(certaintyOfLevel(state, { levels: ["A1", "A2", "B1"] })).toBeCloseTo(1, 2);
  expect(certaintyOfLevel(state, { levels: ["B2", "C1"] })).toBeCloseTo(0.933, 2);
});
