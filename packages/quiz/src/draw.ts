import { answerLetters } from "./quiz-facts";
import type { DrawnQuestion } from "./state";

/** A question as the bank, or a teacher, has it. */
export interface QuizQuestion {
  id: string | null;
  question: string;
  answer: string;
  wrong: readonly string[];
  explanation: string;
}

/**
 * Chooses questions for a game: first those that none of its people has seen, then those seen
 * longest ago.
 *
 * @param pool the questions that suit the room
 * @param seenAt when any of the people last saw a question, by its id, in milliseconds since 1970
 */
export function chooseQuestions<Q extends QuizQuestion>(
  pool: readonly Q[],
  {
    count,
    seenAt,
    chance,
  }: {
    count: number;
    seenAt: ReadonlyMap<string, number>;
    chance: () => number;
  },
): Q[] {
  const seen = ({ id }: Q): number => (id === null ? 0 : (seenAt.get(id) ?? 0));
  return chooseInOrder(pool, chance)
    .toSorted((a, b) => seen(a) - seen(b))
    .slice(0, count);
}

/**
 * Gives the options of questions their letters by chance, so that in one game no letter is right
 * more often than it must be.
 *
 * @param name what the questions of this game are called, as `3-` for `3-1`, `3-2`, …
 */
export function drawQuestions(
  questions: readonly QuizQuestion[],
  { name, chance }: { name: string; chance: () => number },
): DrawnQuestion[] {
  const rightPlaces = questions.flatMap((_, index) =>
    index % answerLetters.length === 0 ? chooseInOrder(answerLetters.keys(), chance) : [],
  );
  return questions.map(({ id: bankId, question, answer, wrong, explanation }, index) => {
    const place = rightPlaces[index]!;
    const options = chooseInOrder(wrong, chance);
    options.splice(place, 0, answer);
    const right = answerLetters[place]!;
    return { id: `${name}${index + 1}`, bankId, question, options, right, explanation };
  });
}

/** All of them in an order by chance: Fisher and Yates, so that every order is as likely. */
export function chooseInOrder<T>(all: Iterable<T>, chance: () => number): T[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
