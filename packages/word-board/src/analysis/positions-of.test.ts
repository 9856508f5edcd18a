import { expect, test } from "vitest";
import { classic, playGame } from "../testing/games";
import { positionsOf } from "./positions-of";

/** A game whose first tiles follow chance: all pass, so that its log says which they were. */
function game(setting = classic) {
  const played = playGame(setting);
  played.come("ana", "ben");
  played.start("ana");
  return played;
}
const turnsOf = (id: string, played: ReturnType<typeof playGame>, setting = classic) =>
  positionsOf({ setting, events: played.log }, id);

test("before each turn of a player stand their rack, the board and how many tiles the bag had", () => {
  const played = game();
  const { rack } = played.player("ana");
  played.passTurn("ana");
  played.exchange("ben", played.player("ben").rack.slice(0, 2));
  played.passTurn("ana");
  const turns = turnsOf("ana", played);
  expect(turns.map(({ turn }) => turn)).toEqual([1, 3]);
  for (const { position, taken } of turns) {
    expect(position).toMatchObject({ rack, bagSize: 86, board: ".".repeat(225), lead: 0 });
    expect(position.unseen).toHaveLength(93);
    expect(taken.by).toBe("ana");
  }
});

test("of a log with several games the last counts", () => {
  const played = game();
  played.passTurn("ana");
  played.stop("ben");
  played.start("ana");
  played.passTurn("ben");
  expect(turnsOf("ana", played)).toEqual([]);
  expect(turnsOf("ben", played)).toHaveLength(1);
});

test("what a guest did counts for the account that they became", () => {
  const played = game();
  played.passTurn("ana");
  played.run({ kind: "become", by: "ana", as: "anastasia" });
  expect(turnsOf("anastasia", played)).toHaveLength(1);
  expect(turnsOf("ana", played)).toEqual([]);
});

test("a turn that was lost for a wrong challenge is none, and one that was late is one", () => {
  const played = game();
  played.log.push({ type: "passed", id: "ana", why: "late", at: 1 });
  played.log.push({ type: "passed", id: "ben", why: "penalty", at: 2 });
  expect(turnsOf("ana", played)).toHaveLength(1);
  expect(turnsOf("ben", played)).toEqual([]);
});
