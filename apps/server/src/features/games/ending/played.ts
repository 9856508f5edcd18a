import {
  optionUnder,
  playedRounds,
  type QuizEvent,
  type QuizSetting,
  standings,
} from "@saywell/quiz";
import type { MissedQuestion } from "../games-needs";

/** A question of a game that is over, as somebody answered it. */
export interface PlayedAnswer {
  question: string;
  /** The option they chose; null for none. */
  said: string | null;
  right: string;
  points: number;
}

export interface PlayedSeat {
  id: string;
  score: number;
  rank: number;
  right: number;
  answered: number;
  answers: PlayedAnswer[];
  missed: MissedQuestion[];
}

export interface MatchSummary {
  /** Questions that were asked to the end. */
  rounds: number;
  /** The people who had a seat. */
  seats: PlayedSeat[];
}

/** What everybody did in a game, from its part of the log. */
export function playedIn(setting: QuizSetting, events: readonly QuizEvent[]): MatchSummary {
  const { rounds, end } = playedRounds(setting, events);
  const answers = new Map<string, PlayedAnswer[]>();
  const missed = new Map<string, MissedQuestion[]>();
  const listOf = <T>(of: Map<string, T[]>, id: string): T[] => {
    const list = of.get(id) ?? [];
    of.set(id, list);
    return list;
  };
  for (const { question: asked, given, players } of rounds) {
    const { bankId, question, explanation } = asked;
    const right = optionUnder(asked, asked.right);
    for (const { id, isBot, presence } of players) {
      if (isBot) continue;
      const own = given[id];
      const letter = own?.letter ?? null;
      // Who has left misses nothing any more.
      if (own === undefined && presence === "left") continue;
      const said = letter === null ? null : optionUnder(asked, letter);
      listOf(answers, id).push({ question, said, right, points: own?.points ?? 0 });
      if (letter === asked.right) continue;
      const wrong = asked.options.filter((option) => option !== right);
      listOf(missed, id).push({ bankId, question, answer: right, wrong, explanation });
    }
  }
  const ranks = new Map(standings(end.players).map(({ id, rank }) => [id, rank]));
  const seats = end.players
    .filter(({ isBot }) => !isBot)
    .map(({ id, score, right }) => ({
      id,
      score,
      rank: ranks.get(id)!,
      right,
      answered: listOf(answers, id).filter(({ said }) => said !== null).length,
      answers: listOf(answers, id),
      missed: listOf(missed, id),
    }));
  return { rounds: rounds.length, seats };
}
