import { readLesson, rightChoice } from "./support/play-lesson";
import { Reading } from "./support/reading";
import { expect, test } from "./support/test";

/**
 * Words that a beginner reads besides the answers, from the first page to the end of the lesson. Counted
 * is each text that comes into the window of a phone on the way of who answers right: the page's first
 * screen up to the button that is pressed, every line, reaction, task and question, the notes that stand
 * folded by their titles, what the card of the finished lesson says, and the toast over it, which repeats
 * it. What comes again is counted again.
 *
 * Not counted: answers that one chooses from, and one's own; the site's header; what is folded or only
 * asked for (hints, notes, the talk so far); numbers alone; the names of buttons, links and fields after
 * the first time; and the marked answers that stand below the card of the finished lesson.
 */
const MOST_WORDS = 350;
const ownName = "Amara";
/** What is written freely, so that Iris says what she says to a right answer. */
const written: Readonly<Record<string, string>> = {
  "introduce-yourself": "My name is Amara.",
  "your-country": "I'm from Kenya.",
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(`a first-time learner of A1 gets from the landing page to a finished first lesson on a phone without reading more than ${MOST_WORDS} words besides the answers`, async ({
  page,
}, testInfo) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reading = new Reading(page);
  const main = page.getByRole("main");

  await page.goto("/");
  const start = page.getByRole("link", { name: "Try a Demo Lesson" }).first();
  await expect(start).toBeInViewport();
  await reading.look("landing page", "Try a Demo Lesson");
  await start.tap();

  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, "a1-lesson-1");
  for (const step of lesson.dialogueFlow.steps) {
    await expect(main).toContainText(step.text.split("{name}")[0] ?? "");
    await reading.look(step.id);
    const right = rightChoice(step);
    const typed = written[step.id] ?? ownName;
    reading.answered(step.inputType === "text" ? typed : right);
    const answer = main.getByLabel("Your answer", { exact: true });
    if (step.inputType === "yesno") {
      await main.getByRole("button", { name: right, exact: true }).tap();
      continue;
    }
    if (step.inputType === "text") await answer.fill(typed);
    if (step.inputType === "dropdown") await answer.selectOption(right);
    if (step.inputType === "choice")
      await main.getByRole("radio", { name: right, exact: true }).tap();
    await main.getByRole("button", { name: "Continue", exact: true }).tap();
  }

  await expect(page.getByRole("heading", { name: "Quiz Time" })).toBeVisible();
  for (const [index, question] of lesson.quizQuestions.entries()) {
    const item = page.locator(`#question-${index + 1}`);
    await item.scrollIntoViewIfNeeded();
    await reading.look(`question ${index + 1}`);
    if (question.type === "text") await item.getByRole("textbox").fill(question.correct);
    else if (question.type === "dropdown")
      await item.getByRole("combobox").selectOption(question.correct);
    else await item.getByRole("radio", { name: question.correct, exact: true }).tap();
  }
  await page.getByRole("button", { name: "Submit Quiz" }).tap();

  await expect(page.getByRole("heading", { name: "Lesson Complete", exact: true })).toBeVisible();
  await expect(page.getByText("Lesson Complete!", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next lesson/ })).toBeInViewport({ ratio: 1 });
  await reading.look("completion", "Share a picture");
  await page.getByRole("button", { name: "Share a picture" }).scrollIntoViewIfNeeded();
  await reading.look("completion", "Share a picture");

  await reading.attachTo(testInfo);
  expect(reading.words).toBeGreaterThan(100);
  expect(reading.words).toBeLessThanOrEqual(MOST_WORDS);
});
