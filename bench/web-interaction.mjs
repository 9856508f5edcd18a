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

/** Plays a whole lesson. Returns the wait of every tap and key that took 16 ms or more. */
export async function lessonInteractions(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`/lesson-interactive/${lessonId}`, { waitUntil: "networkidle" });
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  const lesson = await readLesson(page, lessonId);
  const typed = lesson.dialogueFlow.steps.findIndex(({ inputType }) => inputType === "text");
  await playDialogue(page, lesson, 0, typed);
  await page.getByLabel("Your answer").pressSequentially("Amara", { delay: 60 });
  await page.keyboard.press("Enter");
  await playDialogue(page, lesson, typed + 1);
  await answerQuiz(page, lesson);
  await page.getByRole("button", { name: "Submit Quiz" }).click();
  await page.getByRole("heading", { name: "Lesson Complete", exact: true }).waitFor();
  await page.waitForTimeout(500);
  const waits = await page.evaluate(() => [...window.interactions.values()]);
  await context.close();
  return waits;
}
