import { type CefrLevel, levelTitles } from "@saywell/cefr";
import type { Sureness } from "./level-chances";
import {
  type StopReason,
  testFacts,
  type TestLength,
  type TestSkill,
  type TestType,
} from "./test-facts";

/** What a result says in words, on the screen and on paper. */

export const cefrTexts: Readonly<Record<CefrLevel, { title: string; description: string }>> = {
  A1: {
    title: levelTitles.A1,
    description:
      "You know some everyday words and phrases, and can use them when people speak slowly and help you.",
  },
  A2: {
    title: levelTitles.A2,
    description:
      "You can talk in simple sentences about yourself, your family, shopping, work and other things near to you.",
  },
  B1: {
    title: levelTitles.B1,
    description:
      "You understand the main points about familiar things, and can manage most situations when you travel.",
  },
  B2: {
    title: levelTitles.B2,
    description:
      "You can follow longer texts and discussions, and say clearly what you think and why.",
  },
  C1: {
    title: levelTitles.C1,
    description:
      "You use English easily and flexibly at work, in study and among friends, and understand what is not said directly.",
  },
  C2: {
    title: levelTitles.C2,
    description:
      "You understand almost everything that you read or hear, and can say exactly what you mean.",
  },
};

export const skillNames: Readonly<Record<TestSkill, string>> = {
  grammar: "Grammar",
  vocabulary: "Vocabulary",
  reading: "Reading Comprehension",
  listening: "Listening",
  writing: "Writing",
};

/** A skill's name; one that is not known is shown as it came. */
export const skillName = (skill: string): string =>
  (skillNames as Readonly<Record<string, string>>)[skill] ?? skill;

/** Which test it was, on a sheet that may be shown to somebody who knows nothing else of it. */
export const testInWords = (testType: TestType, length: TestLength): string =>
  length === "quick"
    ? `${testFacts[testType].title} (quick: a first idea)`
    : testFacts[testType].title;

/** How sure a result is, for who reads no intervals. */
export function surenessInWords(level: CefrLevel, { inTen, low, high }: Sureness): string {
  const sure = inTen === 9 ? "about 9 in 10 sure" : `${inTen} in 10 sure`;
  return low === high
    ? `Very likely ${level}: ${sure}.`
    : // The measured level is where the middle of the estimate lies; a neighbour may be as likely.
      `Between ${low} and ${high}: ${sure} of ${level}.`;
}

/** Why a result says nothing of a skill by itself. */
export const unmeasuredInWords = (answered: number): { short: string; why: string } =>
  answered === 0
    ? { short: "Not asked", why: "The test asked nothing about it." }
    : {
        short: "Too few questions",
        why: `The test asked ${questions(answered)} about it: enough to count for your level, too few to say more.`,
      };

/** What stood on the screen of the recordings of a test; null where every one was only heard. */
export function wordsShownInWords({ asked, shown }: { asked: number; shown: number }) {
  if (shown === 0) return null;
  return `In ${shown} of ${questions(asked)} with a recording the words could be read as well. So Listening may say more about reading.`;
}

const questions = (count: number) => (count === 1 ? "1 question" : `${count} questions`);

/** Why a test stopped where it did. */
export function stopInWords({
  stopReason,
  answered,
}: {
  stopReason: StopReason;
  answered: number;
}): string {
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
    case "too-few-answers":
      return `${after} That is too few to find a level.`;
  }
}

/** What it means when the answers of a test do not fit together; null when they do. */
export const fitInWords = (answersFit: boolean): string | null =>
  answersFit ? null : "Your answers did not fit together well, so this level is less sure.";

/** What a level at the edge of a test leaves open; null where it leaves nothing open. */
export function edgeInWords(levels: readonly CefrLevel[], level: CefrLevel): string | null {
  if (level === levels.at(-1) && level !== "C2") {
    return `This test goes up to ${level}, so your level may be higher.`;
  }
  if (level === levels[0] && level !== "A1") {
    return `This test begins at ${level}, so your level may be lower.`;
  }
  return null;
}

/** What a result can and cannot say, by the skills that were asked. */
export function honestNotes(
  skills: readonly { skill: TestSkill; answered: number }[],
): readonly string[] {
  const hasWriting = skills.some(({ skill, answered }) => skill === "writing" && answered > 0);
  const measured = hasWriting
    ? "writing, words and grammar. It does not measure how you speak."
    : "words and grammar. It does not measure how you write or speak.";
  return [
    "This is advice for your learning. It is not a certificate, and nobody checked who took the test.",
    `It measures reading, listening (a computer voice reads), ${measured}`,
    "Teachers set how hard each question is. The more people take the test, the better that is known.",
    "It is a picture of one day. If you were tired or in a hurry, take it again.",
  ];
}
