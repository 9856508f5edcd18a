import {
  applyQuizEvent,
  type AnswerLetter,
  answerLetters,
  currentQuestion,
  newQuiz,
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

export interface PlayedGame {
  /** Questions that were asked to the end. */
  rounds: number;
  /** The people who had a seat. */
  seats: PlayedSeat[];
}

/** What everybody did in a game, from its part of the log. */
export function playedIn(setting: QuizSetting, events: readonly QuizEvent[]): PlayedGame {
  let state = newQuiz(setting);
  let rounds = 0;
  const answers = new Map<string, PlayedAnswer[]>();
  const missed = new Map<string, MissedQuestion[]>();
  const listOf = <T>(of: Map<string, T[]>, id: string): T[] => {
    const list = of.get(id) ?? [];
    of.set(id, list);
    return list;
  };
  for (const event of events) {
    state = applyQuizEvent(state, event);
    const question = currentQuestion(state);
    if (event.type !== "revealed" || question === undefined) continue;
    rounds += 1;
    const optionOf = (letter: AnswerLetter): string =>
      question.options[answerLetters.indexOf(letter)]!;
    const right = optionOf(question.right);
    for (const { id, isBot, presence } of state.players) {
      if (isBot) continue;
      const given = state.given[id];
      const letter = given?.letter ?? null;
      // Who has left misses nothing any more.
      if (given === undefined && presence === "left") continue;
      const said = letter === null ? null : optionOf(letter);
      listOf(answers, id).push({
        question: question.question,
        said,
        right,
        points: given?.points ?? 0,
      });
      if (letter === question.right) continue;
      const wrong = question.options.filter((option) => option !== right);
      const { bankId, explanation } = question;
      listOf(missed, id).push({
        bankId,
        question: question.question,
        answer: right,
        wrong,
        explanation,
      });
    }
  }
  const ranks = new Map(standings(state.players).map(({ id, rank }) => [id, rank]));
  const seats = state.players
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
  return { rounds, seats };
}
