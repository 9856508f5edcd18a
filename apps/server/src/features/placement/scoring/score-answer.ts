import type { CompiledItem } from "@saywell/content/answers";
import { filledBlankMaxLength } from "@saywell/contract/constants";
import { answerForm } from "@saywell/english";

/** The option that an answer names: just as it stands there, or else but for case and marks. */
const optionOf = ({ options }: CompiledItem, answer: string): string | undefined =>
  options.find((option) => option === answer.trim()) ??
  options.find((option) => answerForm(option) === answerForm(answer));

/** What came as an answer: words or an option, or "I don't know" in place of them. */
export interface GivenAnswer {
  answer: string;
  dontKnow?: boolean | undefined;
}

/** Why an answer cannot be taken for this item, in a sentence; null when it can. */
export function answerProblem(
  item: CompiledItem,
  { answer, dontKnow = false }: GivenAnswer,
): string | null {
  if (dontKnow)
    return answer.trim() === "" ? null : "Give an answer, or say that you don't know: not both.";
  if (answer.trim() === "") return "Please give an answer first.";
  if (item.type === "multiple_choice" && optionOf(item, answer) === undefined)
    return "Please choose one of the options.";
  if (item.type === "fill_blank" && answer.length > filledBlankMaxLength)
    return `Please write only what is missing: at most ${filledBlankMaxLength} characters.`;
  return null;
}

/** 1 for a right answer to a closed item, 0 for any other. */
export function scoreClosed(item: CompiledItem, answer: string): 0 | 1 {
  if (item.type === "multiple_choice")
    return item.accepted.includes(optionOf(item, answer) ?? "") ? 1 : 0;
  const given = answerForm(answer);
  return item.accepted.some((accepted) => answerForm(accepted) === given) ? 1 : 0;
}
