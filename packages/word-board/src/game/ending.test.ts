import { describe, expect, test } from "vitest";
import { classic, playGame, tilesAt } from "../testing/games";

const ids = ["ana", "ben", "cleo", "dan"];

function game(players: number) {
  const played = playGame();
  played.come(...ids.slice(0, players));
  played.start("ana");
  return played;
}
const scores = (played: ReturnType<typeof game>) =>
  played.state().players.map(({ score }) => score);

test.each([
  // CAT is ten points; S and E are two, Q is ten, J eight, and a blank nothing.
  [2, [12, -2]],
  [3, [22, -2, -10]],
  [4, [30, -2, -10, -8]],
])("who is out of %d players gets what all others lose", (players, expected) => {
  const played = game(players);
  played.deal({ ana: "CAT", ben: "SE", cleo: "Q", dan: "J?" }, 0);
  played.play("ana", tilesAt(7, 6, "CAT"));
  expect(played.state()).toMatchObject({ phase: "finished", end: { why: "out" } });
  expect(scores(played)).toEqual(expected);
});

test("tiles of who has given up count for who is out", () => {
  const played = game(3);
  played.deal({ ana: "CAT", ben: "SE", cleo: "Q" }, 0);
  played.stop("cleo");
  played.play("ana", tilesAt(7, 6, "CAT"));
  expect(scores(played)).toEqual([22, -2, -10]);
});

test("nobody is out while the bag has tiles", () => {
  const played = game(2);
  played.deal({ ana: "CAT", ben: "SE" }, 1);
  played.play("ana", tilesAt(7, 6, "CAT"));
  expect(played.state().phase).toBe("playing");
  expect(played.player("ana").rack).toHaveLength(1);
});

test.each([
  [2, 6],
  [3, 6],
  [4, 8],
])(
  "with %d players %d turns without a point are the end, and cost what is held",
  (players, turns) => {
    const played = game(players);
    played.deal({ ana: "CAT", ben: "SE", cleo: "Q", dan: "J?" }, 10);
    for (let turn = 0; turn < turns; turn++) {
      expect(played.state().phase).toBe("playing");
      played.passTurn(ids[turn % players]!);
    }
    expect(played.state()).toMatchObject({ phase: "finished", end: { why: "scoreless" } });
    expect(scores(played)).toEqual([-5, -2, -10, -8].slice(0, players));
  },
);

test("exchanges are turns without a point, and a play with some begins the count anew", () => {
  const played = game(2);
  played.deal({ ana: "CATVVVV", ben: "SEATRON" });
  for (let round = 0; round < 2; round++) {
    played.exchange("ana", "V");
    played.passTurn("ben");
  }
  expect(played.state().scoreless).toBe(4);
  played.deal({ ana: "CATXQZE" });
  played.play("ana", tilesAt(7, 6, "CAT"));
  expect(played.state().scoreless).toBe(0);
});

test("who is left alone has neither gained nor lost anything by tiles", () => {
  const played = game(2);
  played.stop("ben");
  expect(played.state().end).toEqual({ why: "alone", adjustments: [] });
});

describe("a guest who logs in", () => {
  test("has their seat, turns and turn as the account, which is away until it comes", () => {
    const played = game(2);
    played.passTurn("ana");
    played.run({ kind: "become", by: "ben", as: "benjamin" });
    played.run({ kind: "become", by: "ana", as: "anastasia" });
    expect(played.toMove()).toBe("benjamin");
    expect(played.state().turns[0]).toMatchObject({ by: "anastasia" });
    expect(played.player("benjamin").presence).toBe("away");
    played.come("benjamin");
    expect(played.player("benjamin").presence).toBe("here");
    played.passTurn("benjamin");
    expect(played.toMove()).toBe("anastasia");
  });

  test("is here at once where the account has watched", () => {
    const played = playGame({ ...classic, mostPlayers: 2 });
    played.come("guest", "ben", "ana");
    played.start("guest");
    played.run({ kind: "become", by: "guest", as: "ana" });
    expect(played.player("ana").presence).toBe("here");
    expect(played.state().people.map(({ id }) => id)).toEqual(["ben", "ana"]);
  });

  test("gives up the guest's seat where the account has one", () => {
    const played = game(3);
    played.run({ kind: "become", by: "ana", as: "cleo" });
    expect(played.player("ana").presence).toBe("left");
    expect(played.toMove()).toBe("ben");
  });

  test("has what was taken off at the end as well", () => {
    const played = game(2);
    played.deal({ ana: "CAT", ben: "SE" }, 0);
    played.play("ana", tilesAt(7, 6, "CAT"));
    played.run({ kind: "become", by: "ben", as: "benjamin" });
    expect(played.state().end!.adjustments).toContainEqual({
      id: "benjamin",
      points: -2,
      why: "tiles",
    });
  });
});
