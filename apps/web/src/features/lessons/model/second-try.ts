import { type Attempt, markStep, pathOf, type Step } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";

/**
 * Where the lesson stops: at a wrong answer (`wrong`), at the second try that follows (`trying`), and
 * at the right answer where that was wrong too (`told`). The first answer is stored by then, and pays.
 */
export interface Stop {
  stepId: string;
  stage: "wrong" | "trying" | "told";
  /** What was answered wrong, in order. */
  tried: readonly string[];
}

export interface Turns {
  /** Null while the lesson goes on. */
  stop: Stop | null;
  /** What was answered at the second try, by step: right or wrong. */
  seconds: Readonly<Record<string, string>>;
}

export const noTurns: Turns = { stop: null, seconds: {} };

type Asked = Pick<Step, "id" | "correct">;

/**
 * Where somebody is who comes back: at the wrong answer that they gave last, unless their second try
 * is over. What is remembered of another run through the lesson is left out.
 */
export function resumeTurns(
  steps: readonly Step[],
  { answers, quizAnswers }: Attempt,
  { stop, seconds }: Turns,
): Turns {
  const wrong = pathOf(steps, answers).filter(
    (step) => answers[step.id] !== undefined && markStep(step, answers[step.id] ?? "") === false,
  );
  const known = Object.entries(seconds).filter(([id]) => wrong.some((step) => step.id === id));
  const resumed: Turns = { stop: null, seconds: Object.fromEntries(known) };
  const last = steps.findLast(({ id }) => answers[id] !== undefined);
  const first = last && wrong.includes(last) ? answers[last.id] : undefined;
  if (!last || first === undefined || Object.keys(quizAnswers).length > 0) return resumed;
  if (stop?.stepId === last.id && stop.tried[0] === first) return { ...resumed, stop };
  return Object.hasOwn(resumed.seconds, last.id) ? resumed : afterFirst(resumed, last, first);
}

/** After the first answer to a step: it stops the lesson where it is wrong. */
export const afterFirst = (turns: Turns, step: Asked, answer: string): Turns =>
  markStep(step, answer) === false
    ? { ...turns, stop: { stepId: step.id, stage: "wrong", tried: [answer] } }
    : turns;

/** Has the learner try once more. */
export const tryAgain = (turns: Turns): Turns =>
  turns.stop?.stage === "wrong" ? { ...turns, stop: { ...turns.stop, stage: "trying" } } : turns;

/** After the second try: the lesson goes on, or tells what was right. */
export function afterSecond(turns: Turns, step: Asked, answer: string): Turns {
  const { stop, seconds } = turns;
  if (stop?.stage !== "trying") return turns;
  const isWrong = markStep(step, answer) === false;
  return {
    seconds: { ...seconds, [step.id]: answer },
    stop: isWrong ? { ...stop, stage: "told", tried: [...stop.tried, answer] } : null,
  };
}

/** Goes on after having read what was right. */
export const goOn = (turns: Turns): Turns => ({ ...turns, stop: null });

/** What is said to whoever was wrong twice, after why. */
export const tellAnswer = ({ correct }: Pick<DialogueStep, "correct">): string =>
  `The answer is ${(correct ?? []).map((right) => `“${right}”`).join(" or ")}.`.replace(
    /([.?!])”\.$/u,
    "$1”",
  );
