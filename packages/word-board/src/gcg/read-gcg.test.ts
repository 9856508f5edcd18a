import { expect, test } from "vitest";
import type { GcgEvent } from "./gcg-game";
import { gcgLimits, readGcg } from "./read-gcg";
import { clubNight, threePlayers } from "./testing/games";

const head = "#player1 ana Ana\n#player2 ben Ben\n";
const opening = ">ana: HELLOST 8D HELLO +24 24\n";

function eventOf(line: string, before = opening): GcgEvent | string {
  const read = readGcg(`${head}${before}${line}`);
  return read.ok ? read.game.events.at(-1)! : read.reason;
}

test("a file tells of its players and what is said of the game", () => {
  const read = readGcg(clubNight);
  if (!read.ok) throw new Error(read.reason);
  const { events, ...game } = read.game;
  expect(game).toEqual({
    players: [
      { nick: "ana", name: "Ana Lima" },
      { nick: "ben", name: "Ben Okoye" },
    ],
    title: "Club night, table 4",
    lexicon: "club list",
    notes: ["Both came late."],
    others: [{ name: "style", text: "club" }],
  });
  expect(events).toHaveLength(17);
  expect(read.lines.slice(0, 3)).toEqual([7, 8, 11]);
});

test("a note belongs to the event before it, and goes on over lines", () => {
  const read = readGcg(clubNight);
  expect(read.ok && read.game.events[1]!.notes).toEqual([
    "A small t would be the blank. It is not.",
  ]);
});

test("a game that goes on has three players, and what is left on their racks", () => {
  const read = readGcg(threePlayers);
  if (!read.ok) throw new Error(read.reason);
  expect(read.game).toMatchObject({
    id: "school 7",
    layout: "CrosswordGame",
    racks: ["C", "", "?"],
  });
  expect(read.game.players[2]).toEqual({ nick: "cy", name: "cy" });
  expect(read.game.events.map(({ nick }) => nick)).toEqual(["bot:dot", "zoë", "cy", "bot:dot"]);
});

test.each([
  ["unix", clubNight],
  ["windows", clubNight.replaceAll("\n", "\r\n")],
  ["old mac", clubNight.replaceAll("\n", "\r")],
  ["a byte order mark", `\uFEFF${clubNight}`],
  ["spaces at the ends of lines", clubNight.replaceAll("\n", " \t\n")],
])("line ends and marks make no difference: %s", (_name, text) => {
  expect(readGcg(text)).toEqual(readGcg(clubNight));
});

test.each<[string, Partial<GcgEvent>]>([
  [">ben: STARTED 9D AH +9 9", { kind: "play", row: 8, col: 3, isDown: false, tiles: "AH" }],
  [">ben: STARTED D9 AH +9 9", { kind: "play", row: 8, col: 3, isDown: true, tiles: "AH" }],
  [">ben: S?ARTED o1 sT +9 9", { kind: "play", row: 0, col: 14, isDown: true, tiles: "sT" }],
  [">ben: STARTED 8d .....S +9 9", { tiles: ".....S" }],
  [">ben: STARTED 8D HELLOS +9 9", { tiles: ".....S" }],
  [">ben: STARTED 8D (HELLO)S +9 9", { tiles: ".....S" }],
  [">ben: STARTED 8D (HE)..OS +9 9", { tiles: ".....S" }],
  [">ben: 8I S 9 9", { kind: "play", rack: "", score: 9 }],
  [">ben:STARTED 8I S +9 9", { kind: "play", rack: "STARTED" }],
  [">BEN: started 8I S +9 9", { nick: "ben", rack: "STARTED" }],
  [">ben: STARTED -RED +0 0", { kind: "exchange", tiles: "RED" }],
  [">ben: ?TARTED -? +0 0", { kind: "exchange", tiles: "?" }],
  [">ben: STARTED -3 +0 0", { kind: "exchange", tiles: 3 }],
  [">ben: STARTED - +0 0", { kind: "pass" }],
  [">ben: - +0 0", { kind: "pass", rack: "" }],
  [">ana: HELLOST --  -24 0", { kind: "withdrawn", score: -24 }],
  [">ana: STARTED (challenge) +5 29", { kind: "challenge", score: 5 }],
  [">ana:  (challenge) +5 29", { kind: "challenge", rack: "" }],
  [">ana: UNKNOWN (challenge) +5 29", { kind: "challenge", rack: "" }],
  [">ana: ST (time) -10 14", { kind: "time", score: -10 }],
  [">ana:  (ENOR) +8 32", { kind: "end-points", tiles: "ENOR", rack: "" }],
  [">ana: ST (ST) -2 22", { kind: "end-penalty", tiles: "ST", rack: "ST" }],
  [">ana: ? (?) -0 24", { kind: "end-penalty", score: 0 }],
  [">ana: (ST) -2 22", { kind: "end-penalty" }],
  [">ben: STARTED 8I S +9 -9 and more", { total: -9 }],
])("%s is an event", (line, event) => {
  expect(eventOf(line)).toMatchObject(event);
});

test("tiles may lie where a play was taken back", () => {
  expect(
    eventOf(">ben: STARTED 8D START +9 9", `${opening}>ana: HELLOST -- -24 0\n`),
  ).toMatchObject({
    tiles: "START",
  });
});

test.each([
  [">cy: STARTED 8I S +9 9", 'There is no player "cy".'],
  ["ben: STARTED 8I S +9 9", 'A line begins with "#" or ">", or goes on with a note.'],
  [">ben STARTED 8I S +9 9", `An event begins with ">", a player's nick and a colon.`],
  [">ben:", "The move is missing."],
  [">ben: STARTED", "The move is missing."],
  [">ben: STÄRTED 8I S +9 9", '"STÄRTED" is neither tiles (A to Z, ? for a blank) nor'],
  [">ben: STARTED I S +9 9", '"I" is neither'],
  [">ben: STARTED (who) me", "The score or the total is missing."],
  [">ben: STARTED 8I", "The tiles of the play are missing."],
  [">ben: STARTED 16A S +9 9", "A16 is off the board."],
  [">ben: STARTED 0A S +9 9", "A0 is off the board."],
  [">ben: STARTED P1 S +9 9", "P1 is off the board."],
  [">ben: STARTED 1M STAR +9 9", "P1 is off the board."],
  [">ben: STARTED 8D S +9 9", "S cannot lie on D8, where H does."],
  [">ben: STARTED 8D HELLO +9 9", '"HELLO" lays no tile.'],
  [">ben: STARTED 9D S?A +9 9", '"?" in "S?A" is no tile.'],
  [">ben: STARTED 8D (HELLOS +9 9", 'The brackets of "(HELLOS" do not match.'],
  [">ben: STARTED 8D HELLO)S +9 9", 'The brackets of "HELLO)S" do not match.'],
  [">ben: STARTED 8I S", "The score or the total is missing."],
  [">ben: STARTED 8I S +9", "The score or the total is missing."],
  [">ben: STARTED 8I S nine 9", 'The score "nine" is no number.'],
  [">ben: STARTED 8I S +9 9.5", 'The total "9.5" is no number.'],
  ["#player2 cy Cy", "There is a player 2 already."],
  ["#player3 ana Ana", 'Two players are called "ana".'],
  ["#player5 cy Cy", "There are at most 4 players."],
  ["#player3", "The player has no nick."],
  ["#rack1 A-B", '"A-B" is no rack.'],
  ["#rack9 AB", "There are at most 4 players."],
])("%s is refused with its line", (line, reason) => {
  const read = readGcg(`${head}${opening}${line}\n`);
  if (read.ok) throw new Error("It was read.");
  expect(read.line).toBe(4);
  expect(read.reason).toContain(reason);
});

test.each([
  ["", "It names fewer than two players."],
  ["#player1 ana Ana\n", "It names fewer than two players."],
  ["#player1 ana Ana\n#player3 ben Ben\n", "There is no player 2."],
  [head, "It has no moves."],
  [`${head}${opening}#rack3 AB`, "There is no player 3."],
  ["x".repeat(gcgLimits.length + 1), "It has more than 200000 characters."],
  [`#\n`.repeat(gcgLimits.lines) + "#", "It has more than 2000 lines."],
])("a file that is wrong as a whole is refused: %#", (text, reason) => {
  expect(readGcg(text)).toEqual({ ok: false, line: null, reason });
});
