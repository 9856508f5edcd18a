import { heldSince } from "./apply";
import { revealDue, shownOption } from "./decide";
import { type AnswerLetter, answerLetters, type QuizTeam } from "./quiz-facts";
import { standings, teamScores } from "./standing";
import {
  currentQuestion,
  isRunning,
  type QuizPhase,
  type QuizPlayer,
  type QuizState,
} from "./state";

/** Who looks at a game. */
export interface QuizViewer {
  /** Their account; null for whoever only looks. */
  id: string | null;
}

export interface SeatView {
  id: string;
  isBot: boolean;
  team: QuizTeam | null;
  score: number;
  rank: number;
  presence: "here" | "away" | "left";
  hasAnswered: boolean;
}

export interface RevealView {
  correctAnswer: AnswerLetter;
  explanation: string;
  /** What the seats that are shown said, and got. */
  answers: { id: string; answer: AnswerLetter | null; isCorrect: boolean; points: number }[];
  /** How many chose each letter. */
  counts: Record<AnswerLetter, number>;
}

/** A game as one viewer may see it. */
export interface QuizView {
  version: number;
  match: number;
  phase: QuizPhase;
  isTeam: boolean;
  round: number;
  rounds: number;
  /** Milliseconds for one question. */
  time: number;
  question: { id: string; question: string; options: string[] } | null;
  /** Milliseconds until the question closes or the next one comes; null where nobody knows. */
  endsIn: number | null;
  seats: SeatView[];
  teams: { team: QuizTeam; score: number }[];
  /** How many play, and how many of them have answered. */
  players: number;
  answered: number;
  /** How many of those who have not left have not answered. */
  awaited: number;
  /** Who is here and plays in the next game, in order. */
  people: string[];
  /** The viewer's own part. */
  mine: {
    hasSeat: boolean;
    /** What they answered to this question: null for no answer; undefined before they did. */
    answer: AnswerLetter | null | undefined;
    isHost: boolean;
    /** Of the questions that are over, how many they had right. */
    rightAnswers: number;
  };
  /** What each has said to the open question: the host's alone, who has the answers anyway. */
  answersSoFar: { id: string; answer: AnswerLetter | null }[] | null;
  /** Only when the question is over. */
  reveal: RevealView | null;
  showsLeaderboard: boolean;
}

/** Seats that are shown beside one's own where a class plays. */
export const shownOfMany = 5;

/**
 * Whether a viewer is told what each of the others does: in a class nobody but its teacher is, of a
 * game nobody leads everybody.
 */
export const isToldOfOthers = (
  { host }: Pick<QuizState["setting"], "host">,
  viewerId: string | null,
): boolean => host === null || host === viewerId;

/**
 * What of a game may leave the server for one viewer, and nothing else: the right answer, who said
 * what and what it was worth only once the question is over, no plans of bots, no coming questions.
 *
 * @param at milliseconds since 1970
 */
export function viewQuiz(state: QuizState, viewer: QuizViewer, at: number): QuizView {
  const now = state.restingSince ?? at;
  const { setting, phase, given } = state;
  const isHost = setting.host !== null && setting.host === viewer.id;
  const question = currentQuestion(state);
  const isOver = phase === "revealing" || phase === "finished";
  const all = forAll(state);
  const { players, rankOf, counts, placeOf } = all;
  const ownPlace = viewer.id === null ? undefined : placeOf.get(viewer.id);
  const own = ownPlace === undefined ? undefined : players[ownPlace];
  const held =
    own === undefined || given[own.id] !== undefined
      ? 0
      : own.held + heldSince(own, state.askedAt, now);
  const seesOthers = isToldOfOthers(setting, viewer.id);
  const seesBoard = isHost || setting.showsLeaderboard;
  // Of a hidden one everybody hears their own place, once the game is over.
  const mayRank = seesBoard || phase === "finished";
  const shown = seesOthers
    ? players
    : seatsAmongMany(players, seesBoard ? all.topPlaces : [], ownPlace);
  const told = (id: string): boolean => seesOthers || id === viewer.id;
  return {
    version: state.version,
    match: state.match,
    phase,
    isTeam: setting.isTeam,
    round: state.round,
    rounds: state.questions.length,
    time: setting.time,
    question:
      question === undefined
        ? null
        : {
            id: question.id,
            question: question.question,
            options: answerLetters.map((letter, at) => shownOption(letter, question.options[at]!)),
          },
    // All of a class look at once, and hardly anybody's line was cut.
    endsIn: held === 0 ? all.endsIn(now) : endsIn(state, now, held),
    seats: shown.map(({ id, isBot, team, score, presence }) => ({
      id,
      isBot,
      team,
      score,
      rank: mayRank ? rankOf.get(id)! : 0,
      presence,
      hasAnswered: told(id) && given[id] !== undefined,
    })),
    teams: seesBoard ? teamScores(state) : [],
    players: players.length,
    answered: all.answered,
    awaited: all.awaited,
    people: seesOthers ? state.people.map(({ id }) => id) : [],
    mine: {
      hasSeat: own !== undefined && own.presence !== "left",
      answer: viewer.id === null ? undefined : given[viewer.id]?.letter,
      isHost,
      rightAnswers: own?.right ?? 0,
    },
    answersSoFar:
      isHost && phase === "asking"
        ? Object.entries(given).map(([id, { letter }]) => ({ id, answer: letter }))
        : null,
    reveal:
      question === undefined || !isOver
        ? null
        : {
            correctAnswer: question.right,
            explanation: question.explanation,
            answers: shown.flatMap(({ id }) => {
              const said = given[id];
              if (said === undefined || !told(id)) return [];
              const { letter: answer, points } = said;
              return [{ id, answer, isCorrect: answer === question.right, points }];
            }),
            counts: { ...counts },
          },
    showsLeaderboard: setting.showsLeaderboard,
  };
}

/** The best, and the viewer's own, in the order of all seats. */
function seatsAmongMany(
  players: readonly QuizPlayer[],
  topPlaces: readonly number[],
  ownPlace: number | undefined,
): QuizPlayer[] {
  const places = new Set(ownPlace === undefined ? topPlaces : [...topPlaces, ownPlace]);
  return [...places].toSorted((a, b) => a - b).map((place) => players[place]!);
}

interface ForAll {
  /** Those whom others see: not who was taken out. */
  players: readonly QuizPlayer[];
  rankOf: ReadonlyMap<string, number>;
  /** Where each player's seat is, and those of the best. */
  placeOf: ReadonlyMap<string, number>;
  topPlaces: readonly number[];
  answered: number;
  awaited: number;
  counts: Readonly<Record<AnswerLetter, number>>;
  endsIn: (now: number) => number | null;
}

/** What is the same for every viewer of a state: a class has hundreds of them. */
const shared = new WeakMap<QuizState, ForAll>();

function forAll(state: QuizState): ForAll {
  const known = shared.get(state);
  if (known !== undefined) return known;
  const players = state.players.filter(({ isRemoved }) => isRemoved !== true);
  const ranked = standings(players);
  const placeOf = new Map(players.map(({ id }, place) => [id, place]));
  const { given } = state;
  const made = {
    players,
    rankOf: new Map(ranked.map(({ id, rank }) => [id, rank])),
    placeOf,
    topPlaces: ranked.slice(0, shownOfMany).map(({ id }) => placeOf.get(id)!),
    answered: players.filter(({ id }) => given[id] !== undefined).length,
    awaited: players.filter(({ id, presence }) => presence !== "left" && given[id] === undefined)
      .length,
    counts: countLetters(players, given),
    endsIn: keepLast((now) => endsIn(state, now, 0)),
  };
  shared.set(state, made);
  return made;
}

/** Many look in the same millisecond. */
function keepLast<T>(of: (now: number) => T): (now: number) => T {
  let last: { now: number; found: T } | undefined;
  return (now) => {
    if (last?.now !== now) last = { now, found: of(now) };
    return last.found;
  };
}

function endsIn(state: QuizState, now: number, held: number): number | null {
  if (!isRunning(state)) return null;
  const { phase, setting, askedAt, revealedAt } = state;
  if (phase === "revealing") {
    return setting.pause === null ? null : Math.max(0, revealedAt + setting.pause - now);
  }
  // The second by which slow lines are later is not shown to anybody as theirs; what was cut off is.
  return Math.max(0, Math.min(askedAt + setting.time + held, revealDue(state, now)) - now);
}

function countLetters(
  players: readonly QuizPlayer[],
  given: QuizState["given"],
): Record<AnswerLetter, number> {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (const { id } of players) {
    const letter = given[id]?.letter ?? null;
    if (letter !== null) counts[letter] += 1;
  }
  return counts;
}
