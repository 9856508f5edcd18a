import { answerLetters, type QuizBotId } from "./quiz-facts";
import type { BotPlan, QuizState } from "./state";

/** How a bot plays: how often it is right, and between how many seconds it answers. */
const ways: Readonly<Record<QuizBotId, { right: number; from: number; to: number }>> = {
  // Slow and careful; quick and careless; in between; now this, now that.
  "bot:quill": { right: 0.75, from: 7, to: 16 },
  "bot:blot": { right: 0.45, from: 2, to: 7 },
  "bot:nib": { right: 0.6, from: 4, to: 11 },
  "bot:margin": { right: 0.6, from: 3, to: 18 },
};

/**
 * What the bots of a game are going to say to a question, and when. Drawn as the question is asked
 * and kept in the log, so that a game replays to the same end.
 */
export function planBots(
  { players, questions, setting }: QuizState,
  round: number,
  chance: () => number,
): BotPlan[] {
  const question = questions[round - 1];
  if (question === undefined) return [];
  return players
    .filter(({ isBot }) => isBot)
    .map(({ id: name }) => {
      const id = name as QuizBotId;
      const { right, from, to } = ways[id];
      const others = answerLetters.filter((letter) => letter !== question.right);
      const isRight = chance() < right;
      const letter = isRight ? question.right : others[Math.floor(chance() * others.length)]!;
      const after = Math.min(Math.round((from + chance() * (to - from)) * 1000), setting.time);
      return { id, letter, after };
    });
}
