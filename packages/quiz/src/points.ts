import { quizRules } from "./quiz-facts";

const second = 1000;

/**
 * What an answer is worth: 100 points less two for each whole second, 50 at least; nothing where
 * it is wrong.
 *
 * @param elapsed milliseconds from the question to the answer
 */
export function pointsFor(isRight: boolean, elapsed: number): number {
  if (!isRight) return 0;
  const { highestPoints, lowestPoints, pointsLostPerSecond } = quizRules;
  const lost = pointsLostPerSecond * Math.floor(elapsed / second);
  return Math.max(lowestPoints, highestPoints - lost);
}

/**
 * How long somebody took, on the server's clock: the way of the question to them and of the answer
 * back is not theirs, up to a second of it.
 *
 * @param latency milliseconds to them and back, as measured; 0 where nobody knows
 */
export function elapsedOf(askedAt: number, receivedAt: number, latency: number): number {
  const allowed = Math.min(Math.max(latency, 0), quizRules.latencySeconds * second);
  return Math.max(0, receivedAt - askedAt - allowed);
}
