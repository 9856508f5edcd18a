import { describe, expect, test } from "vitest";
import { classic, playGame, refusalOf, tilesAt } from "../testing/games";
import type { ChallengeRule } from "../word-board-facts";
import { wordBoardRefusals as no } from "./commands";

const second = 1000;

/** Ana has laid a word that is one, or one that is none, and Ben is to move. */
function after(challenge: ChallengeRule, word: "CAT" | "TAC", ids = ["ana", "ben"]) {
  const game = playGame({ ...classic, challenge });
  game.come(...ids);
  game.start("ana");
  game.deal({ ana: "CATXQZE", ben: "SEATRON", cleo: "DOGSHIP" });
  game.play("ana", tilesAt(7, 6, word));
  return game;
}

const challenging = ["SINGLE", "DOUBLE", "FIVE_POINT"] as const;

test("with VOID a word that is none is refused, and nobody challenges", () => {
  const game = after("VOID", "TAC");
  expect(game.toMove()).toBe("ana");
  expect(game.state().turns).toEqual([]);
  expect(refusalOf(game.challenge("ben"))).toBe(no["no-challenges"]);
});

describe.each(challenging)("with %s", (challenge) => {
  test("a word that is none is laid, counts, and nothing is drawn for it yet", () => {
    const game = after(challenge, "TAC");
    expect(game.player("ana")).toMatchObject({ score: 10, rack: "XQZE" });
    expect(game.toMove()).toBe("ben");
  });

  test("a right challenge takes it back with its points and tiles, and the challenger moves", () => {
    const game = after(challenge, "TAC");
    const { bag } = game.state();
    expect(refusalOf(game.challenge("ben"))).toBeNull();
    expect(game.log.at(-1)).toMatchObject({ type: "challenged", wrong: ["TAC"] });
    expect(game.player("ana").score).toBe(0);
    expect(Array.from(game.player("ana").rack).toSorted().join("")).toBe("ACEQTXZ");
    expect(game.state()).toMatchObject({ bag, board: ".".repeat(225), scoreless: 1 });
    expect(game.state().turns).toMatchObject([{ isWithdrawn: true, score: 0 }]);
    expect(game.toMove()).toBe("ben");
  });

  test("who takes their turn has agreed: the last player draws first", () => {
    const game = after(challenge, "TAC");
    game.passTurn("ben");
    expect(game.log.map(({ type }) => type).slice(-3)).toEqual([
      "accepted",
      "passed",
      "turn-began",
    ]);
    expect(game.player("ana").rack).toHaveLength(7);
    expect(refusalOf(game.challenge("ben"))).toBe(no["nothing-to-challenge"]);
  });

  test("nobody challenges their own play, nor twice, and a watcher never", () => {
    const game = after(challenge, "CAT", ["ana", "ben", "cleo"]);
    expect(refusalOf(game.challenge("ana"))).toBe(no["own-play"]);
    expect(refusalOf(game.challenge("eve"))).toBe(no["not-a-player"]);
    game.challenge("cleo");
    expect(refusalOf(game.challenge("ben"))).toBe(no["nothing-to-challenge"]);
  });

  test("who leaves after their word draws nothing for it when it stands", () => {
    const game = after(challenge, "CAT", ["ana", "ben", "cleo"]);
    const bag = game.state().bag;
    game.run({ kind: "leave", by: "ana" });
    game.passTurn("ben");
    expect(game.state().isOpen).toBe(false);
    expect(game.state().bag).toBe(bag);
    expect(game.player("ana").rack).toHaveLength(4);
  });

  test("a challenge that is meant for a turn before is refused", () => {
    const game = after(challenge, "CAT");
    expect(refusalOf(game.challenge("ben", { match: 1, turns: 0 }))).toBe(no["gone-on-already"]);
  });
});

/** What a wrong challenge comes to: points of who was challenged, and who is to move then. */
test.each([
  ["SINGLE", 10, "ben"],
  ["DOUBLE", 10, "ana"],
  ["FIVE_POINT", 15, "ben"],
] as const)(
  "after a wrong challenge with %s they have %d points, and %s moves",
  (rule, points, next) => {
    const game = after(rule, "CAT");
    game.challenge("ben");
    expect(game.player("ana").score).toBe(points);
    expect(game.player("ana").rack).toHaveLength(7);
    expect(game.toMove()).toBe(next);
  },
);

test("with DOUBLE who challenges wrongly beside their turn loses the next one", () => {
  const game = after("DOUBLE", "CAT", ["ana", "ben", "cleo"]);
  game.challenge("cleo");
  expect(game.toMove()).toBe("ben");
  game.passTurn("ben");
  expect(game.state().turns.at(-1)).toMatchObject({ by: "cleo", kind: "passed", why: "penalty" });
  expect(game.toMove()).toBe("ana");
  game.passTurn("ana");
  game.passTurn("ben");
  expect(game.toMove()).toBe("cleo");
});

describe("the last play of a game", () => {
  function last(word: "CAT" | "TAC") {
    const game = playGame({ ...classic, challenge: "SINGLE" });
    game.come("ana", "ben");
    game.start("ana");
    game.deal({ ana: "CAT", ben: "SEQ" }, 0);
    game.play("ana", tilesAt(7, 6, word));
    return game;
  }

  test("waits for the other to agree, who can do nothing else", () => {
    const game = last("CAT");
    expect(game.state().phase).toBe("playing");
    expect(refusalOf(game.exchange("ben", "S"))).toBe(no["last-play"]);
    expect(refusalOf(game.play("ben", tilesAt(7, 9, "S")))).toBe(no["last-play"]);
    game.passTurn("ben");
    expect(game.state()).toMatchObject({ phase: "finished", end: { why: "out" } });
    expect(game.state().turns).toHaveLength(1);
  });

  test("stands after twenty seconds", () => {
    const game = last("TAC");
    game.pass(20 * second - 1);
    expect(game.state().phase).toBe("playing");
    game.pass(1);
    expect(game.state().end?.why).toBe("out");
  });

  test("is taken back by a right challenge, and the game goes on", () => {
    const game = last("TAC");
    game.challenge("ben");
    expect(game.state().phase).toBe("playing");
    expect(game.player("ana").rack).toHaveLength(3);
    expect(game.toMove()).toBe("ben");
  });

  test("ends the game after a wrong one", () => {
    const game = last("CAT");
    game.challenge("ben");
    expect(game.state().end?.why).toBe("out");
  });
});

test("a bot that knows all words challenges one that is none, and never one that is", () => {
  for (const [word, score] of [
    ["TAC", 0],
    ["CAT", 10],
  ] as const) {
    const game = playGame({ ...classic, challenge: "SINGLE", bot: "bot:bracket" });
    game.come("ana");
    game.start("ana");
    game.deal({ ana: "CATXQZE", "bot:bracket": "SEATRON" });
    game.play("ana", tilesAt(7, 6, word));
    game.pass(12 * second);
    expect(game.player("ana").score).toBe(score);
    expect(game.log.some(({ type }) => type === "challenged")).toBe(word === "TAC");
    expect(game.player("bot:bracket").score).toBeGreaterThan(0);
  }
});
