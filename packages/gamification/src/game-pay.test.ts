import { describe, expect, test } from "vitest";
import { dailyGameCap, gamePay } from "./game-pay";
import type { LedgerEntry } from "./ledger";

const nothing = { xp: 0, coins: 0 };
const win = { xp: 5, coins: 2 };

describe("a game", () => {
  test.each([
    ["won with all right", { right: 5, people: 2, rank: 1 }, { xp: 10, coins: 0 }, win],
    ["won with one right", { right: 1, people: 8, rank: 1 }, { xp: 2, coins: 0 }, win],
    ["lost with three right", { right: 3, people: 2, rank: 2 }, { xp: 6, coins: 1 }, null],
    ["lost with two right", { right: 2, people: 2, rank: 2 }, { xp: 4, coins: 0 }, null],
    ["with nothing right", { right: 0, people: 2, rank: 2 }, nothing, null],
    ["in which nobody was right", { right: 0, people: 2, rank: 1 }, nothing, null],
    ["against bots, first", { right: 5, people: 1, rank: 1 }, { xp: 5, coins: 1 }, null],
    ["against bots, one right", { right: 1, people: 1, rank: 3 }, { xp: 1, coins: 0 }, null],
    ["with more right than asked", { right: 9, people: 2, rank: 2 }, { xp: 10, coins: 1 }, null],
    ["with less than nothing right", { right: -1, people: 2, rank: 1 }, nothing, null],
  ])("%s pays what it is worth", (_, game, played, won) => {
    expect(gamePay({ rounds: 5, ...game })).toEqual({ played, won });
  });
});

describe("a day", () => {
  const entry = (kind: LedgerEntry["kind"], xp: number, coins: number): LedgerEntry => ({
    kind,
    source: "game:1",
    xp,
    coins,
  });
  const entries = [entry("game-played", 10, 1), entry("game-won", 5, 2)];

  test.each([
    ["nothing before", { xp: 0, coins: 0 }, [10, 1], [5, 2]],
    ["just enough left", { xp: 25, coins: 7 }, [10, 1], [5, 2]],
    ["too little left for all of the win", { xp: 26, coins: 8 }, [10, 1], [4, 1]],
    ["something left for the answers alone", { xp: 33, coins: 9 }, [7, 1], [0, 0]],
    ["coins left, and no XP", { xp: 40, coins: 0 }, [0, 1], [0, 2]],
    ["nothing left", { xp: 40, coins: 10 }, [0, 0], [0, 0]],
    ["more had than there is", { xp: 90, coins: 90 }, [0, 0], [0, 0]],
  ])("with %s pays no more than 40 XP and 10 coins, and keeps the win", (_, had, played, won) => {
    const given = dailyGameCap(entries, had);
    expect(given.map(({ kind, xp, coins }) => [kind, xp, coins])).toEqual([
      ["game-played", ...played],
      ["game-won", ...won],
    ]);
  });
});
