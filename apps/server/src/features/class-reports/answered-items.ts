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
 * Answers what of an attempt was right or wrong: the steps of the dialogue of which an answer can be wrong,
 * at the first answer, and the questions of the quiz as they were submitted. A question that was left out
 * is none that somebody got wrong, and one that the lesson no longer has is left out.
 */
export function createItemsOf(course: { lesson: (id: string) => Lesson | undefined }) {
  // A class gives the same few answers to a step many times, and comparing takes long.
  const marks = new Map<string, boolean | null>();
  function mark(lessonId: string, step: Lesson["dialogueFlow"]["steps"][number], answer: string) {
    const key = `${lessonId} ${step.id} ${answer}`;
    let isRight = marks.get(key);
    if (isRight === undefined) {
      isRight = markStep(step, answer);
      marks.set(key, isRight);
    }
    return isRight;
  }

  return function itemsOf(attempt: FinishedAttempt): AnsweredItem[] {
    const lesson = course.lesson(attempt.lessonId);
    if (lesson === undefined) return [];
    const items: AnsweredItem[] = [];
    for (const step of lesson.dialogueFlow.steps) {
      if (step.correct === null || step.inputType === "continue") continue;
      const choice = answerIn(attempt.answers, step.id);
      const isRight = choice === undefined ? null : mark(lesson.id, step, choice);
      if (choice === undefined || isRight === null) continue;
      const skill = skillOfStep[step.inputType];
      items.push({ key: `step:${step.id}`, skill, isRight, choice });
    }
    const isRightOf = new Map(attempt.results.map((each) => [each.questionId, each.isCorrect]));
    for (const { id, skill, type } of lesson.quizQuestions) {
      const answer = answerIn(attempt.quizAnswers, id);
      const isRight = isRightOf.get(id);
      if (answer === undefined || isRight === undefined) continue;
      const choice = type === "text" ? null : answer;
      items.push({ key: `question:${id}`, skill, isRight, choice });
    }
    return items;
  };
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
