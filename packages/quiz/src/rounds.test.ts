import { expect, test } from "vitest";
import { optionUnder, playedRounds } from "./rounds";
import { ofRoom, playGame } from "./testing/games";

function played() {
  const game = playGame();
  game.come("ana", "ben");
  game.start("ana");
  game.answer("ana", game.right());
  game.answer("ben", game.wrong());
  game.pass(3000);
  game.answer("ana", game.wrong());
  game.pass(31_000);
  game.run({ kind: "stop", by: "ana" });
  game.run({ kind: "stop", by: "ben" });
  return game;
}

test("a log tells of each round who said what, and how all stood after it", () => {
  const { rounds } = playedRounds(ofRoom, played().log);
  expect(rounds.map(({ question }) => question.question)).toHaveLength(2);
  expect(rounds[0]!.given["ana"]).toMatchObject({ points: 100 });
  expect(rounds[0]!.given["ben"]).toMatchObject({ points: 0 });
  expect(rounds[1]!.given["ben"]).toBeUndefined();
  expect(rounds[1]!.standings.map(({ id, score, rank }) => [id, score, rank])).toEqual([
    ["ana", 100, 1],
    ["ben", 0, 2],
  ]);
});

test("a question that was not asked to its end is no round", () => {
  const game = playGame();
  game.come("ana", "ben");
  game.start("ana");
  game.run({ kind: "stop", by: "ana" });
  game.run({ kind: "stop", by: "ben" });
  expect(playedRounds(ofRoom, game.log).rounds).toEqual([]);
});

test("ends in the state that was played", () => {
  const game = played();
  expect(playedRounds(ofRoom, game.log).end).toEqual(game.state());
});

test("who logged in meanwhile has played all of it as their account", () => {
  const game = playGame();
  game.come("guest", "ben");
  game.start("guest");
  game.answer("guest", game.right());
  game.answer("ben", game.wrong());
  game.run({ kind: "become", by: "guest", as: "ana" });
  game.come("ana");
  game.pass(3000);
  game.answer("ana", game.right());
  game.answer("ben", game.wrong());
  const { rounds, end } = playedRounds(ofRoom, game.log);
  for (const { given, players, standings } of rounds) {
    expect(Object.keys(given).toSorted()).toEqual(["ana", "ben"]);
    expect(players.map(({ id }) => id)).toEqual(["ana", "ben"]);
    expect(standings.map(({ id }) => id)).toEqual(["ana", "ben"]);
  }
  expect(end.players.map(({ id, right }) => [id, right])).toEqual([
    ["ana", 2],
    ["ben", 0],
  ]);
});

test("an option stands under its letter", () => {
  const options = ["one", "two", "three", "four"];
  expect((["A", "B", "C", "D"] as const).map((letter) => optionUnder({ options }, letter))).toEqual(
    options,
  );
});
