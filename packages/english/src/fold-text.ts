/**
 * The text with one form of each quotation mark and apostrophe, and one encoding of accents. Works
 * character by character, so that a text can be compared in pieces, and leaves case and spaces as
 * they are. A backtick is no apostrophe here: where answers are marked letter by letter it is shown
 * as the slip that it is.
 */
export const foldQuotes = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201B\u02BC]/g, "'")
    .replace(/[\u201C\u201D\u201F]/g, '"');

/** The same where case does not count either. */
export const foldText = (text: string): string => foldQuotes(text).toLowerCase();

/**
 * The same for texts of which only the words count: single spaces and none around them, and
 * whatever a keyboard gives for an apostrophe or a quotation mark is one.
 */
export const foldSpaces = (text: string): string =>
  foldText(text).replace(/[`´]/g, "'").replace(/[«»]/g, '"').replace(/\s+/g, " ").trim();

/** The text without the marks that end it. */
export const withoutFinalMarks = (text: string): string => text.replace(/\s*[.?!…,;]+$/u, "");

/**
 * What a typed answer is compared by where only its words count: equal for answers that differ in
 * case, spaces, quotation marks and final marks.
 */
export const answerForm = (text: string): string => withoutFinalMarks(foldSpaces(text));

/** The words of a text as a person counts them: `don't` and `well-known` are one each. */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
