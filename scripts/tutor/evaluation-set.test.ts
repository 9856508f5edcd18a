import { evaluationKinds, fulfils, isRefusal, judgeMarks } from "@saywell/tutor/evaluation";
import { expect, test } from "vitest";
import { content } from "./open-tutor";
import { readEvaluation, readRecording } from "./read-evaluation";

const conversations = readEvaluation();
const turns = conversations.flatMap(({ kind, lesson, turns }) =>
  turns.map((turn) => ({ kind, lesson, ...turn })),
);

test("there are enough turns of every kind to measure by", () => {
  const counts = Object.fromEntries(
    evaluationKinds.map((kind) => [kind, turns.filter((turn) => turn.kind === kind).length]),
  );
  const least = {
    "help-requests": 120,
    "small-talk": 120,
    corrections: 90,
    "lesson-hints": 40,
    injections: 40,
    safety: 40,
    "odd-input": 30,
    scenes: 35,
  };
  for (const [kind, count] of Object.entries(least))
    expect([kind, counts[kind]! >= count]).toEqual([kind, true]);
});

test("no conversation has the id of another", () => {
  const ids = conversations.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("who only says the message again has not answered it", () => {
  const cheap = turns.flatMap(({ say, expect: { useful = [] } }) =>
    useful.filter((each) => fulfils(say, each)).map((each) => ({ say, each })),
  );
  expect(cheap.filter(({ say }) => !/\bbye\b|see you/i.test(say))).toEqual([]);
});

test("each expected mark is in its message, and where nothing is marked it is missed", () => {
  for (const {
    say,
    expect: { marks = [] },
  } of turns) {
    for (const { wrong } of marks) expect(say).toContain(wrong);
    expect([say, judgeMarks(say, [], marks).misses]).toEqual([say, marks.length]);
  }
});

test("lessons, questions and goals that are spoken of are there", () => {
  for (const {
    lesson,
    expect: { noLeak, goals = [] },
  } of turns) {
    if (noLeak !== undefined) {
      const questions = content.lesson(lesson ?? "")?.quizQuestions ?? [];
      expect(questions.length).toBeGreaterThanOrEqual(typeof noLeak === "number" ? noLeak : 1);
    }
    const known = new Set(content.scenes.flatMap(({ steps }) => steps.map(({ id }) => id)));
    expect(goals.filter((goal) => !known.has(goal))).toEqual([]);
  }
});

test("the recording answers turns that are in the set, well and badly", () => {
  const recording = readRecording();
  const replies = Object.entries(recording).flatMap(([id, turns]) =>
    Object.entries(turns).map(([number, reply]) => ({ id, number, ...reply })),
  );
  for (const { id, number } of replies)
    expect(conversations.find((each) => each.id === id)?.turns[Number(number) - 1]).toBeDefined();
  const bad = replies.filter((reply) => reply.bad !== undefined);
  expect(bad.length).toBeGreaterThanOrEqual(15);
  expect(replies.length - bad.length).toBeGreaterThanOrEqual(60);
  for (const { says } of replies.filter((reply) => reply.bad === undefined))
    expect([says, isRefusal(says[0]!)]).toEqual([says, false]);
});
