import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GcgMove } from "./gcg-game";
import { readGcg } from "./read-gcg";
import { replayGcg } from "./replay-gcg";
import { clubNight, threePlayers } from "./testing/games";
import { randomGame } from "./testing/random-game";
import { writeGcg } from "./write-gcg";

/** Even chances, unlike those of fast-check, which like the ends: with them nobody goes out. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test("every legal game is read back as it was written, and replays without a disagreement", () => {
  const kinds = new Set<GcgMove["kind"]>();
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (players, seed) => {
      const game = randomGame(players, chanceFrom(seed));
      const read = readGcg(writeGcg(game));
      expect(read).toMatchObject({ ok: true, game });
      const replay = replayGcg(game);
      expect([replay, ...replay.events].flatMap(({ disagreements }) => disagreements)).toEqual([]);
      const last = game.players.map(
        ({ nick }) => game.events.findLast((event) => event.nick === nick)?.total ?? 0,
      );
      expect(replay.totals).toEqual(last);
      for (const { kind } of game.events) kinds.add(kind);
    }),
    { numRuns: 60 },
  );
  // Else the above was not tried on moves of all kinds.
  expect(kinds.size).toBe(8);
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."\n\r\t >#:.()-+?0189aZHñ\uFEFF\u2028\0",
    "#player3 ",
    "#note",
    ">ben: ",
    "8D ",
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
);
const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 12 }), piece });

test("no file makes reading, writing or replaying throw, and what is read can be written", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(clubNight, threePlayers),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (original, changes) => {
        let text = original;
        for (const { at, cut, piece: added } of changes) {
          const from = at % text.length;
          text = text.slice(0, from) + added + text.slice(from + cut);
        }
        const read = readGcg(text);
        if (!read.ok) {
          expect(read.reason).toMatch(/\.$/);
          return;
        }
        replayGcg(read.game);
        expect(readGcg(writeGcg(read.game))).toMatchObject({ ok: true, game: read.game });
      },
    ),
    { numRuns: 3000 },
  );
});

test("no text at all makes reading throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => !readGcg(text).ok),
  );
});
