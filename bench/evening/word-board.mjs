// What players of a word board do in the simulated evening, and how its log is read afterwards.
import { load } from "./packages.mjs";

const rules = await load("packages/word-board/src/index.ts");
const { readWordGraph } = await load("packages/content/src/word-board/index.ts");
const { starterWords } = await load("packages/content/src/word-board/starter-words.ts");
const graphs = {
  CLASSIC: rules.decodeWordGraph(readWordGraph()),
  STARTER: rules.buildWordGraph(starterWords.toSorted()),
};
/** How each room plays: one after another, and again from the first. */
const choices = [
  { preset: "CLASSIC", board: "STANDARD", challenge: "VOID", clock: "TURN" },
  { preset: "STARTER", clock: "TURN" },
  { preset: "CLASSIC", board: "SMALL", challenge: "DOUBLE", clock: "GAME" },
];
/** How often somebody does something else than to play a word that is one. */
const shares = { exchange: 0.04, pass: 0.02, challenge: 0.05, bluff: 0.08 };

export const wordBoard = {
  kind: "WORD_BOARD",
  sizes: [2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 2, 4],
  gameType: "VOCABULARY_BATTLE",
  start: (index) => choices[index % choices.length],

  doneIn: ({ match, turns }, userId) =>
    turns.flatMap((turn, place) =>
      turn.userId === userId && turn.passReason !== "LATE" && turn.passReason !== "PENALTY"
        ? [[`${match} turn ${place}`, said(turn)]]
        : [],
    ),

  /** Everything that only its own reader may know, and the board: as the log must have it. */
  seenIn: ({ phase, rows, mine }) =>
    phase === "PLAYING" && mine.hasSeat
      ? `${rows.join("")} ${mine.rack.map(({ letter }) => letter).join("")}`
      : undefined,
  seenOf(state, userId, at) {
    const { board, mine } = rules.viewWordBoard(state, { id: userId }, at);
    return `${board} ${mine.rack}`;
  },

  next(state, chance) {
    const { phase, match, turns, mine } = state;
    if (phase !== "PLAYING" || !mine.hasSeat) return undefined;
    const seen = { match, turns: turns.length };
    const isStill = (now) => now.match === match && now.turns.length === turns.length;
    if (!mine.isMyTurn) return undefined;
    const what = `${match} turn ${turns.length} ${mine.mustAgree}`;
    return {
      what,
      wait: 100 + chance() * 900,
      act(now) {
        if (!isStill(now) || !now.mine.isMyTurn) return undefined;
        if (now.mine.mayChallenge && chance() < shares.challenge) {
          return { action: "CHALLENGE_PLAY", data: seen };
        }
        const key = `${match} turn ${turns.length}`;
        const pass = { action: "PASS_TURN", data: seen, key, value: "passed" };
        if (now.mine.mustAgree) return { action: "PASS_TURN", data: seen };
        const rack = now.mine.rack.map(({ letter }) => letter).join("");
        const exchange = () => {
          const tiles = rack.slice(0, 1 + Math.floor(chance() * rack.length));
          const value = `exchanged ${tiles.length}`;
          return { action: "EXCHANGE_TILES", data: { tiles, ...seen }, key, value };
        };
        if (chance() < shares.pass) return pass;
        if (now.mine.mayExchange && chance() < shares.exchange) return exchange();
        const placed = aPlay(now, rack, chance);
        if (placed === undefined) return now.mine.mayExchange ? exchange() : pass;
        const data = { placedTiles: placed, ...seen };
        return { action: "SUBMIT_TURN", data, key, value: said({ placedTiles: placed }) };
      },
    };
  },

  newGame: rules.newWordBoard,
  apply: rules.applyWordBoardEvent,

  doneBy(state, event) {
    const key = `${state.match} turn ${state.turns.length}`;
    const of = (value) => ({ userId: event.id, key, value });
    if (event.type === "played") return of(said({ placedTiles: event.placed }));
    if (event.type === "exchanged") return of(`exchanged ${event.tiles.length}`);
    return event.type === "passed" && event.why === "wish" ? of("passed") : undefined;
  },

  /** Bots play by themselves, and clocks that have run out pass a turn. */
  dueOf(state, event) {
    const player = rules.isPlaying(state) ? state.players[state.turn] : undefined;
    const isTurn = ["played", "exchanged", "passed"].includes(event.type);
    if (!isTurn || player?.id !== event.id) return undefined;
    if (!player.isBot && event.why !== "late") return undefined;
    return rules.nextWordBoardMoment(state, event.at) ?? undefined;
  },
};

/** One of the better plays; now and then one whose letters change places, so that it is hardly a word. */
function aPlay({ preset, board, rows }, rack, chance) {
  const setup = rules.rulesetOf(preset, board);
  const find = preset === "STARTER" ? rules.placedWords : rules.generateMoves;
  const moves = find(setup, rows.join(""), rack, graphs[preset]);
  if (moves.length === 0) return undefined;
  const some = Array.from({ length: 4 }, () => moves[Math.floor(chance() * moves.length)]);
  const { placed } = some.reduce((best, each) => (each.score > best.score ? each : best));
  if (placed.length < 2 || chance() >= shares.bluff) return placed;
  const signs = placed.map(({ letter, isBlank }) => ({ letter, isBlank })).toReversed();
  return placed.map((each, place) => ({ ...each, ...signs[place] }));
}

/** A turn in a line, the same from what was sent, told and stored. */
function said({ kind = "PLAYED", exchangedCount, placedTiles }) {
  if (kind === "EXCHANGED") return `exchanged ${exchangedCount}`;
  if (kind === "PASSED") return "passed";
  return placedTiles
    .map(({ row, col, letter, isBlank }) => `${row},${col},${letter}${isBlank ? "?" : ""}`)
    .toSorted()
    .join(" ");
}
