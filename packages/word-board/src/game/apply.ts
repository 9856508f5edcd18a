import { emptyBoard, lay, lift, signOf, tileOf } from "../board/board";
import { takeFrom } from "../board/rack";
import { sortTiles } from "../board/tile-worth";
import { rulesetOf } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { wordBoardRules } from "../word-board-facts";
import { became } from "./became";
import { heldOf } from "./held-time";
import {
  isByCorrespondence,
  isPlaying,
  type Turn,
  type WordBoardEvent,
  type WordBoardPlayer,
  type WordBoardState,
} from "./state";

/** The game after something happened. Knows no rules: what is in the log has happened. */
export function applyWordBoardEvent(state: WordBoardState, event: WordBoardEvent): WordBoardState {
  const next = withoutTurnOfGone(
    after(event.type === "came" ? withClocksGoing(state, event.at) : state, event),
  );
  const restingSince = isDeserted(next) ? (state.restingSince ?? event.at) : undefined;
  return { ...next, version: state.version + 1, restingSince };
}

/** The game that a log leads to. */
export function replayWordBoard(
  from: WordBoardState,
  log: Iterable<WordBoardEvent>,
): WordBoardState {
  let state = from;
  for (const event of log) state = applyWordBoardEvent(state, event);
  return state;
}

/** Whether nobody is in a running game, or waits beside it, who would be held up by its standing. */
const isDeserted = (state: WordBoardState): boolean =>
  isPlaying(state) &&
  !isByCorrespondence(state) &&
  state.people.every(({ isAway }) => isAway) &&
  state.players.some(({ isBot, presence }) => !isBot && presence !== "left");

/** Who has given up their seat has no turn. */
function withoutTurnOfGone(state: WordBoardState): WordBoardState {
  const { turn, players } = state;
  if (turn === null || players[turn]!.presence !== "left") return state;
  return { ...state, turn: null, previous: turn, thinksFor: null };
}

/** A game in which somebody is again: the time for which it stood did not pass. */
function withClocksGoing(state: WordBoardState, at: number): WordBoardState {
  if (state.restingSince === undefined) return state;
  const stood = at - state.restingSince;
  return {
    ...state,
    turnAt: state.turnAt + stood,
    players: state.players.map((player) =>
      player.awaySince === null ? player : { ...player, awaySince: player.awaySince + stood },
    ),
  };
}

function after(state: WordBoardState, event: WordBoardEvent): WordBoardState {
  switch (event.type) {
    case "came":
      return came(state, event);
    case "vanished":
      return {
        ...state,
        people: state.people.map((each) =>
          each.id === event.id ? { id: each.id, isAway: true, awaySince: event.at } : each,
        ),
        players: change(state, event.id, (player) =>
          player.presence === "left"
            ? player
            : { ...player, presence: "away", awaySince: event.at },
        ),
      };
    case "left":
      return {
        ...state,
        // Who gives up their seat alone plays the next game.
        people:
          event.isHereStill === true
            ? state.people
            : state.people.filter(({ id }) => id !== event.id),
        // Whoever goes after the end has given up nothing, and keeps their place in its result.
        players: !isPlaying(state)
          ? state.players
          : change(state, event.id, (player) => ({
              ...player,
              presence: event.keepsSeat === true ? "away" : "left",
              awaySince: event.keepsSeat === true ? event.at : null,
            })),
      };
    case "became":
      return became(state, event);
    case "started":
      return started(state, event);
    case "turn-began": {
      const { id, thinksFor, at } = event;
      const turn = state.players.findIndex((player) => player.id === id);
      const players = change(state, id, (player) => ({
        ...player,
        held: 0,
        // A line that was cut before counts from now on.
        awaySince: player.awaySince === null ? null : at,
      }));
      return { ...state, turn, turnAt: at, thinksFor, players };
    }
    case "played": {
      const { id, placed, words, score, isBingo, drew, at } = event;
      const { layout } = rulesOf(state);
      const laid = placed.map((each) => tileOf(signOf(each))).join("");
      const kept = takeFrom(state.players.find((player) => player.id === id)!.rack, laid)!;
      return {
        ...endTurn(
          state,
          { kind: "played", by: id, placed, words, score, isBingo, at },
          (player) => ({
            ...player,
            rack: kept + (drew ?? ""),
            score: player.score + score,
            missed: 0,
          }),
        ),
        board: lay(state.board, placed, layout),
        bag: takeFrom(state.bag, drew ?? "")!,
        isOpen: drew === null,
      };
    }
    case "accepted": {
      const by = state.turns.at(-1)!.by;
      return {
        ...state,
        isOpen: false,
        bag: takeFrom(state.bag, event.drew)!,
        players: change(state, by, (player) => ({ ...player, rack: player.rack + event.drew })),
      };
    }
    case "challenged":
      return challenged(state, event);
    case "exchanged": {
      const { id, tiles, drew, at } = event;
      const { rack } = state.players.find((player) => player.id === id)!;
      return {
        ...endTurn(
          state,
          { kind: "exchanged", by: id, count: tiles.length, score: 0, at },
          (player) => ({ ...player, rack: takeFrom(rack, tiles)! + drew, missed: 0 }),
        ),
        bag: sortTiles(takeFrom(state.bag, drew)! + tiles),
      };
    }
    case "passed": {
      const { id, why, at } = event;
      return endTurn(state, { kind: "passed", by: id, why, score: 0, at }, (player) => ({
        ...player,
        missed: why === "late" ? player.missed + 1 : why === "wish" ? 0 : player.missed,
        isSkipped: undefined,
      }));
    }
    case "ended": {
      const { why, adjustments } = event;
      const pointsOf = (id: string): number =>
        adjustments.reduce((sum, each) => sum + (each.id === id ? each.points : 0), 0);
      return {
        ...state,
        phase: "finished",
        turn: null,
        thinksFor: null,
        isOpen: false,
        end: { why, adjustments },
        players: state.players.map((player) => ({
          ...player,
          score: player.score + pointsOf(player.id),
        })),
      };
    }
    default:
      return event satisfies never;
  }
}

const rulesOf = ({ setting }: WordBoardState) => rulesetOf(setting.preset, setting.board);

/** A turn is over: what was done is noted, and the clock of who did it stops. */
function endTurn(
  state: WordBoardState,
  turn: Turn,
  into: (player: WordBoardPlayer) => WordBoardPlayer,
): WordBoardState {
  return {
    ...state,
    turn: null,
    previous: state.players.findIndex(({ id }) => id === turn.by),
    turns: [...state.turns, turn],
    scoreless: turn.score === 0 ? state.scoreless + 1 : 0,
    thinksFor: null,
    players: change(state, turn.by, (player) => {
      const held = heldOf(player, state, turn.at);
      const spent = player.spent + Math.max(0, turn.at - state.turnAt - held);
      return into({ ...player, spent, held: 0 });
    }),
  };
}

function came(state: WordBoardState, { id, at }: { id: string; at: number }): WordBoardState {
  const isKnown = state.people.some((each) => each.id === id);
  return {
    ...state,
    people: isKnown
      ? state.people.map((each) => (each.id === id ? { id, isAway: false } : each))
      : [...state.people, { id, isAway: false }],
    // Who has given up a seat has none any more, here or not.
    players: change(state, id, (player) =>
      player.presence === "left"
        ? player
        : { ...player, presence: "here", awaySince: null, held: heldOf(player, state, at) },
    ),
  };
}

function started(
  state: WordBoardState,
  { setting, players, at }: Extract<WordBoardEvent, { type: "started" }>,
): WordBoardState {
  const rules = rulesetOf(setting.preset, setting.board);
  const here = new Set(state.people.filter(({ isAway }) => !isAway).map(({ id }) => id));
  const dealt = players.map(({ rack }) => rack).join("");
  return {
    ...state,
    setting,
    phase: "playing",
    match: state.match + 1,
    board: emptyBoard(rules.layout),
    bag: takeFrom(allTiles(rules.tiles), dealt)!,
    turn: null,
    previous: -1,
    turnAt: at,
    thinksFor: null,
    scoreless: 0,
    turns: [],
    isOpen: false,
    end: null,
    players: players.map(({ id, isBot, rack }) => ({
      id,
      isBot,
      rack,
      presence: isBot || here.has(id) ? "here" : "away",
      awaySince: isBot || here.has(id) ? null : at,
      score: 0,
      spent: 0,
      held: 0,
      missed: 0,
    })),
  };
}

function challenged(
  state: WordBoardState,
  { id, wrong }: Extract<WordBoardEvent, { type: "challenged" }>,
): WordBoardState {
  const last = state.turns.at(-1);
  if (last?.kind !== "played") return state;
  const play = { ...last, challengedBy: id };
  const before = state.turns.slice(0, -1);
  if (wrong.length === 0) {
    const { challenge } = state.setting;
    const isOwn = (player: WordBoardPlayer): boolean => player.id === play.by;
    return {
      ...state,
      turns: [...before, play],
      players: state.players.map((player) => ({
        ...player,
        ...(challenge === "FIVE_POINT" && isOwn(player)
          ? { score: player.score + wordBoardRules.challengeBonus }
          : {}),
        ...(challenge === "DOUBLE" && player.id === id ? { isSkipped: true } : {}),
      })),
    };
  }
  const back = play.placed.map((each) => tileOf(signOf(each))).join("");
  return {
    ...state,
    board: lift(state.board, play.placed, rulesOf(state).layout),
    isOpen: false,
    turns: [...before, { ...play, score: 0, isWithdrawn: true }],
    scoreless: scorelessAt(before) + 1,
    players: change(state, play.by, (player) => ({
      ...player,
      rack: player.rack + back,
      score: player.score - play.score,
    })),
  };
}

/** Turns in succession without a point, at the end of these. */
const scorelessAt = (turns: readonly Turn[]): number =>
  turns.length - 1 - turns.findLastIndex(({ score }) => score > 0);

const change = (
  { players }: Pick<WordBoardState, "players">,
  id: string,
  into: (player: WordBoardPlayer) => WordBoardPlayer,
): readonly WordBoardPlayer[] =>
  players.map((player) => (player.id === id ? into(player) : player));
