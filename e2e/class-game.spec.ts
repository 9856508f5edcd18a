import type { Browser, Page } from "@playwright/test";
import { openClassGame } from "./support/class-teacher";
import { findFaults } from "./support/find-faults";
import { shiftOf, watchShifts } from "./support/layout-shifts";
import { expect, productUrl, test } from "./support/test";
import { layWire } from "./support/wire";

/** A phone of somebody new. */
async function phone(browser: Browser, baseURL = productUrl()): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  return await context.newPage();
}

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join?code=${code}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText(`You are in, ${name}. Look at the screen.`)).toBeVisible();
}

const isAsked = (page: Page, round: number) =>
  expect(page.getByText(`Question ${round} of 5`)).toBeVisible();
const isIn = (page: Page) =>
  expect(page.getByText("Your answer is in. Wait for the others.")).toBeVisible();
const isShown = (page: Page) => expect(page.getByText(/^Your place: /)).toBeVisible();

test("a class plays on phones without accounts, as its teacher leads it, one by keyboard alone and one that reloads and loses the line", async ({
  browser,
}) => {
  const teacher = await openClassGame(browser);
  const ana = await phone(browser);
  await watchShifts(ana);
  await ana.goto("/join");
  await ana.getByLabel("Code").focus();
  await ana.keyboard.type("000000");
  await expect(ana.getByText("No game has this code. Look at the screen again.")).toBeVisible();
  const session = await ana.request.get("/api/session");
  expect(((await session.json()) as { user: unknown }).user).toBeNull();
  await ana.keyboard.press("ControlOrMeta+A");
  await ana.keyboard.type(teacher.code);
  await expect(ana.getByLabel("Your name")).toBeFocused();
  await ana.keyboard.type("Ana");
  await ana.keyboard.press("Enter");
  await expect(ana.getByText("You are in, Ana. Look at the screen.")).toBeVisible();
  expect(await findFaults(ana)).toEqual([]);

  const wire = await layWire(productUrl());
  const ben = await phone(browser, wire.url);
  await join(ben, teacher.code, "Ben");

  await teacher.act("START_GAME");
  for (const page of [ana, ben]) await isAsked(page, 1);
  await ana.keyboard.press("a");
  await isIn(ana);
  expect(await findFaults(ana)).toEqual([]);
  await ben.reload();
  await isAsked(ben, 1);
  await ben.getByRole("group", { name: "Answers" }).getByRole("button").nth(1).click();
  for (const page of [ana, ben]) await isShown(page);
  expect(await findFaults(ana)).toEqual([]);

  await teacher.act("GO_ON");
  for (const page of [ana, ben]) await isAsked(page, 2);
  wire.cut();
  await expect(ben.getByText("The connection is lost. Please wait a moment.")).toBeVisible();
  await ana.keyboard.press("2");
  await isIn(ana);
  wire.restore();
  await expect(ben.getByText("The connection is lost. Please wait a moment.")).toHaveCount(0);
  await teacher.act("GO_ON");
  for (const page of [ana, ben]) await isShown(page);

  for (const round of [3, 4, 5]) {
    await teacher.act("GO_ON");
    for (const page of [ana, ben]) await isAsked(page, round);
    await ana.keyboard.press("c");
    await ben.getByRole("group", { name: "Answers" }).getByRole("button").last().click();
    for (const page of [ana, ben]) await isShown(page);
  }
  expect(await shiftOf(ana)).toBeLessThan(0.01);
  await teacher.act("GO_ON");
  for (const page of [ana, ben]) {
    await expect(page.getByRole("heading", { name: "Game Complete!" })).toBeVisible();
    await expect(page.getByText(/^#[12] of 2$/)).toBeVisible();
  }
  expect(await findFaults(ana)).toEqual([]);

  await teacher.act("START_GAME");
  for (const page of [ana, ben]) await isAsked(page, 1);
  await teacher.close();
  for (const page of [ana, ben]) {
    await expect(page.getByText("This game is over. Thank you for playing.")).toBeVisible();
  }
  await wire.remove();
});
