import { elapsedOf, pointsFor } from "./points";
import { chooseInOrder, drawQuestions, type QuizQuestion } from "./draw";
import { type AnswerLetter, quizRules } from "./quiz-facts";
import type { DrawnQuestion, GivenAnswer } from "./state";

/** Five questions that somebody answers alone, once a day. Plain data: it is stored as JSON. */
export interface DailyFive {
  questions: readonly DrawnQuestion[];
  /** What was said to the first of them, in their order. */
  given: readonly GivenAnswer[];
  /** When the question after those was asked, in milliseconds since 1970; null while none is open. */
  askedAt: number | null;
}

const second = 1000;
const time = quizRules.seconds * second;
const latest = time + quizRules.latencySeconds * second;

/**
 * The five of a day: the same for everybody of a level, and none that came on another day until all
 * have had their turn.
 *
 * @param day days since 1970, where the learner is
 */
export function drawDailyFive(pool: readonly QuizQuestion[], day: number): DailyFive {
  const turns = Math.max(1, Math.floor(pool.length / quizRules.rounds));
  const order = chooseInOrder(pool, chanceFrom(`order ${Math.floor(day / turns)}`));
  const from = (day % turns) * quizRules.rounds;
  const questions = drawQuestions(order.slice(from, from + quizRules.rounds), {
    name: `${day}-`,
    chance: chanceFrom(`letters ${day}`),
  });
  return { questions, given: [], askedAt: null };
}

export const isFinished = ({ questions, given }: DailyFive): boolean =>
  given.length >= questions.length;

/** The five after time has passed: what nobody answered in time is over, without an answer. */
export function settleDailyFive(five: DailyFive, now: number): DailyFive {
  if (five.askedAt === null || now <= five.askedAt + latest) return five;
  const at = five.askedAt + time;
  return close(five, { letter: null, elapsed: time, points: 0, at });
}

/** Asks the next question, unless one is open or all were asked. Its clock begins. */
export function askNext(given: DailyFive, now: number): DailyFive {
  const five = settleDailyFive(given, now);
  return five.askedAt !== null || isFinished(five) ? five : { ...five, askedAt: now };
}

/**
 * The five with an answer to the question that is open; undefined where that is another one, or none.
 *
 * @param answer a letter; empty for no answer
 * @param now milliseconds since 1970 at which the server had it
 */
export function answerDailyFive(
  before: DailyFive,
  { questionId, answer }: { questionId: string; answer: AnswerLetter | "" },
  now: number,
): DailyFive | undefined {
  const five = settleDailyFive(before, now);
  const question = five.questions[five.given.length];
  if (five.askedAt === null || question?.id !== questionId) return undefined;
  const letter = answer === "" ? null : answer;
  const elapsed = elapsedOf(five.askedAt, now, 0);
  const points = pointsFor(letter === question.right, elapsed);
  return close(five, { letter, elapsed, points, at: now });
}

const close = (five: DailyFive, answer: GivenAnswer): DailyFive => ({
  ...five,
  given: [...five.given, answer],
  askedAt: null,
});

/**
 * How many days in a row somebody finished their five: those that end today or, as today is not
 * over, yesterday. Nothing mends a day that was left out.
 *
 * @param days days since 1970, in any order
 */
export function runOfDays(
  days: Iterable<number>,
  today: number,
): { current: number; longest: number } {
  const sorted = [...new Set(days)].filter((day) => day <= today).toSorted((a, b) => a - b);
  let run = 0;
  let longest = 0;
  for (const [place, day] of sorted.entries()) {
    run = day - 1 === sorted[place - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const last = sorted.at(-1);
  return { current: last !== undefined && last >= today - 1 ? run : 0, longest };
}

/**
 * A chance that is the same for everybody who names it alike. FNV-1a over the name and a count
 * (Fowler, Noll, Vo 1991), its bits mixed once more as in MurmurHash3 (Appleby 2011).
 */
function chanceFrom(name: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    let hash = 0x811c9dc5;
    for (const character of `${name} ${count}`) {
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  };
}
