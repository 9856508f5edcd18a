import type { LessonSkill } from "@saywell/contract";
import { answerIn, markStep } from "@saywell/lesson";
import { skillOfStep } from "@saywell/lesson/lesson-facts";
import type { FinishedAttempt, Lesson } from "./reports-needs";

/** A question or a step that was answered. */
export interface AnsweredItem {
  /** `question:` or `step:` and its id. */
  key: string;
  skill: LessonSkill;
  isRight: boolean;
  /** What was chosen, where answers are offered. What people write themselves is not shown here. */
  choice: string | null;
}

/**
 * What of an attempt was answered right or wrong: the steps of the dialogue of which an answer can be wrong, at
 * the first answer, and the questions of the quiz as they were submitted. A question that was left out
 * is none that somebody got wrong, and one that the lesson no longer has is left out.
 */
export function itemsOf(
  lesson: Lesson | undefined,
  { answers, quizAnswers, results }: FinishedAttempt,
): AnsweredItem[] {
  if (lesson === undefined) return [];
  const steps = lesson.dialogueFlow.steps.flatMap((step): AnsweredItem[] => {
    const answer = answerIn(answers, step.id);
    if (answer === undefined || step.inputType === "continue") return [];
    const isRight = markStep(step, answer);
    if (isRight === null) return [];
    const skill = skillOfStep[step.inputType];
    const choice = step.inputType === "text" ? null : answer;
    return [{ key: `step:${step.id}`, skill, isRight, choice }];
  });
  const isRightOf = new Map(results.map(({ questionId, isCorrect }) => [questionId, isCorrect]));
  const questions = lesson.quizQuestions.flatMap(({ id, skill, choices }): AnsweredItem[] => {
    const answer = answerIn(quizAnswers, id);
    const isRight = isRightOf.get(id);
    if (answer === undefined || isRight === undefined) return [];
    const choice = choices.length > 0 ? answer : null;
    return [{ key: `question:${id}`, skill, isRight, choice }];
  });
  return [...steps, ...questions];
}

/** The question behind such a key, with its right answer; undefined where the lesson has none. */
export function itemOf(
  lesson: Lesson | undefined,
  key: string,
): { question: string; answer: string; skill: LessonSkill } | undefined {
  const [kind, id] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
  if (kind === "question") {
    const found = lesson?.quizQuestions.find((question) => question.id === id);
    return found && { question: found.question, answer: found.correct, skill: found.skill };
  }
  const step = lesson?.dialogueFlow.steps.find((each) => each.id === id);
  if (step === undefined || step.inputType === "continue" || step.correct === null)
    return undefined;
  // In the lesson the learner's own name stands there.
  const question = step.text.replaceAll("{name}", "…");
  return { question, answer: step.correct.join(" / "), skill: skillOfStep[step.inputType] };
}
