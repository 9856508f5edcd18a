import { privateQuestions, type QuestionKind } from "../lists/private-questions";
import { createPhraseFinder } from "./phrase-rules";
import type { Finding } from "./verdict";

const find = createPhraseFinder(privateQuestions);

const meaningOf: Readonly<Record<QuestionKind, Pick<Finding, "reason" | "alertTeacher">>> = {
  ask: { reason: "private-question", alertTeacher: false },
  // Staff hear of it where somebody under 18 may read it: `reasonsToTell`.
  meet: { reason: "meeting", alertTeacher: false },
  confide: { reason: "grooming", alertTeacher: true },
  lure: { reason: "grooming", alertTeacher: true },
};

/**
 * Questions that draw out of somebody what strangers should not know. "Where do you live?" is an
 * exercise among classmates, and so is a date to meet; asking for pictures, for secrecy, or whether
 * somebody is alone is none anywhere.
 *
 * @param words running words as `wordsOf` makes them
 * @param isAmongStrangers whether people meet here who share no class
 */
export function readPrivateQuestions(words: string, isAmongStrangers: boolean): Finding[] {
  return find(words)
    .filter(({ kind }) => isAmongStrangers || kind === "lure")
    .map(({ kind }) => ({ ...meaningOf[kind], action: "warn", hide: [] }));
}
