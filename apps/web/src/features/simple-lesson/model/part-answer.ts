import type { OutlinePart } from "@saywell/contract";
import type { ChoiceMark, Marks } from "../../../product-ui/marked-choice";
import { isRight, type PartProgress } from "./lesson-progress";

/**
 * Where a part stands: open, stopped at a wrong choice, at the second try, told what is right after
 * two wrong ones, or answered right.
 */
export interface PartAnswer {
  stage: "open" | "wrong" | "trying" | "told" | "right";
  /** What was chosen wrong on this visit, in order. */
  tried: readonly string[];
}

export function answerOf(parts: PartProgress, part: OutlinePart): PartAnswer {
  const choices = parts.choices[part.id] ?? [];
  const tried = choices.filter((choice) => !isRight(part, choice));
  return { stage: stageOf(choices.length, tried.length, parts.trying.includes(part.id)), tried };
}

function stageOf(made: number, wrong: number, isTrying: boolean): PartAnswer["stage"] {
  if (made > wrong) return "right";
  if (wrong === 0) return "open";
  if (wrong > 1) return "told";
  return isTrying ? "trying" : "wrong";
}

/** What is known to be wrong, and what is right once it was found or told. */
export function marksOf(part: OutlinePart, { stage, tried }: PartAnswer): Marks {
  const mark = (choice: string): [string, ChoiceMark][] =>
    tried.includes(choice)
      ? [[choice, stage === "wrong" ? "wrong" : "tried"]]
      : isRight(part, choice) && (stage === "right" || stage === "told")
        ? [[choice, "right"]]
        : [];
  return Object.fromEntries(part.choices.flatMap(mark));
}
