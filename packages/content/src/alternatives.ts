import {
  answerForm,
  contractWords,
  expandContractions,
  foldQuotes,
  spellings,
  toAmerican,
  withoutFinalMarks,
} from "@saywell/english";

/**
 * Other answers to accept for a typed question: what the author listed, each
 * also with its contractions written out or drawn together, in British and in
 * American spelling, and with and without the final mark. Case is left alone because grading ignores it.
 * Returns no duplicates (without regard to case) and never `correct` itself.
 */
export function typedAlternatives(correct: string, listed: readonly string[]): string[] {
  const seen = new Set([correct.toLowerCase()]);
  const accepted: string[] = [];
  for (const answer of [correct, ...listed]) {
    const hasEnd = withoutFinalMarks(answer) !== answer;
    const wordings = [answer, expandContractions(answer), contractWords(answer)].flatMap(spellings);
    for (const wording of wordings.flatMap((each) =>
      hasEnd ? [each, withoutFinalMarks(each)] : [each],
    )) {
      if (seen.has(wording.toLowerCase())) continue;
      seen.add(wording.toLowerCase());
      accepted.push(wording);
    }
  }
  return accepted;
}

/**
 * What a reaction to typed answers answers to: what the author listed, each in British and in
 * American spelling, and with and without the final mark, but nothing that `taken` (lower case)
 * has. Contractions are left alone, because a reaction may be about just those.
 */
export function reactionWordings(listed: readonly string[], taken: ReadonlySet<string>): string[] {
  const derived = listed
    .flatMap(spellings)
    .flatMap((wording) => [wording, withoutFinalMarks(wording)])
    .filter((wording) => !taken.has(wording.toLowerCase()));
  return [...new Set([...listed, ...derived])];
}

/**
 * Equal for answers that differ only in case, final mark, spaces, quotation marks or British and
 * American spelling.
 */
export const spellingKey = (text: string) => toAmerican(answerForm(text));

/** Equal also for answers of which one is contracted. */
export const answerKey = (text: string) => spellingKey(expandContractions(foldQuotes(text)));
