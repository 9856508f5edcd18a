import { answerIn, sameAnswer, xpOf } from "./grading";
import { offeredBy, pathOf } from "./path";
import type { Answers, Attempt, LessonResult, Question, Script, Step } from "./types";

export const emptyAttempt: Attempt = { answers: {}, quizAnswers: {} };

/** One answer that a learner gives, to a step of the dialogue or to a question of the quiz. */
export type AnswerCommand =
  | { readonly stepId: string; readonly answer: string }
  | { readonly questionId: string; readonly answer: string };

/** What a learner sees who sends nothing where an answer is needed. */
export const ANSWER_NEEDED = "Please provide a response before continuing.";

/**
 * Index, among all steps of the lesson, of the first one on the learner's path without an answer;
 * the number of steps once the dialogue is done.
 */
export function stepIndexOf(script: Script, attempt: Attempt): number {
  const { path, done } = progressOnPath(script, attempt);
  const step = path[done];
  return step === undefined ? script.steps.length : script.steps.indexOf(step);
}

/** The part of the lesson that the attempt has reached. */
export const phaseOf = (script: Script, attempt: Attempt): "dialogue" | "quiz" =>
  stepIndexOf(script, attempt) === script.steps.length ? "quiz" : "dialogue";

/**
 * What the dialogue's progress bar shows: step number / total steps × 100, where
 * the step in front of the learner is counted, and 100 in the quiz. Only steps on
 * the learner's path count; every path has as many.
 */
export function dialogueProgress(script: Script, attempt: Attempt): number {
  const { path, done } = progressOnPath(script, attempt);
  return path.length === 0 ? 100 : (Math.min(done + 1, path.length) / path.length) * 100;
}

/**
 * The lesson's progress that an unfinished attempt stands for: steps answered, in
 * whole percent. Never above 99, because only a completion completes.
 */
export function lessonProgress(script: Script, attempt: Attempt): number {
  const { path, done } = progressOnPath(script, attempt);
  return path.length === 0 ? 0 : Math.min(99, Math.round((done / path.length) * 100));
}

/** XP of the dialogue steps answered so far. The quiz pays only when it is submitted. */
export const earnedXp = (script: Script, attempt: Attempt): number =>
  xpOf(
    pathOf(script.steps, attempt.answers).filter((step) => isAnswered(attempt.answers, step.id)),
  );

/** The steps on the learner's path, and how many of them come before the first without an answer. */
function progressOnPath({ steps }: Script, { answers }: Attempt) {
  const path = pathOf(steps, answers);
  const next = path.findIndex((step) => !isAnswered(answers, step.id));
  return { path, done: next === -1 ? path.length : next };
}

/**
 * Puts one answer into an attempt and returns the attempt that results: the same
 * object where nothing changed.
 *
 * Steps are answered in order and keep their first answer, so that a repeated
 * command changes nothing, and the path never changes behind the learner. What is
 * said to a step beside the path changes nothing either: a client that asks every
 * step in turn gets through all the same. Questions wait for the end of the dialogue, and their
 * answers may change until the quiz is submitted.
 *
 * Refuses `invalid-input` for an unknown id, a missing answer and one that is not
 * among the choices; `out-of-order` for a step or question whose turn has not come.
 */
export function recordAnswer(
  script: Script,
  attempt: Attempt,
  command: AnswerCommand,
): LessonResult<Attempt> {
  return "stepId" in command
    ? answerStep(script, attempt, command.stepId, command.answer)
    : answerQuestion(script, attempt, command.questionId, command.answer);
}

/** Puts answers into an attempt one after the other; one refusal refuses all. */
export function recordAnswers(
  script: Script,
  attempt: Attempt,
  commands: readonly AnswerCommand[],
): LessonResult<Attempt> {
  let result: LessonResult<Attempt> = accept(attempt);
  for (const command of commands) {
    if (result.ok) result = recordAnswer(script, result.value, command);
  }
  return result;
}

function answerStep(script: Script, attempt: Attempt, stepId: string, answer: string) {
  const index = script.steps.findIndex((step) => step.id === stepId);
  const step = script.steps[index];
  if (!step) return refuse("invalid-input", "This lesson has no such step.");
  if (isAnswered(attempt.answers, step.id)) return accept(attempt);
  const due = stepIndexOf(script, attempt);
  if (index > due) return refuse("out-of-order", "Answer the steps before this one first.");
  if (index < due) return accept(attempt);
  const kept = answerTo(step.inputType, step, answer);
  if (!kept.ok) return kept;
  return accept({ ...attempt, answers: { ...attempt.answers, [step.id]: kept.value } });
}

function answerQuestion(script: Script, attempt: Attempt, questionId: string, answer: string) {
  const question = script.questions.find(({ id }) => id === questionId);
  if (!question) return refuse("invalid-input", "This lesson has no such question.");
  if (phaseOf(script, attempt) === "dialogue") {
    return refuse("out-of-order", "Finish the dialogue before the quiz.");
  }
  const kept = answerTo(question.type, question, answer);
  if (!kept.ok) return kept;
  if (answerIn(attempt.quizAnswers, question.id) === kept.value) return accept(attempt);
  return accept({ ...attempt, quizAnswers: { ...attempt.quizAnswers, [question.id]: kept.value } });
}

/**
 * The answer as it is kept: trimmed, and a choice in the words of the lesson. Refuses
 * `invalid-input` for a missing answer and one that is not among the choices.
 */
export function answerTo(
  input: Step["inputType"],
  { choices }: Pick<Step | Question, "choices">,
  answer: string,
): LessonResult<string> {
  if (input === "continue") return accept("");
  const given = answer.trim();
  if (given === "") return refuse("invalid-input", ANSWER_NEEDED);
  if (input === "text") return accept(given);
  const offered = offeredBy({ inputType: input, choices });
  // Choices may differ in case only, where capital letters are what is taught.
  const chosen =
    offered.find((choice) => choice === given) ??
    offered.find((choice) => sameAnswer(choice, given));
  return chosen === undefined
    ? refuse("invalid-input", "Choose one of the answers offered.")
    : accept(chosen);
}

const isAnswered = (answers: Answers, id: string): boolean => answerIn(answers, id) !== undefined;
const accept = <T>(value: T) => ({ ok: true, value }) as const;
const refuse = (code: "invalid-input" | "out-of-order", message: string) =>
  ({ ok: false, refusal: { code, message } }) as const;
