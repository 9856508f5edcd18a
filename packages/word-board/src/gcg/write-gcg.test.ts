import { expect, test } from "vitest";
import type { GcgGame } from "./gcg-game";
import { readGcg } from "./read-gcg";
import { clubNight, threePlayers } from "./testing/games";
import { writeGcg } from "./write-gcg";

test.each([
  ["two players", clubNight],
  ["three players", threePlayers],
])("a game that was read is written so that it reads back the same: %s", (_name, text) => {
  const read = readGcg(text);
  if (!read.ok) throw new Error(read.reason);
  expect(readGcg(writeGcg(read.game))).toMatchObject({ ok: true, game: read.game });
});

test("a game of ours is written in the usual form", () => {
  const game: GcgGame = {
    players: [
      { nick: "ana", name: "Ana Lima" },
      { nick: "the bot", name: "Dot\n(a bot)" },
    ],
    events: [
      {
        kind: "play",
        row: 7,
        col: 3,
        isDown: false,
        tiles: "HELLo",
        nick: "ana",
        rack: "?EHLLST",
        score: 22,
        total: 22,
        notes: ["two\nlines"],
      },
      { kind: "exchange", tiles: "QV", nick: "the bot", rack: "AAEIOQV", score: 0, total: 0 },
      { kind: "end-penalty", tiles: "ST", nick: "ana", rack: "ST", score: -2, total: 20 },
    ],
  };
  expect(writeGcg(game)).toBe(
    [
      "#character-encoding UTF-8",
      "#player1 ana Ana Lima",
      "#player2 the_bot Dot (a bot)",
      ">ana: ?EHLLST 8D HELLo +22 22",
      "#note two lines",
      ">the_bot: AAEIOQV -QV +0 0",
      ">ana: ST (ST) -2 20",
      "",
    ].join("\n"),
  );
});
