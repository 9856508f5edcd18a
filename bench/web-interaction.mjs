// How long a learner's taps and keys wait for the next paint, on a processor four times slower.
import { tsImport } from "tsx/esm/api";

const { answerQuiz, playDialogue, readLesson } = await tsImport(
  "../e2e/support/play-lesson.ts",
  import.meta.url,
);

export const slowdown = 4;
const lessonId = "a1-lesson-1";

/** The longest event of each interaction, in milliseconds; the browser rounds to eights. */
const watchInteractions = () => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        );
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

async function openSlowed(browser, url) {
  const context = await browser.newContext({
    // What play-lesson.ts asks the API for, it asks by path.
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(url);
  const slowDown = async () => {
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  };
  /** The wait of every tap and key that took 16 ms or more. */
  const finish = async () => {
    await page.waitForTimeout(500);
    const waits = await page.evaluate(() => [...window.interactions.values()]);
    await context.close();
    return waits;
  };
  return { page, slowDown, finish };
}

/** Plays a whole lesson, by keyboard and by thumb. */
export async function lessonInteractions(browser, url) {
  const { page, slowDown, finish } = await openSlowed(
    browser,
    `${url}/lesson-interactive/${lessonId}`,
  );
  await page.getByRole("heading", { name: "Learning Objectives" }).waitFor();
  const lesson = await readLesson(page, lessonId);
  await slowDown();
  const typed = lesson.dialogueFlow.steps.findIndex(({ inputType }) => inputType === "text");
  await playDialogue(page, lesson, 0, typed);
  await page.getByLabel("Your answer").pressSequentially("Amara", { delay: 60 });
  await page.keyboard.press("Enter");
  await playDialogue(page, lesson, typed + 1);
  await answerQuiz(page, lesson);
  await page.getByRole("button", { name: "Submit Quiz" }).click();
  await page.getByRole("heading", { name: "Lesson Complete", exact: true }).waitFor();
  return finish();
}

/** Presses the only button of the empty page. */
export async function emptyInteractions(browser, url) {
  const { page, slowDown, finish } = await openSlowed(browser, url);
  const button = page.getByRole("button");
  await button.waitFor();
  await slowDown();
  for (let press = 0; press < 20; press++) await button.click();
  return finish();
}
