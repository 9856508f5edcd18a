import { describe, expect, test } from "vitest";
import { classic, playGame, refusalOf, tilesAt } from "../testing/games";
import type { WordBoardClock } from "../word-board-facts";
import { nextWordBoardMoment, waitsFor } from "./clocks";
import { viewWordBoard } from "./view";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

function timed(clock: WordBoardClock, ids = ["ana", "ben"]) {
  const game = playGame({ ...classic, clock });
  game.come(...ids);
  game.start("ana");
  return game;
}

test("without a clock nobody is hurried", () => {
  const game = timed("NONE");
  expect(nextWordBoardMoment(game.state(), game.now())).toBeNull();
  game.pass(30 * day);
  expect(game.toMove()).toBe("ana");
});

describe.each([
  ["TURN", 3 * minute],
  ["DAY", day],
] as const)("with %s", (clock, time) => {
  test("a turn passes by when its time is over, and not before", () => {
    const game = timed(clock);
    expect(nextWordBoardMoment(game.state(), game.now())).toBe(game.now() + time);
    game.pass(time - 1);
    expect(game.toMove()).toBe("ana");
    game.pass(1);
    expect(game.toMove()).toBe("ben");
    expect(game.state().turns).toMatchObject([{ by: "ana", kind: "passed", why: "late" }]);
  });

  test("who lets two turns in succession pass by has given up their seat", () => {
    const game = timed(clock);
    game.pass(time);
    game.passTurn("ben");
    game.pass(time);
    expect(game.player("ana").presence).toBe("left");
    expect(game.state().end?.why).toBe("alone");
  });

  test("who takes a turn in between has missed none", () => {
    const game = timed(clock);
    game.pass(time);
    game.passTurn("ben");
    game.passTurn("ana");
    game.passTurn("ben");
    game.pass(time);
    expect(game.player("ana").presence).toBe("here");
    expect(game.toMove()).toBe("ben");
  });

  test("a game of three goes on without who was late too often", () => {
    const game = timed(clock, ["ana", "ben", "cleo"]);
    for (let round = 0; round < 2; round++) {
      game.pass(time);
      game.passTurn("ben");
      if (round === 0) game.passTurn("cleo");
    }
    expect(game.player("ana").presence).toBe("left");
    expect(game.toMove()).toBe("cleo");
  });
});

describe("with GAME", () => {
  test("all turns of a player share twenty-five minutes", () => {
    const game = timed("GAME");
    game.pass(10 * minute);
    game.passTurn("ana");
    game.pass(2 * minute);
    game.passTurn("ben");
    game.pass(5 * minute);
    const left = viewWordBoard(game.state(), { id: "ben" }, game.now()).seats;
    expect(left.map(({ timeLeft }) => timeLeft)).toEqual([10 * minute, 23 * minute]);
  });

  test.each([
    [25 * minute, 0],
    [25 * minute + 1, -10],
    [26 * minute, -10],
    [26 * minute + 1, -20],
  ])("who took %d ms has %d points for it at the end", (time, points) => {
    const game = timed("GAME");
    game.deal({ ana: "CAT", ben: "SEQ" }, 0);
    game.pass(time);
    game.play("ana", tilesAt(7, 6, "CAT"));
    // CAT is ten points, and S, E and Q are twelve.
    expect(game.player("ana").score).toBe(10 + 12 + points);
  });

  test("ten minutes over it the seat is given up, and costs a hundred points however late that is seen", () => {
    for (const late of [0, day]) {
      const game = timed("GAME");
      game.pass(35 * minute - 1);
      expect(game.toMove()).toBe("ana");
      game.pass(1 + late);
      expect(game.player("ana")).toMatchObject({ presence: "left", score: -100 });
      expect(game.state().end?.why).toBe("alone");
    }
  });
});

describe("a line that is cut", () => {
  test("stops the clock of a turn for thirty seconds at most", () => {
    const game = timed("TURN");
    game.run({ kind: "vanish", by: "ana" });
    game.pass(3 * minute + 30 * second - 1);
    expect(game.toMove()).toBe("ana");
    game.pass(1);
    expect(game.toMove()).toBe("ben");
  });

  test("stops it for as long as it was cut, all times of one turn together", () => {
    const game = timed("TURN");
    for (let time = 0; time < 2; time++) {
      game.run({ kind: "vanish", by: "ana" });
      game.pass(10 * second);
      game.come("ana");
    }
    game.pass(3 * minute - 1);
    expect(game.toMove()).toBe("ana");
    game.pass(1);
    expect(game.toMove()).toBe("ben");
  });

  test("stops no clock by correspondence, and takes no seat", () => {
    const game = timed("DAY");
    game.run({ kind: "leave", by: "ana" });
    expect(game.player("ana").presence).toBe("away");
    expect(waitsFor(game.state())).toBe("ana");
    expect(refusalOf(game.passTurn("ana"))).toBeNull();
    expect(waitsFor(game.state())).toBe("ben");
  });
});

describe("a game in which nobody is", () => {
  function rested(time: number) {
    const game = timed("TURN");
    game.pass(minute);
    game.run({ kind: "vanish", by: "ana" });
    game.run({ kind: "vanish", by: "ben" });
    game.pass(time);
    return game;
  }

  test("stands still for two minutes, and is over then", () => {
    expect(rested(2 * minute - 1).state().phase).toBe("playing");
    expect(rested(2 * minute).state()).toMatchObject({
      phase: "finished",
      end: { why: "deserted" },
    });
  });

  test("goes on where it stood when somebody is back", () => {
    const game = rested(100 * second);
    game.come("ana");
    game.pass(2 * minute - 1);
    expect(game.toMove()).toBe("ana");
    game.pass(1);
    expect(game.toMove()).toBe("ben");
  });

  test("is not given up because the room has lost a line for too long", () => {
    const game = rested(minute);
    game.run({ kind: "leave", by: "ana", isCutOff: true });
    expect(game.player("ana").presence).toBe("away");
  });

  test("does not stand still by correspondence", () => {
    const game = timed("DAY");
    game.run({ kind: "vanish", by: "ana" });
    game.run({ kind: "vanish", by: "ben" });
    game.pass(day - 1);
    expect(game.state()).toMatchObject({ phase: "playing", turns: [] });
  });
});

describe("a bot", () => {
  test("plays when it has thought, and not before", () => {
    const game = playGame({ ...classic, bot: "bot:bracket" });
    game.come("ana");
    game.start("ana");
    game.deal({ "bot:bracket": "SEATRON" });
    game.passTurn("ana");
    const due = nextWordBoardMoment(game.state(), game.now())!;
    game.pass(due - game.now() - 1);
    expect(game.toMove()).toBe("bot:bracket");
    game.pass(1);
    expect(game.state().turns.at(-1)).toMatchObject({ by: "bot:bracket", kind: "played" });
  });
});
