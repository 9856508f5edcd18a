import type { CefrLevel, LevelTestResult } from "@saywell/contract";
import { levelTests } from "./test-facts";

const questions = (count: number) => (count === 1 ? "1 question" : `${count} questions`);

/** Why a test stopped where it did. */
export function stopInWords({
  stopReason,
  answered,
}: Pick<LevelTestResult, "stopReason" | "answered">): string {
  const after = `You answered ${questions(answered)}.`;
  switch (stopReason) {
    case "precise-enough":
      return `${after} Then your level was measured closely enough, and the test could stop.`;
    case "level-certain":
      return `${after} Then the test was sure of your level, and could stop.`;
    case "question-limit":
      return `${after} Those were all the questions of the test.`;
    case "time-limit":
      return `${after} Then the time was over. What you had not answered does not count against you.`;
    case "finished-early":
      return `${after} Then you finished the test. More answers would make the result more exact.`;
  }
}

/** What a level at the edge of a test leaves open; null where it leaves nothing open. */
export function edgeInWords(
  testType: LevelTestResult["testType"],
  level: CefrLevel,
): string | null {
  const { levels } = levelTests[testType];
  if (level === levels.at(-1) && level !== "C2") {
    return `This test goes up to ${level}, so your level may be higher.`;
  }
  if (level === levels[0] && level !== "A1") {
    return `This test begins at ${level}, so your level may be lower.`;
  }
  return null;
}

/** What a result can and cannot say. */
export const honestNotes = [
  "This is advice for your learning. It is not a certificate, and nobody checked who took the test.",
  "It measures how you read, listen, write and know words and grammar. It does not measure how you speak.",
  "Teachers set how hard each question is. The more people take the test, the better that is known.",
  "It is a picture of one day. If you were tired or in a hurry, take it again.",
] as const;
