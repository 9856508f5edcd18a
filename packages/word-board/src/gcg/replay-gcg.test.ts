import { expect, test } from "vitest";
import { type Ruleset, rulesetOf } from "../rules/ruleset";
import { readGcg } from "./read-gcg";
import { replayGcg } from "./replay-gcg";
import { clubNight, threePlayers } from "./testing/games";

function replay(text: string, rules?: Ruleset) {
  const read = readGcg(text);
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return replayGcg(read.game, rules);
}

const head = "#player1 ana Ana\n#player2 ben Ben\n";
const opening = ">ana: HELLOST 8D HELLO +24 24\n";

/** What is said of the last line. */
const faultsOf = (lines: string) => {
  const { events } = replay(`${head}${lines}`);
  return events.at(-1)!.disagreements.map(({ fault }) => fault);
};

test.each([
  ["two players", clubNight, [20, 8]],
  ["three players", threePlayers, [31, 10, 11]],
])("a right game agrees, and ends with its totals: %s", (_name, text, totals) => {
  const { agrees, totals: ends, events } = replay(text);
  expect(events.flatMap(({ disagreements }) => disagreements)).toEqual([]);
  expect(agrees).toBe(true);
  expect(ends).toEqual(totals);
});

test("each move tells how it is written, what it scores and which words it makes", () => {
  expect(replay(threePlayers).events.at(-1)).toMatchObject({
    move: "7J DEB",
    score: 15,
    total: 31,
    words: ["DEB", "DE", "ERISTO"],
  });
});

test.each([
  ["a wrong score", ">ana: HELLOST 8D HELLO +23 23", ["score"]],
  ["a wrong total", ">ana: HELLOST 8D HELLO +24 25", ["total"]],
  ["a tile that the rack has not", ">ana: HELOST 8D HELLO +24 24", ["rack"]],
  ["a blank that the rack has not", ">ana: HELLOST 8D HELLo +22 22", ["rack"]],
  ["too many tiles on a rack", ">ana: HELLOSTU 8D HELLO +24 24", ["rack"]],
  ["more tiles than there are", ">ana: ZZZ - +0 0", ["tile-count"]],
  ["a first play beside the centre", ">ana: HELLOST 7D HELLO +16 16", ["play"]],
  ["a first play of one tile", ">ana: HELLOST 8H H +8 8", ["play"]],
  ["a play that joins nothing", `${opening}>ben: STARTED 1A STAR +5 5`, ["play"]],
  ["a hole in a play", `${opening}>ben: STARTED H7 S.A.T +3 3`, ["through"]],
  ["a word that goes on", `${opening}>ben: STARTED 8I ST +10 10`, ["word"]],
  ["an exchange of more than the rack", ">ana: HELLOST -X +0 0", ["rack"]],
  ["an exchange of more than a rack has", ">ana: HELLOST -8 +0 0", ["exchange"]],
  ["points for a pass", ">ana: HELLOST - +1 1", ["score"]],
  ["somebody else's turn", `${opening}>ana: STARTED 8D HELLOS +9 33`, ["turn"]],
  ["nothing to take back", `${opening}>ben: STARTED -- -24 -24`, ["withdrawal"]],
  [
    "a play taken back twice",
    `${opening}>ana: HELLOST -- -24 0\n>ana: HELLOST -- -24 -24`,
    ["withdrawal"],
  ],
  ["other points taken back", `${opening}>ana: HELLOST -- -20 4`, ["score"]],
  ["another rack after a play was taken back", `${opening}>ana: STARTED -- -24 0`, ["rack"]],
  ["nothing to challenge", `${opening}>ben: STARTED (challenge) +5 5`, ["challenge"]],
  ["time that pays", `${opening}>ana: (time) +10 34`, ["time"]],
  ["own tiles that count otherwise", `${opening}>ben: AB (AB) -8 -8`, ["end-points"]],
  ["own tiles that are not those of the rack", `${opening}>ben: AB (AC) -4 -4`, ["end-tiles"]],
  ["own tiles that lie on the board", `${opening}>ben: HH (HH) -8 -8`, ["end-tiles"]],
  ["an end with tiles in the bag", `${opening}>ana: (AB) +8 32`, ["end-tiles"]],
  ["a turn after the end", `${opening}>ana: AB (AB) -4 20\n>ben: STARTED - +0 0`, ["after-end"]],
])("%s is a disagreement", (_name, lines, faults) => {
  expect(faultsOf(lines)).toEqual(faults);
});

test.each([
  ["an old withdrawal of +0", `${opening}>ana: HELLOST -- +0 0`],
  ["a rack of which a part is known", `${opening}>ben: ST H8 .T +2 2`],
  ["an unknown rack", `${opening}>ben: H8 .T +2 2`],
  ["a challenge by two", `${opening}>ana: (challenge) +5 29\n>ana: (challenge) +5 34`],
  [
    "a play over one that was taken back",
    `${opening}>ana: HELLOST -- -24 0\n>ben: STARED? 8D STARE +12 12`,
  ],
])("%s is none", (_name, lines) => {
  expect(faultsOf(lines)).toEqual([]);
});

test("a mistake is named once, where it is made", () => {
  const { events, totals } = replay(
    `${head}>ana: HELLOST 8D HELLO +23 23\n>ben: STARTED - +0 0\n>ana: S 8D HELLOS +9 32\n`,
  );
  expect(events.map(({ disagreements }) => disagreements.length)).toEqual([1, 0, 0]);
  expect(totals[0]).toBe(33);
});

test("a game of another board, or with more tiles left than there are, is wrong as a whole", () => {
  const { disagreements, agrees } = replay(`#board-layout Super\n${head}${opening}#rack1 QQ\n`);
  expect(disagreements.map(({ fault }) => fault)).toEqual(["tile-count", "layout"]);
  expect(agrees).toBe(false);
});

const classic = rulesetOf("CLASSIC", "STANDARD");
/** So few tiles that a game of them is short. */
const fewTiles = {
  ...classic,
  tiles: { ...classic.tiles, counts: { H: 1, E: 1, L: 2, O: 1, S: 2, A: 1, Y: 1 } },
};

test.each([
  ["twice for one of two", "", ">ana: (SAY) +12 36\n", []],
  ["once is too little", "", ">ana: (SAY) +6 30\n", ["end-points"]],
  ["once, where the other loses it", "", ">ana: (SAY) +6 30\n>ben: SAY (SAY) -6 -6\n", []],
  ["once among three", "#player3 cy\n", ">ana: (SAY) +6 30\n", []],
  ["not all that is left", "", ">ana: (SA) +4 28\n", ["end-tiles"]],
])("tiles that are left at the end count: %s", (_name, third, end, faults) => {
  const { events } = replay(`${head}${third}>ana: HELLOS 8D HELLO +24 24\n${end}`, {
    ...fewTiles,
    tiles: { ...fewTiles.tiles, counts: { ...fewTiles.tiles.counts, S: 1 } },
  });
  expect(events.flatMap((each) => each.disagreements.map(({ fault }) => fault))).toEqual(faults);
});

test("few tiles in the bag allow no exchange", () => {
  const { events } = replay(`${head}>ana: HELLOSS -S +0 0\n`, fewTiles);
  expect(events[0]!.disagreements.map(({ fault }) => fault)).toEqual(["exchange"]);
});
