import { baseForms, irregularBaseOf, wordsIn } from "@saywell/english";

/** Whether every part of a word or phrase stands in a text, whatever its ending: `get up` in "She got up". */
export function holds(text: string, term: string): boolean {
  const parts = wordsIn(text.toLowerCase());
  return wordsIn(term.toLowerCase()).every((wanted) =>
    parts.some(
      (each) =>
        each === wanted || baseForms(each).includes(wanted) || irregularBaseOf(each) === wanted,
    ),
  );
}
