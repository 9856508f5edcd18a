import { describe, expect, test } from "vitest";
import { createLexicon } from "../lexicon/create-lexicon";
import { classic, playGame, refusalOf, starter, tilesAt } from "../testing/games";
import { wordBoardRefusals as no } from "./commands";

function two(setting: Partial<typeof classic> = {}) {
  const game = playGame({ ...classic, ...setting });
  game.come("ana", "ben");
  game.start("ana");
  return game;
}

describe("Starter", () => {
  function twoOfStarter(rack = "CATXQZE") {
    const game = playGame(starter);
    game.come("ana", "ben");
    game.start("ana");
    game.deal({ ana: rack, ben: "DOGSEAT" });
    return game;
  }

  test.each([
    ["nothing", [], "Please place tiles on the board"],
    [
      "tiles with a gap",
      tilesAt(0, 0, "C.AT"),
      "Tiles must be placed next to each other with no gaps!",
    ],
    [
      "tiles in two rows",
      [...tilesAt(0, 0, "CA"), ...tilesAt(1, 2, "T")],
      "Tiles must be in a single row or a single column!",
    ],
    ["no word", tilesAt(3, 3, "XQZ"), '"XQZ" is not a valid word. Try again!'],
    ["a word from right to left", tilesAt(3, 3, "TAC"), '"TAC" is not a valid word. Try again!'],
    ["a tile that they do not have", tilesAt(3, 3, "CATS"), no["not-on-rack"]],
    ["one tile twice", tilesAt(3, 3, "TATE"), no["not-on-rack"]],
    ["tiles beyond the edge", tilesAt(0, 9, "CAT"), "This place is not on the board."],
  ])("refuses %s in exact words, and it is still their turn", (_, placed, words) => {
    const game = twoOfStarter();
    const before = game.state();
    expect(refusalOf(game.play("ana", placed))).toBe(words);
    expect(game.state()).toBe(before);
    expect(game.toMove()).toBe("ana");
  });

  test("takes a word wherever it lies, and counts its letters alone", () => {
    const game = twoOfStarter();
    game.play("ana", tilesAt(4, 3, "CAT"));
    expect(game.player("ana").score).toBe(5);
    // It touches CAT and makes "CD" downward, which is not asked.
    game.play("ben", tilesAt(5, 3, "DOG"));
    expect(game.state().turns.at(-1)).toMatchObject({ kind: "played", by: "ben" });
  });

  test.each([
    ["a corner, which is three times the word", 0, 0, 15],
    ["a twofold word", 2, 2, 10],
    ["a threefold letter", 1, 5, 11],
    ["a twofold letter", 3, 3, 8],
  ])("counts %s", (_, row, col, score) => {
    const game = twoOfStarter();
    game.play("ana", tilesAt(row, col, "CAT"));
    expect(game.player("ana").score).toBe(score);
  });

  test("gives fifty points for all seven tiles", () => {
    const words = createLexicon({
      words: ["kitchen"],
      levels: Uint8Array.of(1),
      bands: Uint8Array.of(1),
    });
    const game = playGame(starter, () => 0.5, words);
    game.come("ana", "ben");
    game.start("ana");
    game.deal({ ana: "KITCHEN" });
    game.play("ana", tilesAt(4, 2, "KITCHEN"));
    // K5 I1 T1 C3 H4 E1 N1, on no bonus.
    expect(game.player("ana").score).toBe(16 + 50);
    expect(game.state().turns[0]).toMatchObject({ isBingo: true });
  });

  test("draws as many tiles as were laid, and the turn goes on", () => {
    const game = twoOfStarter();
    const { bag } = game.state();
    game.play("ana", tilesAt(4, 3, "CAT"));
    expect(game.player("ana").rack).toHaveLength(7);
    expect(game.state().bag).toHaveLength(bag.length - 3);
    expect(game.toMove()).toBe("ben");
    game.play("ben", tilesAt(9, 0, "DOG"));
    expect(game.toMove()).toBe("ana");
  });

  test("has no challenges, whatever was chosen, and the small board", () => {
    const game = playGame(starter);
    game.come("ana", "ben");
    game.start("ana", { challenge: "DOUBLE", board: "STANDARD" });
    expect(game.state().setting).toMatchObject({ challenge: "VOID", board: "SMALL" });
    expect(game.state().board).toHaveLength(121);
    expect(refusalOf(game.challenge("ben"))).toBe(no["no-challenges"]);
  });
});

describe("a play in Classic", () => {
  function withCat() {
    const game = two();
    game.deal({ ana: "CATXQZE", ben: "SEAT?RO" });
    game.play("ana", tilesAt(7, 6, "CAT"));
    return game;
  }

  test.each([
    [
      "beside the middle",
      tilesAt(0, 0, "CAT"),
      "The first word must go through the middle of the board.",
    ],
    ["of one tile", tilesAt(7, 7, "A"), "The first word must have at least two letters."],
  ])("is refused as the first %s", (_, placed, words) => {
    const game = two();
    game.deal({ ana: "CATXQZE" });
    expect(refusalOf(game.play("ana", placed))).toBe(words);
  });

  test("counts the middle twice as the first", () => {
    expect(withCat().player("ana").score).toBe(10);
  });

  test.each([
    [
      "that touches nothing",
      tilesAt(0, 0, "SEAT"),
      "Your word must touch a word that is on the board.",
    ],
    ["on a tile", tilesAt(7, 8, "SEAT"), "There is a tile in this place already."],
    [
      "that makes a word across it which is none",
      tilesAt(8, 6, "EAT"),
      '"CE" is not a valid word. Try again!',
    ],
  ])("is refused %s", (_, placed, words) => {
    expect(refusalOf(withCat().play("ben", placed))).toBe(words);
  });

  test("counts all words that it makes, and lengthens one", () => {
    const game = withCat();
    game.play("ben", tilesAt(7, 9, "SEAT", true));
    // SEAT four points, CATS six: the cells below give nothing but (8,9), none.
    expect(game.state().turns.at(-1)).toMatchObject({
      words: [{ word: "SEAT" }, { word: "CATS", score: 6 }],
    });
    expect(game.player("ben").score).toBe(game.state().turns.at(-1)!.score);
  });

  test("counts nothing for a blank, which stays what it was laid as", () => {
    const game = withCat();
    game.play("ben", tilesAt(7, 9, "s"));
    expect(game.player("ben").score).toBe(5);
    expect(game.state().board.slice(7 * 15 + 6, 7 * 15 + 10)).toBe("CATs");
    expect(game.player("ben").rack).not.toContain("?");
  });

  test("may not take a blank for a letter that they do not have, nor a letter for a blank", () => {
    const game = withCat();
    expect(refusalOf(game.play("ben", tilesAt(7, 9, "sb")))).toMatch(/valid word|these tiles/);
    game.deal({ ben: "SEATRON" });
    expect(refusalOf(game.play("ben", tilesAt(7, 9, "s")))).toBe(no["not-on-rack"]);
  });

  test("of all seven tiles brings fifty points more", () => {
    const game = two({ challenge: "SINGLE" });
    game.deal({ ana: "KITCHEN" });
    game.play("ana", tilesAt(7, 4, "KITCHEN"));
    const turn = game.state().turns[0]!;
    expect(turn).toMatchObject({ kind: "played", isBingo: true });
    // K5 I1 T1 C3 H4 E1 N1, where N lies on no bonus and K on none: 16 twice, and 50.
    expect(turn.score).toBe(2 * 16 + 50);
  });
});

describe("an exchange", () => {
  test("gives back what is exchanged, after as many were drawn", () => {
    const game = two();
    game.deal({ ana: "VVWWCCX", ben: "SEATRON" });
    expect(refusalOf(game.exchange("ana", "VVX"))).toBeNull();
    const { bag } = game.state();
    expect(game.player("ana").rack).toHaveLength(7);
    expect(game.player("ana").rack.slice(0, 4)).toBe("WWCC");
    expect(["VV", "X"].every((tiles) => bag.includes(tiles))).toBe(true);
    expect(bag).toHaveLength(86);
    expect(game.toMove()).toBe("ben");
  });

  test.each([
    [7, null],
    [6, "The bag has too few tiles to exchange any."],
  ])("with %d tiles in the bag comes to: %s", (bagSize, words) => {
    const game = two();
    game.deal({ ana: "VVWWCCX", ben: "SEATRON" }, bagSize);
    expect(refusalOf(game.exchange("ana", "V"))).toBe(words);
  });

  test.each([
    ["", no["nothing-to-exchange"]],
    ["Z", no["not-on-rack"]],
    ["VVV", no["not-on-rack"]],
    ["v", no["not-on-rack"]],
  ])("of %j is refused", (tiles, words) => {
    const game = two();
    game.deal({ ana: "VVWWCCX", ben: "SEATRON" });
    expect(refusalOf(game.exchange("ana", tiles))).toBe(words);
  });

  test("counts the tiles that the last player draws first, where their play is still open", () => {
    const game = two({ challenge: "SINGLE" });
    game.deal({ ana: "CATXQZE", ben: "SEATRON" }, 9);
    game.play("ana", tilesAt(7, 6, "CAT"));
    expect(refusalOf(game.exchange("ben", "S"))).toBe(no["bag-too-small"]);
  });
});

describe("whoever", () => {
  test.each([
    ["is not to move", "ben", no["not-your-turn"]],
    ["only watches", "eve", no["not-a-player"]],
    ["is a bot that somebody feigns to be", "bot:dot", no["not-a-player"]],
  ])("%s is refused a pass", (_, by, words) => {
    expect(refusalOf(two().passTurn(by))).toBe(words);
  });

  test("has no game can neither play nor give up", () => {
    const game = playGame();
    game.come("ana");
    expect(refusalOf(game.passTurn("ana"))).toBe(no["not-running"]);
    expect(refusalOf(game.stop("ana"))).toBe(no["not-running"]);
  });

  test("starts a game that runs, or is not here, is refused", () => {
    expect(refusalOf(two().start("ben"))).toBe(no["already-running"]);
    expect(refusalOf(playGame().start("eve"))).toBe(no["not-here"]);
  });

  test("passes leaves the turn to the next", () => {
    const game = two();
    game.passTurn("ana");
    expect(game.toMove()).toBe("ben");
    expect(game.state().turns).toMatchObject([{ kind: "passed", by: "ana", why: "wish" }]);
  });

  test("taps twice has passed once", () => {
    const game = two();
    const seen = { match: 1, turns: 0 };
    expect(refusalOf(game.passTurn("ana", seen))).toBeNull();
    expect(refusalOf(game.passTurn("ana", seen))).toBe(no["gone-on-already"]);
    game.passTurn("ben");
    expect(refusalOf(game.passTurn("ana", seen))).toBe(no["gone-on-already"]);
    expect(refusalOf(game.passTurn("ana", { match: 1, turns: 2 }))).toBeNull();
  });

  test("means the last game is refused in this one", () => {
    const game = two();
    expect(refusalOf(game.passTurn("ana", { match: 0 }))).toBe(no["gone-on-already"]);
  });

  test("gives up ends a game of two, and plays the next one", () => {
    const game = two();
    game.stop("ana");
    expect(game.state()).toMatchObject({ phase: "finished", end: { why: "alone" } });
    game.start("ben");
    expect(game.state().players).toHaveLength(2);
  });

  test("gives up a game of three leaves the others playing, with their tiles out of it", () => {
    const game = playGame();
    game.come("ana", "ben", "cleo");
    game.start("ana");
    game.stop("ana");
    expect(game.toMove()).toBe("ben");
    game.passTurn("ben");
    game.passTurn("cleo");
    expect(game.toMove()).toBe("ben");
    expect(game.player("ana").rack).toHaveLength(7);
    expect(refusalOf(game.passTurn("ana"))).toBe(no["not-a-player"]);
  });

  test("is alone plays with the bot of their level", () => {
    const game = playGame();
    game.come("ana");
    game.start("ana");
    expect(game.state().players).toMatchObject([{ id: "ana" }, { id: "bot:dot", isBot: true }]);
  });

  test("goes when the game is over keeps their place in its result", () => {
    const game = two();
    game.stop("ben");
    game.run({ kind: "leave", by: "ana" });
    expect(game.player("ana").presence).toBe("here");
    expect(game.player("ben").presence).toBe("left");
  });

  test("feigns to be a bot sends none away, and becomes none", () => {
    const game = playGame();
    game.come("ana");
    game.start("ana");
    game.run({ kind: "leave", by: "bot:dot" });
    game.run({ kind: "become", by: "bot:dot", as: "eve" });
    game.run({ kind: "become", by: "ana", as: "bot:dash" });
    expect(game.state().players.map(({ id }) => id)).toEqual(["ana", "bot:dot"]);
    expect(game.state().phase).toBe("playing");
  });
});

describe("the next game", () => {
  function again(choice: Parameters<ReturnType<typeof playGame>["start"]>[1]) {
    const game = two({ board: "SMALL", challenge: "DOUBLE", clock: "GAME", bot: "bot:dash" });
    game.stop("ana");
    game.start("ben", choice);
    return game.state();
  }

  test("is as the one before in what nobody chose", () => {
    expect(again({}).setting).toMatchObject({
      board: "SMALL",
      challenge: "DOUBLE",
      clock: "GAME",
      bot: "bot:dash",
    });
    expect(again({ challenge: "VOID", bot: null }).setting).toMatchObject({
      board: "SMALL",
      challenge: "VOID",
      bot: null,
    });
  });

  test("has the usual board after Starter, which has its own", () => {
    const game = playGame(starter);
    game.come("ana", "ben");
    game.start("ana");
    game.stop("ana");
    game.start("ben", { preset: "CLASSIC" });
    expect(game.state().setting).toMatchObject({ board: "STANDARD", challenge: "VOID" });
  });

  test("begins with the next player", () => {
    const game = two();
    expect(game.toMove()).toBe("ana");
    game.stop("ana");
    game.start("ana");
    expect(game.toMove()).toBe("ben");
  });
});
