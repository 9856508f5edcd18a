import { answerTo } from "./attempt";
import { answerIn, sameAnswer, xpOf } from "./grading";
import { PROGRESS_PER_CORRECT_ANSWER, progressOfParts } from "./course";
import { dialogueXp, pathOf } from "./path";
import type { Answers, Script, Step } from "./types";

/** An `answered` statement about a step. */
export interface StepStatement {
  readonly stepId: string;
  /** Null where the client sent no words. */
  readonly response: string | null;
}

/** What was seen of a learner's dialogue. */
export interface SeenDialogue {
  /** XP of the steps seen. */
  xp: number;
  /** Steps seen, in whole percent of those on the learner's path. */
  percent: number;
  /** Whether that is every step on the learner's path. */
  isWhole: boolean;
}

export const nothingSeen: SeenDialogue = { xp: 0, percent: 0, isWhole: false };

/** The whole dialogue, as for a lesson that was worked through in the simple player. */
export const wholeDialogue = ({ steps }: Pick<Script, "steps">): SeenDialogue => ({
  xp: dialogueXp(steps),
  percent: 100,
  isWhole: true,
});

/**
 * What stored answers and statements show of a dialogue. Stored answers come first, then the first
 * statement about a step. A statement whose response is no answer to its step shows nothing; nor
 * does one about a step beside the path that the learner's answers lead along. A `continue` step
 * asks for nothing, so clients need not tell of it: it was seen when the asking step that follows
 * it was, or the one before it where none follows.
 */
export function seenDialogue(
  { steps }: Pick<Script, "steps">,
  stored: Answers,
  statements: readonly StepStatement[],
): SeenDialogue {
  const stepById = new Map(steps.map((step) => [step.id, step]));
  const told = new Set<string>();
  const answers = new Map(Object.entries(stored));
  for (const { stepId, response } of statements) {
    const step = stepById.get(stepId);
    if (step === undefined || told.has(stepId)) continue;
    const answer = response === null ? null : answerTo(step.inputType, step, response);
    if (answer?.ok === false) continue;
    told.add(stepId);
    if (answer !== null && !answers.has(stepId)) answers.set(stepId, answer.value);
  }
  const path = pathOf(steps, Object.fromEntries(answers));
  const isTold = ({ id }: Step) => answerIn(stored, id) !== undefined || told.has(id);
  const asking = path.filter(({ inputType }) => inputType !== "continue");
  const seen = path.filter((step, index) => {
    if (step.inputType !== "continue" || isTold(step)) return isTold(step);
    const next = path.slice(index).find(({ inputType }) => inputType !== "continue");
    const neighbour = next ?? asking.at(-1);
    return neighbour !== undefined && isTold(neighbour);
  });
  const isWhole = seen.length === path.length;
  const percent = isWhole ? 100 : Math.round((seen.length / path.length) * 100);
  return { xp: xpOf(seen), percent, isWhole };
}

/** A part of the simple player's outline, as far as its question is graded. */
interface GradedPart {
  readonly id: string;
  readonly correct: string;
}

/** The parts whose questions were answered right. */
export const rightParts = (outline: readonly GradedPart[], choices: Answers): string[] =>
  outline.flatMap(({ id, correct }) => {
    const choice = answerIn(choices, id);
    return choice !== undefined && sameAnswer(correct, choice) ? [id] : [];
  });

/** Whether a call raised progress as far as a right answer does: less is no sign of a sitting. */
export const isSitting = (before: number, after: number): boolean =>
  after - before >= PROGRESS_PER_CORRECT_ANSWER;

/** A lesson takes ten to thirty minutes, so nobody who learns finishes many more in an hour. */
export const LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR = 3;

/** Since when lessons paid on progress alone count towards the limit of the hour. */
export const startOfHourBefore = (now: Date): Date => new Date(now.getTime() - 3600_000);

/** A lesson that was paid with nothing but progress to show, and when. */
export interface PaidOnProgress {
  readonly lessonId: string;
  readonly paidAt: Date;
}

/**
 * Of the lessons that a guest brings into an account, those that pay nothing there: with them the
 * account would have more in an hour than one learner is paid on progress alone.
 */
export function beyondTheHour(
  own: readonly PaidOnProgress[],
  brought: readonly PaidOnProgress[],
): string[] {
  const paid = own.map(({ paidAt }) => paidAt);
  const beyond: string[] = [];
  const inOrder = brought.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  for (const { lessonId, paidAt } of inOrder) {
    const since = startOfHourBefore(paidAt);
    const around = paid.filter((at) => at > since && startOfHourBefore(at) < paidAt);
    if (around.length < LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR) paid.push(paidAt);
    else beyond.push(lessonId);
  }
  return beyond;
}

/**
 * What shows that a lesson was worked through in the simple player: right answers to all of its
 * parts, less what of its dialogue was done before, or progress alone that rose in several sittings, which is all that the specified
 * client tells. One call from nothing to 100 shows nothing. Progress is easily made up, so what it
 * pays is limited.
 *
 * @param parts how many different parts were answered right since the lesson was opened
 * @param dialogue what was seen of it: the simple player goes on from there
 * @param rises how many sittings raised the lesson's progress since it was opened
 */
export function shownBy({
  parts,
  dialogue,
  rises,
}: {
  parts: number;
  dialogue: SeenDialogue;
  rises: number;
}): "answers" | "progress" | null {
  const isAnswered = parts > 0 && progressOfParts(parts) + dialogue.percent >= 100;
  if (dialogue.isWhole || isAnswered) return "answers";
  return rises > 1 ? "progress" : null;
}
