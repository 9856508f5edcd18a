import type { LevelTestResult } from "@saywell/contract";
import type { Page } from "@playwright/test";
import { findFaults } from "./support/find-faults";
import { expect, test } from "./support/test";

const question = (page: Page, number: number) =>
  page.getByRole("heading", { name: new RegExp(`^Question ${number} of 30$`) });

/** The next stop of the Tab key that takes an answer. */
async function tabToAnswer(page: Page) {
  const field = page.locator("form :is(input, textarea):focus");
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await field.count()) > 0) return field;
  }
  throw new Error("No field for an answer is in reach of the Tab key.");
}

/** Answers the question on the screen without a mouse: choices with the first one, gaps with a word. */
async function answerByKeyboard(page: Page) {
  const field = await tabToAnswer(page);
  const isLong = await field.evaluate((element) => element.tagName === "TEXTAREA");
  const isChoice = (await field.getAttribute("type")) === "radio";
  if (isChoice) await page.keyboard.press("Space");
  else await page.keyboard.type(isLong ? "I live in a small town. I like my street." : "go");
  await page.keyboard.press(isLong ? "Control+Enter" : "Enter");
}

for (const theme of ["light", "dark"] as const) {
  test(`a visitor finds their level by keyboard alone, in the ${theme} theme, across a reload`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/level-test");
    await expect(page.getByRole("link", { name: "Start Test" })).toHaveCount(3);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Start Test", description: /Junior/ }).press("Enter");
    await expect(page).toHaveURL("/level-test/junior");
    await page.getByRole("button", { name: "Start Test" }).press("Enter");

    const finish = page.getByRole("button", { name: "Finish now" });
    let answered = 0;
    while (answered < 30 && (await finish.count()) === 0) {
      await expect(question(page, answered + 1)).toBeFocused();
      if (answered === 0) expect(await findFaults(page)).toEqual([]);
      if (answered === 2) {
        await page.reload();
        await expect(question(page, 3)).toBeFocused();
      }
      await answerByKeyboard(page);
      answered += 1;
      await expect(question(page, answered + 1).or(page.getByText("Test Complete!"))).toBeVisible();
    }
    if (answered < 30) await finish.press("Enter");

    await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
    const address = new URL(page.url());
    const reply = await page.request.get(
      `/api/level-test/results/${address.searchParams.get("result")}`,
    );
    const result = (await reply.json()) as LevelTestResult;
    expect(result).toMatchObject({ testType: "junior", answered, isOwn: true });
    expect(address.searchParams.get("level")).toBe(result.level);
    await expect(page.getByRole("main")).toContainText(/most likely|Very likely/);
    await expect(page.getByRole("main")).toContainText("in 10 sure");
    await page.locator("summary").press("Enter");
    await expect(page.getByText("Overall score")).toBeVisible();
    await expect(page.getByText("Example")).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
  });
}

test("a quick test on a phone is a first idea, and is made exact with what was answered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/level-test");
  await page.getByRole("link", { name: "Start Quick Test", description: /Junior/ }).click();
  await expect(page.getByRole("button", { name: "Start Test" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Start Test" }).click();
  const number = (count: number, of: number) =>
    page.getByRole("heading", { name: `Question ${count} of ${of}`, exact: true });
  const isDone = page.getByRole("heading", { name: "Test Complete!" });
  let answered = 0;
  while (answered < 12 && !(await isDone.isVisible())) {
    await expect(number(answered + 1, 12)).toBeVisible();
    for (const name of [/Next Question|Submit Test/, "I don't know"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "I don't know" }).click();
    answered += 1;
    await expect(number(answered + 1, 12).or(isDone)).toBeVisible();
  }
  await expect(page.getByText("Quick: a first idea")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start your first lesson" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Make it exact" }).click();
  await expect(number(13, 30)).toBeVisible();
});

for (const path of ["/level-test", "/level-test/results?score=92", "/pricing", "/nowhere-at-all"]) {
  test(`a visitor at ${path} finds the way to log in, with its card open`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
    await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  });
}

test("a result's link opens for somebody else, without what was written", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/level-test");
  const begun = await page.request.get("/api/level-test/questions/junior");
  const { sessionId, questions } = (await begun.json()) as {
    sessionId: string;
    questions: { id: string }[];
  };
  for (const { id: questionId } of questions.slice(0, 12)) {
    const data = { sessionId, questionId, answer: "", dontKnow: true };
    await page.request.post("/api/level-test/submit-answer", { data });
  }
  const ended = await page.request.post("/api/level-test/submit", { data: { sessionId } });
  const { resultId } = (await ended.json()) as { resultId: string };

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await other.goto(`/level-test/results?result=${resultId}`);
  await expect(other.getByText("A shared result")).toBeVisible();
  await expect(other.getByText("How your writing was scored")).toHaveCount(0);
  await elsewhere.close();
});

test("the results page opened without a test says that it is an example", async ({ page }) => {
  await page.goto("/level-test/results");
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
  await expect(page.getByText("Example", { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
