import type { Lesson, QuizQuestion } from "@saywell/contract";
import { expect, type Page } from "@playwright/test";

/** Takes a lesson as a learner would, by what is on the screen. The right answers come from the API. */

export async function readLesson(page: Page, lessonId: string): Promise<Lesson> {
  const reply = await page.request.get(`/api/lessons/${lessonId}`);
  expect(reply.status()).toBe(200);
  return (await reply.json()) as Lesson;
}

type Step = Lesson["dialogueFlow"]["steps"][number];

/** What a learner chooses who knows: the first that is right, or the first where none is wrong. */
export const rightChoice = ({ correct, choices, inputType }: Step): string =>
  correct?.[0] ?? (inputType === "yesno" ? "Yes" : (choices[0] ?? ""));

/** Answers the step on the screen, whatever its input is. */
async function answerStep(page: Page, step: Step) {
  const main = page.getByRole("main");
  if (step.inputType === "yesno") {
    await main.getByRole("button", { name: rightChoice(step), exact: true }).click();
    return;
  }
  if (step.inputType === "text") await main.getByLabel("Your answer").fill("Amara");
  if (step.inputType === "dropdown")
    await main.getByLabel("Your answer").selectOption(rightChoice(step));
  if (step.inputType === "choice")
    await main.getByRole("radio", { name: rightChoice(step), exact: true }).click();
  await main.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Plays the dialogue from step `from` up to, and without, step `to`. */
export async function playDialogue(page: Page, lesson: Lesson, from = 0, to?: number) {
  const steps = lesson.dialogueFlow.steps.slice(from, to);
  for (const step of steps) {
    await expect(page.getByRole("main")).toContainText(step.text.split("{name}")[0] ?? "");
    await answerStep(page, step);
  }
}

async function answerQuestion(page: Page, question: QuizQuestion, number: number, answer: string) {
  const item = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: `Question ${number}`, exact: true }),
  });
  if (question.type === "text") await item.getByRole("textbox").fill(answer);
  else if (question.type === "dropdown") await item.getByRole("combobox").selectOption(answer);
  else await item.getByRole("radio", { name: answer, exact: true }).click();
}

/** Answers every question, all of them right. */
export async function answerQuiz(page: Page, lesson: Lesson) {
  await expect(page.getByRole("heading", { name: "Quiz Time" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Quiz" });
  for (const [index, question] of lesson.quizQuestions.entries()) {
    await expect(submit).toBeDisabled();
    await answerQuestion(page, question, index + 1, question.correct);
  }
  await expect(submit).toBeEnabled();
}
