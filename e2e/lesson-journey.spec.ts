import type { GamificationProfile } from "@saywell/contract";
import type { Page } from "@playwright/test";
import { answerQuiz, playDialogue, readLesson, rightChoice } from "./support/play-lesson";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

const lessonId = "a1-lesson-1";

test("a new visitor takes a lesson from the landing page and finds what it paid on the dashboard", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try a Demo Lesson" }).first().click();
  await expect(page).toHaveURL(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();

  const lesson = await readLesson(page, lessonId);
  await expect(page.getByRole("heading", { name: lesson.title, level: 1 })).toBeVisible();
  await playDialogue(page, lesson);
  await answerQuiz(page, lesson);
  await page.getByRole("button", { name: "Submit Quiz" }).click();

  await expect(page.getByRole("heading", { name: "Lesson Complete", exact: true })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("100%");
  await expect(main).toContainText("+60");
  await expect(main).toContainText("+25");
  await expect(main).toContainText("First Talk");
  await expect(page.getByText("Lesson Complete!", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Dashboard", exact: true }).last().click();
  await expect(page).toHaveURL("/student-dashboard");
  await expect(page.getByText("You're on a 1-day streak! Keep it up!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("First Talk");

  const user = await whoIs(page);
  const profile = (await (
    await page.request.get(`/api/gamification/profile/${user.id}`)
  ).json()) as GamificationProfile;
  // With the hundred that a month gives.
  expect(profile).toMatchObject({ level: 1, xp: 60, coins: 125, streak: 1 });
  expect(profile.badges.map((badge) => badge.name)).toEqual(["First Talk"]);
  for (const [tile, value] of [
    ["Total XP", profile.xp],
    ["Coins", profile.coins],
    ["Current Streak", profile.streak],
    ["This Week", 1],
  ] as const)
    await expect(main.getByText(tile, { exact: true }).locator("..").locator("..")).toContainText(
      String(value),
    );
});

test("a lesson left in the middle goes on at the same step, with the same answers, on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, lessonId);
  await playDialogue(page, lesson, 0, 5);
  await expect(page.getByRole("main")).toContainText(lesson.dialogueFlow.steps[5]?.text ?? "");
  await expect.poll(async () => (await readLesson(page, lessonId)).attempt?.stepIndex).toBe(5);

  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const other = await elsewhere.newPage();
  await other.goto(`/lesson-interactive/${lessonId}`);
  await expect(other.getByRole("main")).toContainText(lesson.dialogueFlow.steps[5]?.text ?? "");
  await expect(other.getByRole("heading", { name: "Learning Objectives" })).toHaveCount(0);
  await playDialogue(other, lesson, 5);
  await answerQuiz(other, lesson);
  await expect
    .poll(
      async () => Object.keys((await readLesson(page, lessonId)).attempt?.quizAnswers ?? {}).length,
    )
    .toBe(lesson.quizQuestions.length);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Quiz Time" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Quiz" })).toBeEnabled();
});

test("two tabs that finish the same lesson are paid once", async ({ page, context }) => {
  await page.goto(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, lessonId);
  await playDialogue(page, lesson);
  await answerQuiz(page, lesson);
  await expect
    .poll(
      async () => Object.keys((await readLesson(page, lessonId)).attempt?.quizAnswers ?? {}).length,
    )
    .toBe(lesson.quizQuestions.length);
  const second = await context.newPage();
  await second.goto(`/lesson-interactive/${lessonId}`);
  await expect(second.getByRole("button", { name: "Submit Quiz" })).toBeEnabled();

  await Promise.all(
    [page, second].map((tab) => tab.getByRole("button", { name: "Submit Quiz" }).click()),
  );
  for (const tab of [page, second])
    await expect(tab.getByRole("heading", { name: "Lesson Complete", exact: true })).toBeVisible();

  const user = await whoIs(page);
  const reply = await page.request.get(`/api/gamification/profile/${user.id}`);
  expect(await reply.json()).toMatchObject({ xp: 60, coins: 125 });
});

test("a lesson can be taken by keyboard alone", async ({ page }) => {
  await page.goto(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, lessonId);
  const next = page.getByRole("button", { name: "Continue", exact: true });
  const tabToContinue = async () => {
    while (!(await next.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press("Tab");
  };
  await tabToContinue();
  for (const step of lesson.dialogueFlow.steps) {
    await expect(page.getByRole("main")).toContainText(step.text.split("{name}")[0] ?? "");
    // From here on, the focus goes along with the lesson.
    await expect(page.locator("main :focus")).toHaveCount(1);
    if (step.inputType === "text") await page.keyboard.type("Amara");
    const place = step.choices.indexOf(rightChoice(step)) + 1;
    if (step.inputType === "choice") await page.keyboard.press(String(place));
    if (step.inputType === "dropdown") {
      for (let at = 0; at < place; at += 1) await page.keyboard.press("ArrowDown");
      // Enter belongs to a native list, so the way on is the button.
      await tabToContinue();
    }
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Quiz Time" })).toBeVisible();
});

test("a wrong answer stops the lesson on a phone, with why and the way on in sight, and pays all the same", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, lessonId);
  const { steps } = lesson.dialogueFlow;
  const at = steps.findIndex(({ inputType, correct }) => inputType === "choice" && correct);
  const step = steps[at]!;
  await playDialogue(page, lesson, 0, at);
  const wrong = step.choices.find((choice) => !step.correct?.includes(choice))!;
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: wrong, exact: true }).click();
  await main.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(main.getByText("Not right yet")).toBeInViewport({ ratio: 1 });
  const again = main.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport({ ratio: 1 });
  await expect(main.locator("label").filter({ hasText: wrong })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await main.getByRole("radio", { name: rightChoice(step), exact: true }).click();
  await main.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(main.getByText("Right.", { exact: true })).toBeVisible();
  const stored = (await readLesson(page, lessonId)).attempt?.answers;
  expect(stored?.[step.id]).toBe(wrong);
  const earned = steps.slice(0, at + 1).reduce((sum, { xpAward }) => sum + xpAward, 0);
  await expect(main).toContainText(`+${earned} XP earned`);
});

test("on a phone whose keyboard is open, question and field are in sight together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/lesson-interactive/${lessonId}`);
  await expect(page.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
  const lesson = await readLesson(page, lessonId);
  const { steps } = lesson.dialogueFlow;
  for (const [index, step] of steps.entries()) {
    if (step.inputType === "text") {
      await page.getByRole("main").getByLabel("Your answer").click();
      await page.setViewportSize({ width: 390, height: 450 });
      await expect.poll(() => coveredBy(page), step.id).toEqual([]);
    }
    await playDialogue(page, lesson, index, index + 1);
  }
});

/** What hides the question or the field of a step: an edge of what lies over the page. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const question = edge("[data-question]");
    const field = edge("main input");
    const isAbove = question.top < edge("[data-lesson-progress]").bottom;
    const isBelow = field.bottom > edge("[data-action-bar]").top;
    return [...(isAbove ? ["the progress line"] : []), ...(isBelow ? ["the bar"] : [])];
  });

test("a lesson that does not exist says so and leads back", async ({ page }) => {
  await page.goto("/lesson-interactive/a1-lesson-999");
  await expect(page.getByText("Lesson Not Found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/student-dashboard");
});
