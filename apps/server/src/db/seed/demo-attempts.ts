import type { CompiledLesson } from "@saywell/content/answers";
import { gradeQuiz } from "@saywell/lesson";
import type { Tx } from "../database";

interface DemoAttempt {
  accountId: string;
  now: Date;
  lesson: CompiledLesson;
  /** The same for the same student and lesson, so that the class is the same in each demo. */
  mark: number;
  /** How many questions of the quiz are wrong. */
  wrong: number;
}

/** What a demo student answered in a quiz: the question that most find hard is wrong first. */
export function demoQuizAnswers({
  lesson: { quizQuestions },
  mark,
  wrong,
}: Pick<DemoAttempt, "lesson" | "mark" | "wrong">): Record<string, string> {
  const hard = mark % 3 === 0 ? mark % quizQuestions.length : 1 + (quizQuestions.length % 3);
  const missed = new Set(
    Array.from({ length: wrong }, (_, place) => (hard + place) % quizQuestions.length),
  );
  return Object.fromEntries(
    quizQuestions.map(({ id, correct, choices, type }, place) => {
      if (!missed.has(place)) return [id, correct];
      if (type === "yesno") return [id, correct === "Yes" ? "No" : "Yes"];
      return [id, choices.find((choice) => choice !== correct) ?? "I don't know"];
    }),
  );
}

/** Keeps a demo student's way through a lesson, with what they answered on it. */
export async function keepDemoAttempt(tx: Tx, attempt: DemoAttempt): Promise<void> {
  const { accountId, now, lesson, mark } = attempt;
  const quizAnswers = demoQuizAnswers(attempt);
  const quiz = gradeQuiz(lesson.quizQuestions, quizAnswers);
  const seconds = 540 + ((mark * 97) % 500);
  await tx
    .insertInto("lesson_attempt")
    .values({
      account_id: accountId,
      lesson_id: lesson.id,
      answers: JSON.stringify(dialogueAnswers(attempt)),
      quiz_answers: JSON.stringify(quizAnswers),
      started_at: new Date(now.getTime() - seconds * 1000),
      completed_at: now,
      duration_seconds: seconds,
      result: JSON.stringify({
        quizScore: quiz.score,
        quizMaxScore: quiz.maxScore,
        results: quiz.results,
      }),
    })
    .execute();
}

/** First answers along one path of the dialogue: of six, one is wrong where one can be. */
function dialogueAnswers({ lesson, mark }: DemoAttempt): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [place, step] of lesson.dialogueFlow.steps.entries()) {
    const { id, onlyIf, inputType, choices, correct, free } = step;
    if (onlyIf !== null && !onlyIf.answers.includes(answers[onlyIf.stepId] ?? "")) continue;
    const offered = inputType === "yesno" ? ["Yes", "No"] : choices;
    const isWrong = correct !== null && (mark * 7 + place * 5) % 6 === 0;
    if (inputType === "continue") answers[id] = "";
    else if (offered.length === 0) answers[id] = free?.model ?? "Sam";
    else if (isWrong) answers[id] = offered.find((choice) => !correct.includes(choice))!;
    else answers[id] = correct?.[0] ?? offered[mark % offered.length]!;
  }
  return answers;
}
