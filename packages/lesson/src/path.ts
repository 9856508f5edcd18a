import { answerIn, xpOf } from "./grading";
import type { Answers, Step } from "./types";

/**
 * The steps that a learner with these answers meets, in order. A step with a condition is met
 * where the earlier step that it names is met and has one of the answers it asks for.
 *
 * A branch without an answer yet is taken at its first choice. All paths through a lesson have
 * as many steps and pay the same XP (the content's lint sees to that), so the length and the pay
 * of what is returned hold whatever the learner chooses.
 */
export function pathOf<S extends Step>(steps: readonly S[], answers: Answers): S[] {
  const given = new Map<string, string | undefined>();
  const path: S[] = [];
  for (const step of steps) {
    const { onlyIf } = step;
    const earlier = onlyIf === null ? undefined : given.get(onlyIf.stepId);
    if (onlyIf !== null && (earlier === undefined || !onlyIf.answers.includes(earlier))) continue;
    path.push(step);
    given.set(step.id, answerIn(answers, step.id) ?? offeredBy(step)[0]);
  }
  return path;
}

/** XP that the dialogue pays, on whichever path. */
export const dialogueXp = (steps: readonly Step[]): number => xpOf(pathOf(steps, {}));

/** The answers that a step offers; none where the learner types or only goes on. */
export const offeredBy = ({
  inputType,
  choices,
}: Pick<Step, "inputType" | "choices">): readonly string[] =>
  inputType === "yesno" ? yesNo : choices;

/** The two answers of a `yesno` step or question. */
export const yesNo = ["Yes", "No"] as const;
