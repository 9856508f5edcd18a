import type { ServerMessage, WordBoardState } from "@saywell/contract";
import { beforeEach, describe, expect, it } from "vitest";
import {
  boardAfterAnna,
  boardMine,
  boardWaiting,
  quietTurn,
  rackOf,
  rowsWith,
} from "../../../testing/board-states";
import { awaitsNext, createBoardTable } from "./board-table";

const gameId = "game-1";
let isOpen: boolean;
let sent: { action?: string; data?: unknown }[];
let hear: (message: ServerMessage) => void;
beforeEach(() => {
  isOpen = true;
  sent = [];
});

function sit(first: WordBoardState = boardMine) {
  const board = createBoardTable({
    live: {
      listen(listener) {
        hear = listener;
        return () => {};
      },
      send(message) {
        if (isOpen) sent.push(message as (typeof sent)[number]);
        return isOpen;
      },
    },
    gameId,
    first,
    now: () => 1000,
    chance: () => 0,
  });
  board.listen();
  const table = () => board.store.getState();
  const keyOf = (letter: string) => table().hand.tiles.find((tile) => tile.letter === letter)!.key;
  return {
    board,
    table,
    lay: (letter: string, row: number, col: number) => board.lay(keyOf(letter), { row, col }),
    letters: () =>
      table()
        .hand.tiles.map(({ letter }) => letter)
        .join(""),
    laid: () => table().hand.laid.map(({ letter, row, col }) => `${letter}${row},${col}`),
  };
}
const tell = (state: WordBoardState): void =>
  hear({ type: "GAME_UPDATE", action: "GAME_STATE", gameId, roomId: "room-1", state });
const refuse = (message: string): void => hear({ type: "ERROR", message, gameId });

describe("laying tiles", () => {
  it("takes a tile from the rack to a free cell, by two taps", () => {
    const { board, table, laid } = sit();
    const { key } = table().hand.tiles[0]!;
    board.tapTile(key);
    board.tapCell({ row: 2, col: 3 });
    expect(laid()).toEqual(["Q2,3"]);
    expect(table().selected).toBeNull();
  });

  it("gives a tile back that is tapped where it lies", () => {
    const { board, lay, laid } = sit();
    lay("Q", 2, 3);
    board.tapCell({ row: 2, col: 3 });
    expect(laid()).toEqual([]);
  });

  it("goes on in a line from a cell that was chosen first", () => {
    const { board, table, laid } = sit();
    board.tapCell({ row: 5, col: 5 });
    for (const { key } of table().hand.tiles.slice(0, 2)) board.tapTile(key);
    expect(laid()).toEqual(["Q5,5", "U5,6"]);
  });

  it("puts nothing on a tile that lies there", () => {
    const { lay, laid } = sit(boardAfterAnna);
    lay("A", 5, 3);
    expect(laid()).toEqual([]);
    lay("A", 6, 3);
    lay("N", 6, 3);
    expect(laid()).toEqual(["A6,3"]);
  });

  it("asks which letter a blank stands for", () => {
    const { board, table, lay, laid } = sit(boardAfterAnna);
    lay("?", 5, 8);
    expect(laid()).toEqual([]);
    expect(table().blank).not.toBeNull();
    board.chooseLetter("S");
    expect(table().hand.laid).toMatchObject([{ letter: "S", isBlank: true, row: 5, col: 8 }]);
  });

  it("lets a blank be for which no letter was chosen", () => {
    const { board, table, lay, laid } = sit(boardAfterAnna);
    lay("?", 5, 8);
    board.chooseLetter(null);
    expect(laid()).toEqual([]);
    expect(table().blank).toBeNull();
  });

  it("by letters that are typed skips what lies there, and turns", () => {
    const { board, laid } = sit(boardAfterAnna);
    board.setCursor({ row: 5, col: 2 });
    board.type("A");
    board.type("S");
    board.setCursor({ row: 6, col: 8 });
    board.turnCursor();
    board.type("N");
    board.type("T");
    expect(laid()).toEqual(["A5,2", "S5,8", "N6,8", "T7,8"]);
    board.eraseAtCursor();
    expect(laid()).toEqual(["A5,2", "S5,8", "N6,8"]);
  });

  it("says of a typed letter that one has not, and takes a blank for it where there is one", () => {
    const { board, table, laid } = sit();
    board.type("Z");
    expect(table().refusal).toBe("You have no letter Z.");
    const other = sit(boardAfterAnna);
    other.board.setCursor({ row: 6, col: 3 });
    other.board.type("Z");
    expect(other.table().hand.laid).toMatchObject([{ letter: "Z", isBlank: true }]);
    expect(laid()).toEqual([]);
  });
});

describe("one's tiles", () => {
  it("are the same after a shuffle, and those on the board stay", () => {
    const { board, lay, laid, letters } = sit();
    lay("Q", 2, 3);
    const before = letters();
    board.shuffle();
    expect(letters()).not.toBe(before);
    expect([...letters()].toSorted()).toEqual([...before].toSorted());
    expect(laid()).toEqual(["Q2,3"]);
  });

  it("are all back after a recall", () => {
    const { board, lay, laid, letters } = sit();
    lay("Q", 2, 3);
    lay("U", 2, 4);
    board.recall();
    expect(laid()).toEqual([]);
    expect(letters()).toBe("QUIETAS");
  });

  it("keep their order and lie where they were laid while others play, whatever ids they come with", () => {
    const { board, lay, laid, letters } = sit();
    board.shuffle();
    const order = letters();
    lay("Q", 2, 3);
    const rack = rackOf("SATEIUQ").map((tile, index) => ({ ...tile, id: `other-${index}` }));
    tell({ ...boardMine, version: 6, mine: { ...boardMine.mine, rack } });
    expect(letters()).toBe(order);
    expect(laid()).toEqual(["Q2,3"]);
  });

  it("that were played go, and those that were drawn stand at the end", () => {
    const { lay, laid, letters } = sit();
    lay("U", 2, 3);
    lay("A", 2, 4);
    tell({
      ...boardMine,
      version: 7,
      rows: rowsWith(11, "UA", 2, 3),
      turns: [quietTurn],
      mine: { ...boardMine.mine, rack: rackOf("QIETSNN") },
    });
    expect(letters()).toBe("QIETSNN");
    expect(laid()).toEqual([]);
  });

  it("come back to the rack where somebody else has taken the cell", () => {
    const { lay, laid, letters } = sit();
    lay("A", 5, 3);
    lay("S", 8, 8);
    tell({ ...boardMine, version: 7, rows: rowsWith(11, "QUIET", 5, 3), turns: [quietTurn] });
    expect(laid()).toEqual(["S8,8"]);
    expect([...letters()].toSorted().join("")).toBe("AEIQSTU");
  });
});

describe("a turn that is submitted", () => {
  it("is sent with what one saw, and once", () => {
    const { board, lay } = sit();
    lay("S", 2, 3);
    lay("A", 2, 4);
    board.submit();
    board.submit();
    expect(sent).toEqual([
      {
        type: "GAME_ACTION",
        gameId,
        action: "SUBMIT_TURN",
        data: {
          word: "SA",
          score: expect.any(Number),
          turnScore: expect.any(Number),
          placedTiles: [
            { row: 2, col: 3, letter: "S", isBlank: false },
            { row: 2, col: 4, letter: "A", isBlank: false },
          ],
          match: 1,
          turns: 0,
        },
      },
    ]);
  });

  it.each([
    ["nothing", [], "Please place tiles on the board"],
    [
      "a gap",
      [
        [2, 3],
        [2, 5],
      ],
      "Tiles must be placed next to each other with no gaps!",
    ],
    [
      "no line",
      [
        [2, 3],
        [3, 4],
      ],
      "Tiles must be in a single row or a single column!",
    ],
  ] as const)("with %s is told at once, and not sent", (_, cells, sentence) => {
    const { board, table, lay } = sit();
    cells.forEach(([row, col], index) => lay("QU"[index]!, row, col));
    board.submit();
    expect(table().refusal).toBe(sentence);
    expect(sent).toEqual([]);
  });

  it("keeps the tiles where they lie when it is refused, until they are changed", () => {
    const { board, table, lay, laid } = sit();
    lay("Q", 2, 3);
    lay("U", 2, 4);
    board.submit();
    refuse('"QU" is not a valid word. Try again!');
    expect(table()).toMatchObject({
      refusal: '"QU" is not a valid word. Try again!',
      sending: null,
    });
    expect(laid()).toEqual(["Q2,3", "U2,4"]);
    lay("I", 2, 5);
    expect(table().refusal).toBeNull();
    board.submit();
    expect(sent).toHaveLength(2);
  });

  it("stays as it is after an error of something else", () => {
    const { board, table, lay } = sit();
    lay("Q", 2, 3);
    lay("U", 2, 4);
    board.submit();
    hear({ type: "ERROR", message: "No.", gameId: "other" });
    hear({ type: "ERROR", message: "No.", clientId: "one" });
    expect(table()).toMatchObject({ refusal: null, sending: { action: "SUBMIT_TURN" } });
  });

  it("waits for a line that is cut, and goes once when it is back", () => {
    const { board, table, lay } = sit();
    lay("S", 2, 3);
    lay("A", 2, 4);
    isOpen = false;
    board.cut();
    board.submit();
    expect(table().isHeld).toBe(true);
    isOpen = true;
    tell({ ...boardMine, version: 6 });
    tell({ ...boardMine, version: 7 });
    expect(sent).toMatchObject([{ action: "SUBMIT_TURN" }]);
    expect(table().isHeld).toBe(false);
  });

  it("is not sent again where it was heard before the line was cut", () => {
    const { board, table, lay } = sit();
    lay("S", 2, 3);
    lay("A", 2, 4);
    board.submit();
    board.cut();
    tell({ ...boardMine, version: 6, rows: rowsWith(11, "SA", 2, 3), turns: [quietTurn] });
    expect(sent).toHaveLength(1);
    expect(table()).toMatchObject({ sending: null, isHeld: false });
  });

  it("is not to be had in somebody else's", () => {
    const { board } = sit({ ...boardMine, mine: { ...boardMine.mine, isMyTurn: false } });
    board.submit();
    expect(sent).toEqual([]);
  });
});

describe("what the server tells", () => {
  it("holds by its version: what comes late is not heard", () => {
    const { table } = sit({ ...boardMine, version: 9, tilesRemaining: 50 });
    tell({ ...boardMine, version: 8, tilesRemaining: 60 });
    expect(table().state.tilesRemaining).toBe(50);
  });

  it("of what is over says when, by this page's clock", () => {
    const { table } = sit();
    expect(table().endsAt).toBeNull();
    tell({ ...boardMine, version: 6, endsInMs: 180_000 });
    expect(table().endsAt).toBe(181_000);
  });

  it("of pay is forgotten with the next game", () => {
    const { table } = sit();
    hear({ type: "GAME_UPDATE", action: "GAME_PAID", gameId, xp: 11, coins: 2 });
    expect(table().paid).toEqual({ xp: 11, coins: 2 });
    tell({ ...boardMine, version: 60, match: 2 });
    expect(table().paid).toBeNull();
  });
});

it("an exchange names the letters that are given back, after those on the board are taken up", () => {
  const { board, table, lay, laid } = sit();
  lay("Q", 2, 3);
  const [first, second] = table().hand.tiles;
  board.exchange(new Set([first!.key, second!.key]));
  expect(laid()).toEqual([]);
  expect(sent).toMatchObject([
    { action: "EXCHANGE_TILES", data: { tiles: "QU", match: 1, turns: 0 } },
  ]);
});

it("a game is begun with its rules and nothing else, and Starter leaves the board to the server", () => {
  const { board } = sit(boardWaiting);
  board.start({ ...boardWaiting, preset: "CLASSIC", board: "STANDARD" });
  board.start(boardWaiting);
  expect(sent.map(({ data }) => data)).toEqual([
    {
      preset: "CLASSIC",
      board: "STANDARD",
      challenge: "VOID",
      clock: "NONE",
      bot: null,
      match: 0,
    },
    { preset: "STARTER", clock: "NONE", bot: null, match: 0 },
  ]);
});

it("who comes when a game of others is over waits for the next one", () => {
  const over = { ...boardMine, phase: "FINISHED" as const, seats: [] };
  expect(awaitsNext(sit(over).table(), "learner-1")).toBe(true);
  const { table } = sit(boardMine);
  tell({ ...over, version: 9 });
  expect(awaitsNext(table(), "learner-1")).toBe(false);
});
