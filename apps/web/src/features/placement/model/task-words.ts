import type { LevelTestQuestion } from "@saywell/contract";

/** What to do with a question, in words: a gap alone does not say it. Null where the question says it. */
export function taskWords({
  type,
  prompt,
}: Pick<LevelTestQuestion, "type" | "prompt">): string | null {
  if (type === "text") return null;
  const hasGap = prompt.includes("___");
  if (type === "multiple_choice")
    return hasGap ? "Choose what fits the gap." : "Choose the right answer.";
  if (givesWord(prompt)) return "Write the word in brackets in the form that fits the gap.";
  return hasGap ? "Write what is missing." : "Write the answer.";
}

/**
 * A word in brackets behind the gap is to be changed; "(one word)" and "(a number)" say what is
 * looked for, and other brackets where it is said.
 */
const givesWord = (prompt: string): boolean => /___ \((?!an? |[^)]*\bwords?\b)[^)]+\)/.test(prompt);
