import type { LessonSource } from "./lesson-schema";

type SourceStep = LessonSource["dialogue"][number];

/** One way through a dialogue. */
export interface DialoguePath {
  steps: SourceStep[];
  /** The answers that lead this way, by step; steps that nothing hangs on are left out. */
  answers: ReadonlyMap<string, string>;
}

/** The answers that a step offers; null where the learner types or only goes on. */
export const offeredBy = (step: SourceStep): readonly string[] | null =>
  "choices" in step ? step.choices : step.input === "yesno" ? ["Yes", "No"] : null;

/** Every way through a dialogue whose conditions name earlier steps and answers that they offer. */
export function dialoguePaths(dialogue: readonly SourceStep[]): DialoguePath[] {
  const branches = new Set(dialogue.map((step) => step.onlyIf?.step));
  let paths: DialoguePath[] = [{ steps: [], answers: new Map() }];
  for (const step of dialogue)
    paths = paths.flatMap((path) => {
      const given = step.onlyIf && path.answers.get(step.onlyIf.step);
      if (step.onlyIf && (given === undefined || !step.onlyIf.answers.includes(given)))
        return [path];
      const steps = [...path.steps, step];
      const offered = branches.has(step.id) ? offeredBy(step) : null;
      return offered === null
        ? [{ ...path, steps }]
        : offered.map((answer) => ({
            steps,
            answers: new Map([...path.answers, [step.id, answer]]),
          }));
    });
  return paths;
}

/** Where a path leads along, for an author: `after place = Café, drink = No`. */
export const describePath = ({ answers }: DialoguePath): string =>
  answers.size === 0
    ? ""
    : ` after ${[...answers].map(([step, answer]) => `${step} = ${answer}`).join(", ")}`;
