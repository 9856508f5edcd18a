import { quizRules, type QuizTeam, quizTeams } from "./quiz-facts";
import {
  type GivenAnswer,
  isRunning,
  type QuizEvent,
  type QuizPlayer,
  type QuizState,
} from "./state";

const longestAway = quizRules.awaySeconds * 1000;

/** The game after something happened. Knows no rules: what is in the log has happened. */
export function applyQuizEvent(state: QuizState, event: QuizEvent): QuizState {
  const next = after(event.type === "came" ? withClocksGoing(state, event.at) : state, event);
  const restingSince = isDeserted(next) ? (state.restingSince ?? event.at) : undefined;
  return { ...next, version: state.version + 1, restingSince };
}

/** Whether nobody is in a running game, or waits beside it, who would be held up by its standing. */
const isDeserted = (state: QuizState): boolean =>
  state.setting.host === null &&
  isRunning(state) &&
  state.people.every(({ isAway }) => isAway) &&
  state.players.some(({ isBot, presence }) => !isBot && presence !== "left");

/** A game in which somebody is again: the time for which it stood did not pass. */
function withClocksGoing(state: QuizState, at: number): QuizState {
  if (state.restingSince === undefined) return state;
  const stood = at - state.restingSince;
  return {
    ...state,
    stood: (state.stood ?? 0) + stood,
    askedAt: state.askedAt + stood,
    revealedAt: state.revealedAt + stood,
    players: state.players.map((player) =>
      player.awaySince === null ? player : { ...player, awaySince: player.awaySince + stood },
    ),
  };
}

export type ApplyQuizEvent = (state: QuizState, event: QuizEvent) => QuizState;

/**
 * The same for many events that are applied one after another, each to what the last one left: all
 * answers go into one copy of those that were given, for a class gives hundreds at once, and to copy
 * all for each takes longer than all else that is decided of them. What this returned before must not
 * be kept, since it changes.
 */
export function applyInSuccession(): ApplyQuizEvent {
  let own: { -readonly [Key in keyof QuizState]: QuizState[Key] } | undefined;
  let given: Record<string, GivenAnswer> = {};
  return (state, event) => {
    if (event.type !== "answered") return applyQuizEvent(state, event);
    if (own === undefined || state !== own) {
      given = { ...state.given };
      own = { ...state, given };
    }
    given[event.id] = givenOf(event);
    own.version += 1;
    return own;
  };
}

/** The game that a log leads to. */
export const replayQuiz = (from: QuizState, log: Iterable<QuizEvent>): QuizState => {
  const apply = applyInSuccession();
  let state = from;
  for (const event of log) state = apply(state, event);
  return state;
};

function after(state: QuizState, event: QuizEvent): QuizState {
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
        ...(event.isRemoved === true ? { removed: [...(state.removed ?? []), event.id] } : {}),
        players: change(state, event.id, (player) => ({
          ...player,
          presence: "left",
          awaySince: null,
          ...(event.isRemoved === true ? { isRemoved: true } : {}),
        })),
      };
    case "became":
      return became(state, event);
    case "started": {
      const { isTeam, players, questions } = event;
      const away = new Set(state.people.filter(({ isAway }) => isAway).map(({ id }) => id));
      return {
        ...state,
        setting: { ...state.setting, isTeam },
        phase: "revealing",
        match: state.match + 1,
        players: players.map((seat) => newPlayer(seat, away.has(seat.id) ? event.at : null)),
        questions,
        round: 0,
        // What follows begins with the first question.
        revealedAt: 0,
        given: {},
        plans: [],
      };
    }
    case "asked": {
      const { round, plans, at } = event;
      const players = state.players.map((player) => ({ ...player, held: 0 }));
      const fresh = { stood: undefined, given: {}, players };
      return { ...state, phase: "asking", round, plans, askedAt: at, ...fresh };
    }
    case "answered": {
      return { ...state, given: { ...state.given, [event.id]: givenOf(event) } };
    }
    case "revealed":
      return {
        ...state,
        phase: "revealing",
        revealedAt: event.at,
        players: state.players.map((player) => {
          const points = state.given[player.id]?.points ?? 0;
          if (points === 0) return player;
          return { ...player, score: player.score + points, right: player.right + 1 };
        }),
      };
    case "leaderboard-shown":
      return { ...state, setting: { ...state.setting, showsLeaderboard: event.isShown } };
    case "ended":
      return { ...state, phase: "finished", plans: [] };
    default:
      return event satisfies never;
  }
}

const givenOf = ({
  letter,
  elapsed,
  points,
  at,
}: Extract<QuizEvent, { type: "answered" }>): GivenAnswer => ({ letter, elapsed, points, at });

function came(state: QuizState, { id, at }: { id: string; at: number }): QuizState {
  const isKnown = state.people.some((each) => each.id === id);
  const people = isKnown
    ? state.people.map((each) => (each.id === id ? { id, isAway: false } : each))
    : [...state.people, { id, isAway: false }];
  if (state.players.some((player) => player.id === id)) {
    const players = change(state, id, (player) => ({
      ...player,
      presence: "here",
      awaySince: null,
      held: player.held + heldSince(player, state.askedAt, at),
    }));
    return { ...state, people, players };
  }
  const { takesLatecomers, mostPlayers } = state.setting;
  if (!isRunning(state) || !takesLatecomers || state.players.length >= mostPlayers) {
    return { ...state, people };
  }
  const player = newPlayer({ id, isBot: false, team: smallerTeam(state) }, null);
  return { ...state, people, players: [...state.players, player] };
}

/**
 * Until the account comes in by itself it is away. Where it has a seat of its own, that is the one
 * which it keeps.
 */
function became(
  state: QuizState,
  { id, as, at }: Extract<QuizEvent, { type: "became" }>,
): QuizState {
  if (id === as) return state;
  const { setting, people, players, removed = [] } = state;
  const isHere = people.some((each) => each.id === as);
  const isSeated = players.some((each) => each.id === as);
  const { [id]: said, ...given } = state.given;
  return {
    ...state,
    setting: setting.host === id ? { ...setting, host: as } : setting,
    people: isHere
      ? people.filter((each) => each.id !== id)
      : people.map((each) =>
          each.id === id ? { id: as, isAway: true, awaySince: each.awaySince ?? at } : each,
        ),
    removed: [...new Set(removed.map((each) => (each === id ? as : each)))],
    players: isSeated
      ? players.filter((each) => each.id !== id)
      : change(state, id, (player) => ({
          ...player,
          id: as,
          ...(player.presence === "here" ? { presence: "away", awaySince: at } : {}),
        })),
    given: isSeated || said === undefined ? given : { ...given, [as]: said },
  };
}

/** Where teams play, the one with fewer players who have not left; the first of equals. */
function smallerTeam({ setting, players }: QuizState): QuizTeam | null {
  if (!setting.isTeam) return null;
  const sizeOf = (of: QuizTeam): number =>
    players.filter(({ team, presence }) => team === of && presence !== "left").length;
  return quizTeams.reduce((least, team) => (sizeOf(team) < sizeOf(least) ? team : least));
}

/**
 * Milliseconds of a line that is still cut by which the question closes later for the player: those
 * since it was asked, and five seconds of one question at most.
 */
export function heldSince(
  { awaySince, held }: Pick<QuizPlayer, "awaySince" | "held">,
  askedAt: number,
  now: number,
): number {
  if (awaySince === null) return 0;
  return Math.max(0, Math.min(now - Math.max(awaySince, askedAt), longestAway - held));
}

const newPlayer = (
  seat: Pick<QuizPlayer, "id" | "isBot" | "team">,
  awaySince: number | null,
): QuizPlayer => ({
  ...seat,
  presence: awaySince === null ? "here" : "away",
  awaySince,
  held: 0,
  score: 0,
  right: 0,
});

const change = (
  { players }: QuizState,
  id: string,
  into: (player: QuizPlayer) => QuizPlayer,
): readonly QuizPlayer[] => players.map((player) => (player.id === id ? into(player) : player));
