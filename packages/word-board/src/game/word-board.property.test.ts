import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Placement } from "../board/board";
import { tileOf } from "../board/board";
import { draw } from "../board/rack";
import { sortTiles } from "../board/tile-worth";
import { generateMoves } from "../moves/generate-moves";
import { placedWords } from "../moves/placed-words";
import { rulesetOf } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { classic, playGame, starter } from "../testing/games";
import { seededChance, smallLexicon } from "../testing/small-words";
import {
  challengeRules,
  isWordBotId,
  wordBoardClocks,
  wordBoardRules,
  wordBotIds,
} from "../word-board-facts";
import { applyWordBoardEvent } from "./apply";
import type { WordBoardCommand } from "./commands";
import { decideWordBoard } from "./decide";
import { newWordBoard, type WordBoardState } from "./state";
import { viewWordBoard } from "./view";

const people = ["ana", "ben", "cleo", "dan", "guest"];
const lexicon = smallLexicon();
const second = 1000;

type Game = ReturnType<typeof playGame>;
type Step = { pass: number } | { command: (state: WordBoardState) => WordBoardCommand };

const who = fc.constantFrom(...people, "bot:dot", "eve");
const commanded = (command: (state: WordBoardState) => WordBoardCommand): Step => ({ command });

/** Whoever is to move, or where nobody is, the first. */
const mover = ({ players, turn }: WordBoardState): string =>
  (turn === null ? undefined : players[turn]?.id) ?? "ana";
const rackOf = (state: WordBoardState, id: string): string =>
  state.players.find((each) => each.id === id)?.rack ?? "";

/** A play that is legal, where there is one: the one at a share of their order. */
function legalPlay(state: WordBoardState, share: number): readonly Placement[] {
  const rules = rulesetOf(state.setting.preset, state.setting.board);
  const find = rules.isCrossword ? generateMoves : placedWords;
  const moves =
    state.match === 0 ? [] : find(rules, state.board, rackOf(state, mover(state)), lexicon.graph);
  return moves[Math.floor(share * moves.length)]?.placed ?? [];
}

/** The tiles of whoever is to move, laid in a line: words of no language, if the place allows. */
function nonsense(state: WordBoardState, cell: number, count: number): readonly Placement[] {
  const { size } = rulesetOf(state.setting.preset, state.setting.board).layout;
  const placed: Placement[] = [];
  let at = cell % (size * size);
  for (const tile of rackOf(state, mover(state)).slice(0, count)) {
    while (at < state.board.length && state.board.charAt(at) !== ".") at++;
    const isBlank = tile === "?";
    placed.push({
      row: Math.floor(at / size),
      col: at % size,
      letter: isBlank ? "Q" : tile,
      isBlank,
    });
    at++;
  }
  return placed;
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const placement = fc.record({
  row: fc.oneof(fc.integer({ min: -2, max: 16 }), fc.constantFrom(0.5, Number.NaN)),
  col: fc.integer({ min: -2, max: 16 }),
  letter: fc.constantFrom("A", "E", "T", "Q", "a", "?", "", "É", "AB"),
  isBlank: fc.boolean(),
});
const seen = fc.option(fc.record({ match: fc.nat({ max: 2 }), turns: fc.nat({ max: 5 }) }), {
  nil: undefined,
  freq: 1,
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 40 * second }).map((pass): Step => ({ pass })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(3, 12, 30, 1500)
      .map((minutes): Step => ({ pass: minutes * 60 * second })),
  },
  {
    weight: 12,
    arbitrary: share.map((at) =>
      commanded((state) => ({ kind: "play", by: mover(state), placed: legalPlay(state, at) })),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat({ max: 224 }), fc.integer({ min: 1, max: 7 })).map(([cell, count]) =>
      commanded((state) => ({
        kind: "play",
        by: mover(state),
        placed: nonsense(state, cell, count),
      })),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat({ max: 7 }), fc.constantFrom("", "Q", "?", "a"))
      .map(([count, forged]) =>
        commanded((state) => ({
          kind: "exchange",
          by: mover(state),
          tiles: rackOf(state, mover(state)).slice(0, count) + forged,
        })),
      ),
  },
  { weight: 2, arbitrary: fc.constant(commanded((state) => ({ kind: "pass", by: mover(state) }))) },
  { weight: 4, arbitrary: who.map((by) => commanded(() => ({ kind: "challenge", by }))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, fc.array(placement, { maxLength: 8 }), seen)
      .map(([by, placed, before]) => commanded(() => ({ kind: "play", by, placed, seen: before }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(who, fc.constantFrom("pass", "stop", "challenge"), seen)
      .map(([by, kind, before]) => commanded(() => ({ kind: kind as "pass", by, seen: before }))),
  },
  { weight: 3, arbitrary: who.map((by) => commanded(() => ({ kind: "come", by }))) },
  { weight: 2, arbitrary: who.map((by) => commanded(() => ({ kind: "vanish", by }))) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(who, fc.boolean())
      .map(([by, isCutOff]) => commanded(() => ({ kind: "leave", by, isCutOff }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(who, fc.constantFrom("ana", "eve", "bot:dash", "fay"))
      .map(([by, as]) => commanded(() => ({ kind: "become", by, as }))),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        by: who,
        choice: fc.record(
          {
            preset: fc.constantFrom("STARTER", "CLASSIC", "CLASSIC"),
            board: fc.constantFrom("SMALL", "STANDARD"),
            challenge: fc.constantFrom(...challengeRules),
            clock: fc.constantFrom(...wordBoardClocks),
            bot: fc.constantFrom(null, ...wordBotIds),
          },
          { requiredKeys: [] },
        ),
        level: fc.constantFrom("A1", "B1", "C2"),
      })
      .map((started) => commanded(() => ({ kind: "start", ...started }))),
  },
);

const runs = fc.record({
  setting: fc.record({
    preset: fc.constantFrom("CLASSIC" as const, "CLASSIC" as const, "STARTER" as const),
    board: fc.constantFrom("SMALL" as const, "STANDARD" as const),
    challenge: fc.constantFrom(...challengeRules),
    clock: fc.constantFrom(...wordBoardClocks),
    bot: fc.constantFrom(null, ...wordBotIds),
  }),
  here: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(step, { minLength: 10, maxLength: 60, size: "max" }),
  seed: fc.nat(),
});

/** Random clients at a table where a game has been started, looked at after each step. */
function check(
  look: (game: Game) => void,
  each?: (game: Game, command: WordBoardCommand) => void,
): void {
  playAll(look, each ?? (() => {}), () => {});
}

/** The same, looked at after the last step. */
const checkEnd = (look: (game: Game) => void): void =>
  playAll(
    () => {},
    () => {},
    look,
  );

function playAll(
  look: (game: Game) => void,
  each: (game: Game, command: WordBoardCommand) => void,
  lookLast: (game: Game) => void,
): void {
  fc.assert(
    fc.property(runs, ({ setting, here, steps, seed }) => {
      const base = setting.preset === "STARTER" ? starter : classic;
      const game = playGame({ ...base, ...setting }, seededChance(seed));
      game.come(...people.slice(0, here));
      game.start("ana");
      look(game);
      for (const next of steps) {
        if ("pass" in next) game.pass(next.pass);
        else {
          const command = next.command(game.state());
          each(game, command);
          game.run(command);
        }
        look(game);
      }
      lookLast(game);
    }),
    { numRuns: 50 },
  );
}

test("no commands lead to an illegal state, and no tile is lost or made", () => {
  check((game) => {
    const {
      players,
      people: here,
      board,
      bag,
      phase,
      turn,
      setting,
      version,
      isOpen,
      match,
      end,
    } = game.state();
    expect(version).toBe(game.log.length);
    expect(new Set(here.map(({ id }) => id)).size).toBe(here.length);
    expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
    expect(players.length).toBeLessThanOrEqual(setting.mostPlayers);
    expect(here.some(({ id }) => isWordBotId(id))).toBe(false);
    for (const { id, isBot } of players) expect(isWordBotId(id)).toBe(isBot);
    if (match === 0) return;
    const rules = rulesetOf(setting.preset, setting.board);
    const lying = Array.from(board)
      .filter((sign) => sign !== ".")
      .map(tileOf);
    const held = players.map(({ rack }) => rack).join("");
    expect(sortTiles(bag + held + lying.join(""))).toBe(allTiles(rules.tiles));
    for (const { rack } of players) expect(rack.length).toBeLessThanOrEqual(rules.rackSize);
    expect(end === null).toBe(phase === "playing");
    if (phase !== "playing") return expect([turn, isOpen]).toEqual([null, false]);
    expect(players.filter(({ presence }) => presence !== "left").length).toBeGreaterThan(1);
    if (turn !== null) expect(players[turn]!.presence).not.toBe("left");
    if (turn === null) expect(game.state().restingSince).toBeDefined();
    if (setting.preset === "STARTER" || setting.challenge === "VOID") expect(isOpen).toBe(false);
  });
});

test("the log of a game replays to its state", () => {
  checkEnd((game) => expect(game.replayed()).toEqual(game.state()));
});

/** The points of each player by the log alone: of turns, of challenges that were wrong, and at the end. */
function scoresBy(game: Game): Map<string, number> {
  const bonuses = new Map<string, number>();
  const give = (id: string, points: number) => bonuses.set(id, (bonuses.get(id) ?? 0) + points);
  let state = newWordBoard(classic);
  for (const event of game.log) {
    const by = state.turns.at(-1)?.by ?? "";
    if (event.type === "started") bonuses.clear();
    if (event.type === "challenged" && event.wrong.length === 0) {
      if (state.setting.challenge === "FIVE_POINT") give(by, wordBoardRules.challengeBonus);
    }
    const wasSeated = event.type === "became" && state.players.some(({ id }) => id === event.as);
    if (event.type === "became" && !wasSeated) {
      give(event.as, bonuses.get(event.id) ?? 0);
      bonuses.delete(event.id);
    }
    state = applyWordBoardEvent(state, event);
  }
  for (const { by, score } of state.turns) give(by, score);
  for (const { id, points } of state.end?.adjustments ?? []) give(id, points);
  return bonuses;
}

test("a score is the sum of turns, of challenges and of what is taken off at the end", () => {
  checkEnd((game) => {
    const scores = scoresBy(game);
    for (const { id, score } of game.state().players) expect(score).toBe(scores.get(id) ?? 0);
  });
});

/** The same game with other tiles in the bag and on the racks of all but one. */
function hiddenChanged(state: WordBoardState, viewer: string): WordBoardState {
  const own = state.players.find(({ id, presence }) => id === viewer && presence !== "left");
  const isHidden = (id: string) => id !== own?.id;
  const hidden = state.players
    .filter(({ id }) => isHidden(id))
    .map(({ rack }) => rack)
    .join("");
  let rest = state.bag + hidden;
  const chance = seededChance(7);
  const next = (count: number): string => {
    const { drawn, rest: left } = draw(rest, count, chance);
    rest = left;
    return drawn;
  };
  return {
    ...state,
    players: state.players.map((player) =>
      isHidden(player.id) ? { ...player, rack: next(player.rack.length) } : player,
    ),
    bag: next(state.bag.length),
  };
}

test("nobody's view depends on which tiles the others have and which are in the bag", () => {
  check((game) => {
    for (const id of ["ana", "ben", "guest", "eve", null]) {
      const view = viewWordBoard(game.state(), { id }, game.now());
      const other = viewWordBoard(hiddenChanged(game.state(), id ?? ""), { id }, game.now());
      expect(JSON.stringify(other)).toBe(JSON.stringify(view));
    }
  });
});

function freeze<Whole>(whole: Whole): Whole {
  if (typeof whole === "object" && whole !== null && !Object.isFrozen(whole)) {
    Object.freeze(whole);
    Object.values(whole).forEach(freeze);
  }
  return whole;
}

test("a command changes nothing in the game that it was given, and nothing at all when it is refused", () => {
  let refusedAt: { state: WordBoardState; logged: number } | null = null;
  check(
    (game) => {
      if (refusedAt === null) return;
      expect(game.state()).toBe(refusedAt.state);
      expect(game.log.length).toBe(refusedAt.logged);
      refusedAt = null;
    },
    (game, command) => {
      const state = game.state();
      const before = JSON.stringify(state);
      const decided = decideWordBoard(freeze(state), command, {
        now: game.now(),
        chance: () => 0.5,
        lexiconOf: () => lexicon,
      });
      expect(JSON.stringify(state)).toBe(before);
      if (decided.ok) return;
      expect(decided.refusal).not.toBe("");
      refusedAt = { state, logged: game.log.length };
    },
  );
});

test("a game that everybody has left alone comes to its end by the clock", () => {
  fc.assert(
    fc.property(runs, ({ setting, here, steps, seed }) => {
      const base = setting.preset === "STARTER" ? starter : classic;
      const game = playGame({ ...base, ...setting }, seededChance(seed));
      game.come(...people.slice(0, here));
      game.start("ana");
      for (const next of steps.slice(0, 20)) {
        if ("pass" in next) game.pass(next.pass);
        else game.run(next.command(game.state()));
      }
      for (const { id } of game.state().people) game.run({ kind: "vanish", by: id });
      game.runDown();
      expect(game.state().phase).toBe("finished");
    }),
    { numRuns: 60 },
  );
});

test("a game that is timed ends though all stay and nobody does anything", () => {
  fc.assert(
    fc.property(runs, ({ setting, here, seed }) => {
      const clock = setting.clock === "NONE" ? "TURN" : setting.clock;
      const game = playGame({ ...classic, ...setting, clock }, seededChance(seed));
      game.come(...people.slice(0, here));
      game.start("ana");
      game.runDown();
      expect(game.state().phase).toBe("finished");
    }),
    { numRuns: 40 },
  );
});
