import { describe, expect, test } from "vitest";
import { nextMoment } from "./decide";
import { drawQuestions } from "./draw";
import { isRunning } from "./state";
import { standings } from "./standing";
import { viewQuiz } from "./view";
import { ofClass, ofRoom, playGame } from "./testing/games";

const second = 1000;

describe("a game of two", () => {
  function two() {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    return game;
  }

  test("asks at once when it is started, without bots", () => {
    const { state } = two();
    expect(state()).toMatchObject({ phase: "asking", round: 1, match: 1 });
    expect(state().players.map(({ id }) => id)).toEqual(["ana", "ben"]);
  });

  test("shows the answer when both have answered, and asks again after three seconds", () => {
    const game = two();
    game.answer("ana", game.right());
    expect(game.state().phase).toBe("asking");
    game.answer("ben", game.wrong());
    expect(game.state().phase).toBe("revealing");
    game.pass(2999);
    expect(game.state().round).toBe(1);
    game.pass(1);
    expect(game.state()).toMatchObject({ phase: "asking", round: 2 });
  });

  test.each([
    ["B", "B"],
    ["b", "B"],
    ["B) A", "B"],
    ["E", "D"],
  ])("takes %s for the letter %s though options are letters themselves", (said, letter) => {
    const game = playGame();
    game.come("ana", "ben");
    const questions = drawQuestions(
      [
        {
          id: "one",
          question: "Which letter?",
          answer: "B",
          wrong: ["A", "C", "E"],
          explanation: "",
        },
      ],
      { name: "1-", chance: () => 0.5 },
    ).map((question) => ({ ...question, options: ["B", "A", "C", "E"] }));
    game.run({ kind: "start", by: "ana", questions });
    game.answer("ana", said);
    expect(game.state().given["ana"]!.letter).toBe(letter);
  });

  test("counts points only when the question is over", () => {
    const game = two();
    game.answer("ana", game.right());
    expect(game.state().players[0]!.score).toBe(0);
    game.answer("ben", game.wrong());
    expect(game.state().players.map(({ score }) => score)).toEqual([100, 0]);
  });

  test("seats who only watched the last one first, where more are here than there are seats", () => {
    const game = playGame();
    const nine = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    game.come(...nine);
    const seated = () => game.state().players.map(({ id }) => id);
    game.start("a");
    expect(seated()).toEqual(nine.slice(0, 8));
    for (const by of nine.slice(0, 8)) game.run({ kind: "stop", by });
    expect(game.state().phase).toBe("finished");
    game.start("b");
    expect(seated()).toEqual(["b", "i", "a", "c", "d", "e", "f", "g"]);
  });

  test("is over after five questions", () => {
    const game = two();
    for (let round = 1; round <= 5; round += 1) {
      game.answer("ana", game.right());
      game.answer("ben", game.wrong());
      game.pass(3 * second);
    }
    expect(game.state()).toMatchObject({ phase: "finished", round: 5 });
    expect(game.state().players.map(({ score, right }) => [score, right])).toEqual([
      [500, 5],
      [0, 0],
    ]);
  });

  test("waits for nobody longer than the time, and a second for slow lines", () => {
    const game = two();
    game.answer("ana", game.right());
    game.pass(30 * second);
    expect(game.state().phase).toBe("asking");
    game.pass(second);
    expect(game.state().phase).toBe("revealing");
  });

  test("takes an answer that was in time but for the line, and none after that", () => {
    const game = two();
    game.pass(30 * second + 500);
    expect(game.answer("ana", game.right(), { latency: 600 })).toMatchObject({ ok: true });
    expect(game.answer("ben", game.right())).toEqual({ ok: false, refusal: "too-late" });
  });

  test("takes no answer as an answer, also late", () => {
    const game = two();
    game.answer("ana", "");
    game.pass(30 * second + 100);
    game.answer("ben", "");
    expect(game.state().phase).toBe("revealing");
    expect(game.state().given["ben"]).toMatchObject({ letter: null, points: 0 });
  });

  test("takes a letter, or an option as it is shown", () => {
    const game = two();
    const { options } = game.state().questions[0]!;
    game.answer("ana", "b");
    game.answer("ben", `C) ${options[2]}`);
    expect(game.state().given["ana"]!.letter).toBe("B");
    expect(game.state().given["ben"]!.letter).toBe("C");
  });

  test("goes on without a player who leaves, and ends when all have left", () => {
    const game = two();
    game.answer("ana", game.right());
    game.run({ kind: "leave", by: "ben" });
    expect(game.state().phase).toBe("revealing");
    game.run({ kind: "leave", by: "ana" });
    expect(game.state().phase).toBe("finished");
  });

  test("is stopped by who plays alone, and only left by one of two", () => {
    const game = two();
    game.run({ kind: "stop", by: "ana" });
    expect(game.state().phase).not.toBe("finished");
    game.run({ kind: "stop", by: "ben" });
    expect(game.state().phase).toBe("finished");
  });

  test("is given up by one who stays to play the next, also when their line is cut meanwhile", () => {
    const game = two();
    game.run({ kind: "stop", by: "ana" });
    expect(game.run({ kind: "stop", by: "ana" })).toEqual({ ok: false, refusal: "not-a-player" });
    game.run({ kind: "vanish", by: "ana" });
    expect(game.state().players[0]).toMatchObject({ id: "ana", presence: "left" });
    game.run({ kind: "stop", by: "ben" });
    game.come("ana");
    expect(game.start("ana")).toMatchObject({ ok: true });
    expect(game.state().players.map(({ id }) => id)).toEqual(["ana", "ben"]);
  });

  test("gives whose line was cut the seconds that they lost, on their own clock", () => {
    const game = two();
    game.run({ kind: "vanish", by: "ana" });
    game.pass(4 * second);
    game.come("ana");
    const endsIn = (id: string) => viewQuiz(game.state(), { id }, game.now()).endsIn;
    expect([endsIn("ana"), endsIn("ben")]).toEqual([30 * second, 26 * second]);
  });

  test("is played again with everybody who is here, from nought", () => {
    const game = two();
    game.answer("ana", game.right());
    game.answer("ben", game.right());
    game.run({ kind: "leave", by: "ben" });
    game.run({ kind: "stop", by: "ana" });
    game.come("cleo");
    game.start("cleo");
    const { match, players } = game.state();
    expect(match).toBe(2);
    expect(players.map(({ id, score }) => [id, score])).toEqual([
      ["cleo", 0],
      ["ana", 0],
    ]);
  });

  test("seats nobody who comes while it runs", () => {
    const game = two();
    game.come("cleo");
    expect(game.state().players).toHaveLength(2);
    expect(game.answer("cleo", "A")).toEqual({ ok: false, refusal: "not-a-player" });
  });

  test("seats eight at most, who started it among them", () => {
    const game = playGame();
    game.come(..."abcdefghij");
    game.start("j");
    expect(
      game
        .state()
        .players.map(({ id }) => id)
        .join(""),
    ).toBe("jabcdefg");
  });
});

describe("what is refused, and changes nothing", () => {
  test.each([
    ["START twice", "already-running", (game: Game) => game.start("ben")],
    ["a start by somebody who is not here", "not-here", (game: Game) => stopped(game).start("eve")],
    ["an answer after the end", "not-running", (game: Game) => stopped(game).answer("ana", "A")],
    ["an answer as a bot", "not-a-player", (game: Game) => game.answer("bot:nib", "A")],
    [
      "an answer by somebody who is not here",
      "not-a-player",
      (game: Game) => game.answer("eve", "A"),
    ],
    ["a letter that is none", "no-such-option", (game: Game) => game.answer("ana", "E")],
    [
      "an answer to another question",
      "not-this-question",
      (game: Game) => game.answer("ana", "A", { questionId: "1-2" }),
    ],
    [
      "a second answer",
      "answered-already",
      (game: Game) => {
        game.answer("ana", "A");
        return game.answer("ana", "B");
      },
    ],
    [
      "a host's word by a player",
      "not-the-host",
      (game: Game) => game.run({ kind: "go-on", by: "ana" }),
    ],
    [
      "an answer of who has given up their seat",
      "not-a-player",
      (game: Game) => {
        game.run({ kind: "stop", by: "ana" });
        return game.answer("ana", "A");
      },
    ],
    [
      "a start that was meant for the game before",
      "gone-on-already",
      (game: Game) =>
        stopped(game).run({ kind: "start", by: "ana", questions: [], seen: { match: 0 } }),
    ],
    [
      "a stop that was meant for the game before",
      "gone-on-already",
      (game: Game) => game.run({ kind: "stop", by: "ana", seen: { match: 0 } }),
    ],
    [
      "a stop after the end",
      "not-running",
      (game: Game) => stopped(game).run({ kind: "stop", by: "ana" }),
    ],
    [
      "a stop by somebody who watches",
      "not-a-player",
      (game: Game) => game.run({ kind: "stop", by: "eve" }),
    ],
  ] as const)("%s", (_what, refusal, act) => {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    const decided = act(game);
    expect(decided).toEqual({ ok: false, refusal });
    expect(game.replayed()).toEqual(game.state());
  });

  test("an answer while the answer is shown", () => {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    game.pass(31 * second);
    expect(game.answer("ana", "A")).toEqual({ ok: false, refusal: "too-late" });
  });

  test("a class game that nobody has joined", () => {
    expect(playGame(ofClass).start("teacher")).toEqual({ ok: false, refusal: "too-few-players" });
  });
});

type Game = ReturnType<typeof playGame>;
function stopped(game: Game): Game {
  game.run({ kind: "leave", by: "ben" });
  game.run({ kind: "stop", by: "ana" });
  return game;
}

describe("somebody alone", () => {
  function alone(chance = () => 0.5) {
    const game = playGame(ofRoom, chance);
    game.come("ana");
    game.start("ana");
    return game;
  }

  test("plays against two bots", () => {
    const bots = alone()
      .state()
      .players.filter(({ isBot }) => isBot);
    expect(bots).toHaveLength(2);
  });

  test("waits for no bot: they answer within a second of the last person", () => {
    const game = alone(() => 0.99);
    game.pass(second);
    game.answer("ana", "A");
    game.wait(second);
    expect(game.state().phase).toBe("revealing");
    expect(Object.keys(game.state().given)).toHaveLength(3);
  });

  test("who says nothing sees the bots answer in their own time", () => {
    const game = alone();
    game.wait(31 * second);
    expect(game.state().phase).toBe("revealing");
    for (const { id, elapsed } of game.state().players.map((player) => ({
      id: player.id,
      elapsed: game.state().given[player.id]?.elapsed,
    }))) {
      if (id !== "ana") expect(elapsed).toBeGreaterThan(second);
    }
  });
});

describe("teams", () => {
  test.each([
    [["ana"], 4],
    [["ana", "ben"], 4],
    [["ana", "ben", "cleo"], 4],
    [["a", "b", "c", "d", "e"], 6],
    [["a", "b", "c", "d", "e", "f", "g", "h"], 8],
  ])("of %j people have %i seats, evenly", (people, seats) => {
    const game = playGame();
    game.come(...people);
    game.start(people[0]!, true);
    const { players } = game.state();
    expect(players).toHaveLength(seats);
    expect(players.filter(({ team }) => team === "INK")).toHaveLength(seats / 2);
  });
});

describe("a cut line", () => {
  function cut() {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    game.pass(2 * second);
    game.run({ kind: "vanish", by: "ben" });
    game.answer("ana", game.right());
    return game;
  }

  test("holds the question for five seconds, and no longer", () => {
    const game = cut();
    game.pass(4999);
    expect(game.state().phase).toBe("asking");
    game.pass(1);
    expect(game.state().phase).toBe("revealing");
  });

  test("earns nobody points: who cuts it to think is as slow as who stays", () => {
    const game = cut();
    game.pass(4 * second);
    game.come("ben");
    game.answer("ben", game.right());
    expect(game.state().given["ben"]).toMatchObject({ elapsed: 6 * second, points: 88 });
  });

  test.each([
    ["within the time that it took", 4 * second, 33 * second, true],
    ["after it", 4 * second, 34 * second + 1, false],
    ["more than five seconds late, however long it was cut", 20 * second, 35 * second + 1, false],
  ])("leaves time to answer at the end: %s", (_what, cutFor, answeredAfter, isTaken) => {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    game.run({ kind: "vanish", by: "ben" });
    game.pass(cutFor);
    game.come("ben");
    game.pass(answeredAfter - cutFor);
    expect(game.answer("ben", game.right()).ok).toBe(isTaken);
  });

  test("that is cut again and again is not held for more than five seconds of a question", () => {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    for (let times = 0; times < 4; times += 1) {
      game.run({ kind: "vanish", by: "ben" });
      game.pass(3 * second);
      game.come("ben");
    }
    expect(viewQuiz(game.state(), { id: "ben" }, game.now()).endsIn).toBe(23 * second);
  });

  test("does not hold the next question again", () => {
    const game = cut();
    game.pass(5 * second);
    game.pass(3 * second);
    game.answer("ana", "A");
    expect(game.state()).toMatchObject({ round: 2, phase: "revealing" });
  });
});

describe("a game in which nobody is any more", () => {
  function deserted(...people: string[]) {
    const game = playGame();
    game.come(...people);
    game.start(people[0]!);
    game.pass(2 * second);
    for (const by of people) game.run({ kind: "vanish", by });
    return game;
  }

  test("stands still, bots too, and goes on where it was when somebody is back", () => {
    const game = deserted("ana");
    game.wait(90 * second);
    expect(game.state()).toMatchObject({ phase: "asking", round: 1, given: {} });
    expect(viewQuiz(game.state(), { id: "ana" }, game.now()).endsIn).toBe(28 * second);
    game.come("ana");
    expect(viewQuiz(game.state(), { id: "ana" }, game.now()).endsIn).toBe(28 * second);
    game.pass(second);
    game.answer("ana", game.right());
    // The time to answer is there still, and the points are those of who took so long.
    expect(game.state().given["ana"]).toMatchObject({ elapsed: 93 * second, points: 50 });
    expect(game.replayed()).toEqual(game.state());
  });

  test("takes answers until the time is over that was left, and no longer", () => {
    const game = deserted("ana");
    game.wait(60 * second);
    game.come("ana");
    game.pass(28 * second + 1);
    expect(game.answer("ana", "A")).toEqual({ ok: false, refusal: "too-late" });
  });

  test("shows an answer no shorter", () => {
    const game = playGame();
    game.come("ana", "ben");
    game.start("ana");
    game.answer("ana", "A");
    game.answer("ben", "A");
    game.pass(second);
    game.run({ kind: "vanish", by: "ana" });
    game.run({ kind: "vanish", by: "ben" });
    game.wait(60 * second);
    game.come("ana");
    game.pass(1999);
    expect(game.state().phase).toBe("revealing");
    game.pass(1);
    expect(game.state()).toMatchObject({ phase: "asking", round: 2 });
  });

  test("waits five seconds for the second once the first is back", () => {
    const game = deserted("ana", "ben");
    game.wait(60 * second);
    game.come("ana");
    game.answer("ana", "A");
    game.pass(4999);
    expect(game.state().phase).toBe("asking");
    game.pass(1);
    expect(game.state().phase).toBe("revealing");
  });

  test("lets bots answer after the question that they answer, though a person had before", () => {
    const game = playGame();
    game.come("ana");
    game.start("ana");
    game.pass(second);
    game.answer("ana", "A");
    game.run({ kind: "vanish", by: "ana" });
    game.wait(60 * second);
    game.come("ana");
    game.wait(second);
    const { given, phase } = game.state();
    expect(phase).toBe("revealing");
    for (const { elapsed, points } of Object.values(given)) {
      expect(elapsed).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
    }
  });

  test("waits for whose line is cut for so long that the room waits no more", () => {
    const game = deserted("ana");
    game.wait(20 * second);
    game.run({ kind: "leave", by: "ana", isCutOff: true });
    game.wait(20 * second);
    game.come("ana");
    expect(game.state()).toMatchObject({ phase: "asking", round: 1 });
    game.run({ kind: "vanish", by: "ana" });
    game.run({ kind: "leave", by: "ana" });
    expect(game.state().phase).toBe("finished");
  });

  test("ends after two minutes", () => {
    const game = deserted("ana", "ben");
    game.wait(120 * second - 1);
    expect(game.state().phase).toBe("asking");
    game.wait(1);
    expect(game.state().phase).toBe("finished");
  });

  test("goes on for who is there and waits for the next one", () => {
    const game = playGame();
    game.come("ana");
    game.start("ana");
    game.come("eve");
    game.run({ kind: "vanish", by: "ana" });
    game.wait(31 * second);
    expect(game.state().round).toBeGreaterThan(1);
  });

  test("is no class game: that goes at its host's pace", () => {
    const game = playGame(ofClass);
    game.come("ana");
    game.start("teacher");
    game.run({ kind: "vanish", by: "ana" });
    game.wait(35 * second);
    expect(game.state().phase).toBe("revealing");
  });
});

describe("a guest who logs in", () => {
  const logIn = { kind: "become", by: "guest", as: "ana" } as const;

  test("plays on in the seat that they had, with its points and its answer", () => {
    const game = playGame(ofClass);
    game.come("guest", "ben");
    game.start("teacher");
    game.answer("guest", game.right());
    game.answer("ben", game.wrong());
    game.run({ kind: "go-on", by: "teacher", seen: { match: 1, round: 1, phase: "revealing" } });
    game.answer("guest", "A");
    game.run(logIn);
    game.come("ana");
    expect(game.answer("ana", "B")).toEqual({ ok: false, refusal: "answered-already" });
    const { players, people, given } = game.state();
    expect(players.map(({ id, score, presence }) => [id, score, presence])).toEqual([
      ["ana", 100, "here"],
      ["ben", 0, "here"],
    ]);
    expect(people.map(({ id }) => id)).toEqual(["ana", "ben"]);
    expect(Object.keys(given)).toEqual(["ana"]);
    expect(game.replayed()).toEqual(game.state());
  });

  test("is away until the account comes in", () => {
    const game = playGame();
    game.come("guest", "ben");
    game.start("guest");
    game.run(logIn);
    expect(game.state().players[0]).toMatchObject({ id: "ana", presence: "away" });
    game.answer("ben", "A");
    game.pass(5 * second);
    expect(game.state().phase).toBe("revealing");
  });

  test("has one seat, where the account has one: the guest's is given up", () => {
    const game = playGame(ofClass);
    game.come("guest", "ana");
    game.start("teacher");
    game.answer("guest", "A");
    game.run(logIn);
    expect(game.state().phase).toBe("asking");
    expect(game.state().players.map(({ id }) => id)).toEqual(["ana"]);
    expect(game.answer("ana", "B").ok).toBe(true);
  });

  test("stays out who was taken out", () => {
    const game = playGame(ofClass);
    game.come("guest", "ben");
    game.start("teacher");
    game.run({ kind: "remove", by: "teacher", player: "guest" });
    game.run(logIn);
    game.come("ana");
    expect(game.state().people.map(({ id }) => id)).toEqual(["ben"]);
    expect(viewQuiz(game.state(), { id: "ben" }, game.now()).players).toBe(1);
  });

  test("leads on the game that they led", () => {
    const game = playGame(ofClass);
    game.come("ben");
    game.start("teacher");
    game.run({ kind: "become", by: "teacher", as: "ana" });
    game.come("ana");
    expect(game.state().people.map(({ id }) => id)).toEqual(["ben"]);
    expect(game.run({ kind: "stop", by: "ana" }).ok).toBe(true);
  });

  test("has no seat in a game that the account leads", () => {
    const game = playGame(ofClass);
    game.come("guest", "ben");
    game.start("teacher");
    game.run({ kind: "become", by: "guest", as: "teacher" });
    game.answer("ben", "A");
    expect(game.state()).toMatchObject({ phase: "revealing", people: [{ id: "ben" }] });
    expect(viewQuiz(game.state(), { id: "ben" }, game.now()).players).toBe(1);
  });

  test("changes nothing in a game that they are not in", () => {
    const game = playGame();
    game.come("ben");
    expect(game.run(logIn)).toMatchObject({ ok: true, events: [] });
  });
});

test("nobody comes in a bot's name", () => {
  const game = playGame(ofRoom);
  game.come("ana", "bot:quill");
  expect(game.state().people.map(({ id }) => id)).toEqual(["ana"]);
});

describe("a class game", () => {
  function ofThree() {
    const game = playGame(ofClass);
    game.come("ana", "ben", "cleo");
    game.start("teacher");
    return game;
  }

  test("is paced by its host: nothing comes by itself after an answer is shown", () => {
    const game = ofThree();
    for (const id of ["ana", "ben", "cleo"]) game.answer(id, "A");
    expect(game.state().phase).toBe("revealing");
    expect(nextMoment(game.state(), game.now())).toBeNull();
    game.pass(600 * second);
    expect(game.state().round).toBe(1);
    game.run({ kind: "go-on", by: "teacher" });
    expect(game.state()).toMatchObject({ phase: "asking", round: 2 });
  });

  test("has its question closed, and its end brought, by the host", () => {
    const game = ofThree();
    for (let step = 0; step < 10; step += 1) game.run({ kind: "go-on", by: "teacher" });
    expect(game.state().phase).toBe("finished");
  });

  test("takes a step once, however often it is sent", () => {
    const game = ofThree();
    const { match, round, phase } = game.state();
    const step = { kind: "go-on", by: "teacher", seen: { match, round, phase } } as const;
    expect(game.run(step).ok).toBe(true);
    game.pass(60 * second);
    expect(game.run(step)).toEqual({ ok: false, refusal: "gone-on-already" });
    expect(game.state()).toMatchObject({ round: 1, phase: "revealing" });
  });

  test.each([
    ["the host", "teacher", "leads-the-game"],
    ["who was taken out before", "cleo", "not-in-the-game"],
  ])("does not have %s taken out", (_who, player, refusal) => {
    const game = ofThree();
    game.run({ kind: "remove", by: "teacher", player: "cleo" });
    expect(game.run({ kind: "remove", by: "teacher", player })).toEqual({ ok: false, refusal });
  });

  test("keeps out whom its host took out before they were in", () => {
    const game = playGame(ofClass);
    game.run({ kind: "remove", by: "teacher", player: "ana" });
    game.come("ana", "ben");
    expect(game.state().people.map(({ id }) => id)).toEqual(["ben"]);
  });

  test("tells a player that only its host ends it, before it has begun too", () => {
    const game = playGame(ofClass);
    game.come("ana");
    expect(game.run({ kind: "stop", by: "ana" })).toEqual({ ok: false, refusal: "not-the-host" });
  });

  test("seats who comes late, and goes on without everybody", () => {
    const game = ofThree();
    game.come("dina");
    expect(game.answer("dina", "A")).toMatchObject({ ok: true });
    for (const by of ["ana", "ben", "cleo", "dina"]) game.run({ kind: "leave", by });
    expect(isRunning(game.state())).toBe(true);
  });

  test("is started, paced and stopped by nobody else", () => {
    const game = playGame(ofClass);
    game.come("ana");
    expect(game.start("ana")).toEqual({ ok: false, refusal: "not-the-host" });
    game.start("teacher");
    for (const kind of ["go-on", "stop"] as const)
      expect(game.run({ kind, by: "ana" })).toEqual({ ok: false, refusal: "not-the-host" });
    const remove = { kind: "remove", by: "ana", player: "ben" } as const;
    expect(game.run(remove)).toEqual({ ok: false, refusal: "not-the-host" });
  });

  test("gives its host no seat", () => {
    const game = playGame(ofClass);
    game.come("teacher", "ana");
    game.start("teacher");
    expect(game.state().players.map(({ id }) => id)).toEqual(["ana"]);
  });

  test("loses whom its host takes out, and waits for them no more", () => {
    const game = ofThree();
    game.answer("ana", "A");
    game.answer("ben", "A");
    game.run({ kind: "remove", by: "teacher", player: "cleo" });
    expect(game.state().phase).toBe("revealing");
    expect(game.state().people.map(({ id }) => id)).toEqual(["ana", "ben"]);
  });

  test.each([
    ["who is here", []],
    ["who has left", [{ kind: "leave", by: "cleo" }]],
  ] as const)("shows %s nowhere once its host took them out", (_, before) => {
    const game = ofThree();
    game.answer("cleo", game.right());
    for (const command of before) game.run(command);
    game.run({ kind: "remove", by: "teacher", player: "cleo" });
    game.answer("ana", game.right());
    expect(viewQuiz(game.state(), { id: "teacher" }, game.now())).toMatchObject({
      players: 2,
      answered: 1,
      awaited: 1,
    });
    game.answer("ben", game.wrong());
    expect(game.state().phase).toBe("revealing");
    // Whose line was slow comes in when it is known already.
    game.come("cleo");
    for (const id of ["teacher", "ana"]) {
      const view = viewQuiz(game.state(), { id }, game.now());
      expect(JSON.stringify(view)).not.toContain("cleo");
      expect(view.players).toBe(2);
      expect(Object.values(view.reveal!.counts).reduce((sum, count) => sum + count)).toBe(2);
    }
    const { seats } = viewQuiz(game.state(), { id: "teacher" }, game.now());
    expect(seats.map(({ id, rank }) => [id, rank])).toEqual([
      ["ana", 1],
      ["ben", 2],
    ]);
    expect(viewQuiz(game.state(), { id: "cleo" }, game.now()).mine.hasSeat).toBe(false);
    // Their teacher reads their answers still, after all others.
    expect(standings(game.state().players).at(-1)).toEqual({ id: "cleo", score: 100, rank: 3 });
  });

  test("tells a player of the best only what stands on the leaderboard", () => {
    const game = ofThree();
    game.answer("ben", game.right());
    const seen = () => viewQuiz(game.state(), { id: "ana" }, game.now());
    expect(seen().seats.find(({ id }) => id === "ben")!.hasAnswered).toBe(false);
    game.answer("ana", game.right());
    game.answer("cleo", game.right());
    expect(seen().reveal!.answers.map(({ id }) => id)).toEqual(["ana"]);
    expect(seen().seats).toHaveLength(3);
  });

  test("puts who comes late into the smaller team", () => {
    const game = playGame(ofClass);
    game.come("ana", "ben", "cleo");
    game.start("teacher", true);
    game.come("dina", "eli");
    const sizes = ["INK", "CHALK"].map(
      (team) => game.state().players.filter((player) => player.team === team).length,
    );
    expect(sizes.toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  test("shows what is answered so far to its host, and to nobody else", () => {
    const game = ofThree();
    game.answer("ana", "B");
    const answersSoFar = (id: string | null) =>
      viewQuiz(game.state(), { id }, game.now()).answersSoFar;
    expect(answersSoFar("teacher")).toEqual([{ id: "ana", answer: "B" }]);
    expect([answersSoFar("ana"), answersSoFar("ben"), answersSoFar(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
