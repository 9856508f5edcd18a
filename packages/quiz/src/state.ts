import type { AnswerLetter, QuizBotId, QuizTeam } from "./quiz-facts";

/** A question as one game asks it: its options stand under the letters that chance gave them. */
export interface DrawnQuestion {
  /** What clients call it; tells nothing of the question. Unique in its game. */
  id: string;
  /** Its id in the bank; null for a question of a teacher's own. */
  bankId: string | null;
  question: string;
  /** Four options, A to D. */
  options: readonly string[];
  right: AnswerLetter;
  explanation: string;
}

/** How a game is played. */
export interface QuizSetting {
  /** Everybody for themselves, or two teams. */
  isTeam: boolean;
  /** Milliseconds for one question. */
  time: number;
  /** Milliseconds between the shown answer and the next question; null: the host goes on. */
  pause: number | null;
  mostPlayers: number;
  /** Whether who comes while a game runs plays along at once. */
  takesLatecomers: boolean;
  /** Whether bots fill the seats until a game can be played. */
  hasBots: boolean;
  /** Whether players see the leaderboard before the end. */
  showsLeaderboard: boolean;
  /** Who alone may start, pace and end the game; null where any player may start. */
  host: string | null;
}

/** Somebody with a seat in the running game. All times are milliseconds since 1970. */
export interface QuizPlayer {
  id: string;
  isBot: boolean;
  team: QuizTeam | null;
  /** `away`: the line is cut, they may be back; `left`: gone for good. */
  presence: "here" | "away" | "left";
  awaySince: number | null;
  /** The host took them out: no player sees them any more. */
  isRemoved?: true;
  /** Milliseconds of this question for which the line was cut: so much later it closes for them. */
  held: number;
  score: number;
  right: number;
}

/** Somebody who is in a game's room, or on the way back to it. */
export interface Person {
  id: string;
  isAway: boolean;
  /** While they are away, milliseconds since 1970. */
  awaySince?: number;
}

/** What a player said to the question that is asked. */
export interface GivenAnswer {
  /** Null: no answer, as when the time ran out. */
  letter: AnswerLetter | null;
  /** Milliseconds they took, on the server's clock, less what their line is slow. */
  elapsed: number;
  points: number;
  at: number;
}

/** What a bot is going to say, and how many milliseconds after the question. */
export interface BotPlan {
  id: QuizBotId;
  letter: AnswerLetter;
  after: number;
}

export type QuizPhase = "waiting" | "asking" | "revealing" | "finished";

/** The whole of a game. Plain data: it is stored as JSON, and its log of events leads to it. */
export interface QuizState {
  /** How many events led here. */
  version: number;
  setting: QuizSetting;
  phase: QuizPhase;
  /** How many times a game was started here. */
  match: number;
  /** Who is here or on the way back, in the order in which they came: they play the next game. */
  people: readonly Person[];
  /** Whom the host has taken out: they do not come in any more. */
  removed?: readonly string[];
  /** Since when everybody is away, and the clocks of a game without a host stand. */
  restingSince?: number | undefined;
  /** Milliseconds for which they have stood since the question was asked. */
  stood?: number | undefined;
  /** The seats of the running game, or of the last one. */
  players: readonly QuizPlayer[];
  questions: readonly DrawnQuestion[];
  /** The question that is asked or shown, from 1; 0 before the first. */
  round: number;
  /** When it was asked. */
  askedAt: number;
  /** When its answer was shown. */
  revealedAt: number;
  given: Readonly<Record<string, GivenAnswer>>;
  plans: readonly BotPlan[];
}

/** What happened in a game. The log of a game is a list of these. */
export type QuizEvent =
  | { type: "came"; id: string; at: number }
  | { type: "vanished"; id: string; at: number }
  | { type: "left"; id: string; at: number; isRemoved?: true; isHereStill?: true }
  /** A guest has logged in: what was theirs in the game belongs to the account `as`. */
  | { type: "became"; id: string; as: string; at: number }
  | {
      type: "started";
      isTeam: boolean;
      players: readonly Pick<QuizPlayer, "id" | "isBot" | "team">[];
      questions: readonly DrawnQuestion[];
      at: number;
    }
  | { type: "asked"; round: number; plans: readonly BotPlan[]; at: number }
  | ({ type: "answered"; id: string } & GivenAnswer)
  | { type: "revealed"; at: number }
  | { type: "leaderboard-shown"; isShown: boolean; at: number }
  | { type: "ended"; at: number };

/** A game before anybody came. */
export const newQuiz = (setting: QuizSetting): QuizState => ({
  version: 0,
  setting,
  phase: "waiting",
  match: 0,
  people: [],
  players: [],
  questions: [],
  round: 0,
  askedAt: 0,
  revealedAt: 0,
  given: {},
  plans: [],
});

/** The question that is asked or shown; undefined outside of rounds. */
export const currentQuestion = ({
  questions,
  round,
  phase,
}: QuizState): DrawnQuestion | undefined =>
  phase === "asking" || phase === "revealing" ? questions[round - 1] : undefined;

export const isRunning = ({ phase }: QuizState): boolean =>
  phase === "asking" || phase === "revealing";

/** Whether the host has taken somebody out. */
export const isOut = ({ removed = [] }: QuizState, id: string): boolean => removed.includes(id);

/** Whether a game has anything of somebody: a place, a seat, the lead, or that they are out. */
export const isKnownIn = (state: QuizState, id: string): boolean =>
  state.setting.host === id ||
  isOut(state, id) ||
  [...state.people, ...state.players].some((each) => each.id === id);
