import { answerKey } from "./alternatives";
import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";

/**
 * A rule for lessons read one after another: names each question that an earlier lesson has asked
 * already, with the same answer. (The same words with another answer are another question.)
 */
export function createRepeatedQuestions(): (lesson: LessonSource) => Finding[] {
  const askedBy = new Map<string, string>();
  return (lesson) => {
    const asked = [
      ...lesson.quiz.map((each, index) => ({ ...each, path: ["quiz", index, "question"] })),
      ...Object.entries(lesson.outline).map(([id, part]) => ({
        ...part,
        path: ["outline", id, "question"],
      })),
    ].map(({ path, question, correct }) => ({
      path,
      key: `${answerKey(question)}\n${answerKey(correct)}`,
    }));
    const findings = asked.flatMap(({ path, key }) => {
      const earlier = askedBy.get(key);
      return earlier === undefined
        ? []
        : [{ path, reason: `is asked in ${earlier} already, with the same answer` }];
    });
    for (const { key } of asked) if (!askedBy.has(key)) askedBy.set(key, lesson.id);
    return findings;
  };
}
