import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyInSuccession, applyQuizEvent } from "./apply";
import { type QuizCommand } from "./decide";
import { newQuiz, type QuizState } from "./state";
import { fiveQuestions, ofClass, ofRoom, playGame } from "./testing/games";
import { viewQuiz } from "./view";

const people = ["ana", "ben", "cleo", "teacher"];
const who = fc.constantFrom(...people, "bot:nib", "eve");

type Step = { pass: number } | { command: (state: QuizState, now: number) => QuizCommand };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 0, max: 12_000 }).map((pass): Step => ({ pass })),
  who.map((by): Step => ({ command: () => ({ kind: "come", by }) })),
  who.map((by): Step => ({ command: () => ({ kind: "vanish", by }) })),
  who.map((by): Step => ({ command: () => ({ kind: "leave", by }) })),
  who.map((by): Step => ({ command: () => ({ kind: "stop", by }) })),
  who.map((by): Step => ({ command: () => ({ kind: "go-on", by }) })),
  who.map((by): Step => ({
    command: ({ match, round, phase }) => ({ kind: "go-on", by, seen: { match, round, phase } }),
  })),
  fc
    .record({ by: who, as: fc.constantFrom(...people, "eve") })
    .map((both): Step => ({ command: () => ({ kind: "become", ...both }) })),
  fc
    .record({ by: who, player: who })
    .map((removal): Step => ({ command: () => ({ kind: "remove", ...removal }) })),
  fc.record({ by: who, isTeam: fc.boolean() }).map(({ by, isTeam }): Step => ({
    command: ({ match }) => ({ kind: "start", by, isTeam, questions: fiveQuestions(match + 1) }),
  })),
  fc
    .record({ by: who, isShown: fc.boolean() })
    .map((shown): Step => ({ command: () => ({ kind: "show-leaderboard", ...shown }) })),
  fc
    .record({
      by: who,
      answer: fc.constantFrom("A", "B", "C", "D", "", "E"),
      isOther: fc.integer({ min: 0, max: 9 }),
      latency: fc.integer({ min: -100, max: 5000 }),
    })
    .map(({ by, answer, isOther, latency }): Step => ({
      command: ({ questions, round }, receivedAt) => ({
        kind: "answer",
        by,
        questionId: (isOther === 0 ? "9-9" : questions[round - 1]?.id) ?? "none",
        answer,
        receivedAt,
        latency,
      }),
    })),
);

const runs = fc.record({
  setting: fc.constantFrom(ofRoom, ofClass, { ...ofClass, showsLeaderboard: false, isTeam: true }),
  steps: fc.array(step, { maxLength: 60 }),
  chances: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
});

function check(look: (game: ReturnType<typeof playGame>) => void): void {
  fc.assert(
    fc.property(runs, ({ setting, steps, chances }) => {
      const game = playGame(setting, () => chances.next().value);
      for (const each of steps) {
        if ("pass" in each) game.pass(each.pass);
        else game.run(each.command(game.state(), game.now()));
        look(game);
      }
    }),
    { numRuns: 150 },
  );
}

test("no commands lead to an illegal state", () => {
  check((game) => {
    const {
      players,
      people: here,
      given,
      questions,
      round,
      phase,
      setting,
      version,
    } = game.state();
    expect(players.length).toBeLessThanOrEqual(Math.max(setting.mostPlayers, 0));
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
    expect(new Set(here.map(({ id }) => id)).size).toBe(here.length);
    expect(round).toBeLessThanOrEqual(questions.length);
    if (phase === "asking") expect(round).toBeGreaterThan(0);
    for (const id of Object.keys(given)) expect(players.some((each) => each.id === id)).toBe(true);
    for (const { score, right } of players) {
      expect(right).toBeLessThanOrEqual(round);
      expect(score).toBeLessThanOrEqual(100 * right);
      expect(score).toBeGreaterThanOrEqual(50 * right);
    }
    // Each event counts as one version.
    expect(version).toBe(game.log.length);
  });
});

test("the log of a game replays to its state", () => {
  check((game) => expect(game.replayed()).toEqual(game.state()));
});

test("events applied in succession lead to the same state, and leave the one they began with", () => {
  check((game) => {
    const half = Math.floor(game.log.length / 2);
    const from = game.log.slice(0, half).reduce(applyQuizEvent, newQuiz(game.state().setting));
    const before = JSON.stringify(from);
    const to = game.log.slice(half).reduce(applyInSuccession(), from);
    expect(to).toEqual(game.log.slice(half).reduce(applyQuizEvent, from));
    expect(JSON.stringify(from)).toBe(before);
  });
});

test("no viewer's view tells what is right, what others said, or what comes, before its time", () => {
  check((game) => {
    const state = game.state();
    const isOpen = state.phase === "asking";
    for (const id of [...people, "eve", null]) {
      const view = viewQuiz(state, { id }, game.now());
      const text = JSON.stringify(view);
      const open = state.questions[state.round - 1];
      for (const [place, { question, explanation }] of state.questions.entries()) {
        const isComing = place >= state.round;
        if (isComing) expect(text).not.toContain(question);
        if (isComing || isOpen) expect(text).not.toContain(explanation);
      }
      if (!isOpen || open === undefined) continue;
      expect(view.reveal).toBeNull();
      expect(text).not.toMatch(/plans|"right"|bankId|points|"given"/);
      expect(view.mine.answer ?? null).toBe(id === null ? null : (state.given[id]?.letter ?? null));
      // Of others only whether they have answered.
      expect(new Set(view.seats.flatMap((seat) => Object.keys(seat)))).toEqual(
        new Set(
          view.seats.length === 0
            ? []
            : ["id", "isBot", "team", "score", "rank", "presence", "hasAnswered"],
        ),
      );
    }
  });
});

test("a hidden leaderboard tells a player no score but their own, and no team's", () => {
  const game = playGame({ ...ofClass, showsLeaderboard: false, isTeam: true });
  game.come("ana", "ben");
  game.start("teacher");
  game.answer("ana", game.right());
  game.answer("ben", game.wrong());
  const view = viewQuiz(game.state(), { id: "ben" }, game.now());
  expect(view.seats.map(({ id }) => id)).toEqual(["ben"]);
  expect(view.teams).toEqual([]);
  expect(viewQuiz(game.state(), { id: "teacher" }, game.now()).seats).toHaveLength(2);
});
