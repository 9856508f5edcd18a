import type { Browser, Page } from "@playwright/test";
import { footballQuiz, quizCorner } from "./support/chat";
import { findFaults } from "./support/find-faults";
import { expect, productUrl, test } from "./support/test";

/** Somebody new, in a browser of their own, in a game room. */
async function playerIn(browser: Browser, room: { id: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl() });
  const page = await context.newPage();
  await page.goto(`/game/${room.id}`);
  await expect(page.getByRole("heading", { name: "Ready to Play?" })).toBeVisible();
  await expect(page.getByText("Connecting...")).toHaveCount(0);
  return page;
}

const isAsked = (page: Page, round: number) =>
  expect(page.getByText(`Question ${round} of 5`)).toBeVisible({ timeout: 45_000 });
const isOver = (page: Page) =>
  expect(page.getByText("Next in a moment")).toBeVisible({ timeout: 45_000 });
const answer = (page: Page, letter: string) =>
  page
    .getByRole("group", { name: "Answers" })
    .getByRole("button")
    .nth("ABCD".indexOf(letter))
    .click();

test("two browsers play a game to the end, and one that reloads in the middle is back at the same question", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const ana = await playerIn(browser, quizCorner);
  const ben = await playerIn(browser, quizCorner);
  await expect(ana.getByText(/^Here with you: /)).toBeVisible();
  await ana.getByRole("button", { name: "Start Game" }).click();
  for (const page of [ana, ben]) await isAsked(page, 1);
  const asked = await ana.getByRole("heading", { level: 2 }).first().textContent();
  await expect(ben.getByRole("heading", { level: 2 }).first()).toHaveText(asked!);

  await answer(ana, "A");
  await expect(ana.getByText("You answered A. Waiting for one other.")).toBeVisible();
  await ana.reload();
  await expect(ana.getByRole("heading", { name: asked! })).toBeVisible();
  await expect(ana.getByText("You answered A. Waiting for one other.")).toBeVisible();
  await answer(ben, "B");
  for (const page of [ana, ben]) await isOver(page);
  expect(await findFaults(ana)).toEqual([]);

  for (const round of [2, 3, 4, 5]) {
    for (const page of [ana, ben]) await isAsked(page, round);
    await answer(ana, "C");
    await answer(ben, "D");
    for (const page of [ana, ben]) await isOver(page);
  }
  for (const page of [ana, ben]) {
    await expect(page.getByRole("heading", { name: "Game Complete!" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Final Leaderboard" })).toBeVisible();
    await expect(page.getByText(/^#[12] of 2$/)).toBeVisible();
  }
  expect(await findFaults(ana)).toEqual([]);
  await ana.getByRole("button", { name: "Exit" }).click();
  await expect(ana.getByRole("heading", { name: /All available/ })).toBeVisible();
  for (const page of [ana, ben]) await page.context().close();
});

test("somebody alone plays against bots by keyboard alone, in the dark theme", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await playerIn(browser, footballQuiz);
  await page.emulateMedia({ colorScheme: "dark" });
  const press = async (name: string) => {
    const button = page.getByRole("button", { name });
    for (let tries = 0; tries < 40; tries += 1) {
      if (await button.evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await press("Start Game");
  for (const round of [1, 2, 3, 4, 5]) {
    await isAsked(page, round);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await page.keyboard.press("abcd1"[round - 1]!);
    await isOver(page);
    if (round === 1) expect(await findFaults(page)).toEqual([]);
  }
  await expect(page.getByRole("heading", { name: "Game Complete!" })).toBeFocused();
  await expect(page.getByText("Bot").first()).toBeVisible();
  await press("Play Again");
  await isAsked(page, 1);
  await page.context().close();
});
