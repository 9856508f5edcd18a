import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./support/find-faults";
import { launchProduct } from "./support/product";
import {
  businessBreakfast,
  coffeeCorner,
  expectAllSeen,
  expectConnected,
  historyOf,
  joinFromDashboard,
  matchDay,
  messageBox,
  say,
  soundsOfEnglish,
  unreadIn,
} from "./support/chat";
import { expect, productUrl, test } from "./support/test";
import { layWire } from "./support/wire";

/** Somebody new, in a browser of their own. */
async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test("two newcomers talk, and one whose window is killed comes back to all that was said meanwhile", async ({
  browser,
}) => {
  const baseURL = productUrl();
  const room = matchDay;
  const [ana, ben] = [await newcomer(browser, baseURL), await newcomer(browser, baseURL)];
  for (const page of [ana, ben]) await joinFromDashboard(page, room);
  const said: string[] = [];
  const tell = async (page: Page, text: string) => {
    said.push(text);
    await say(page, text);
    for (const each of [ana, ben].filter((other) => !other.isClosed()))
      await expect(each.locator("[data-message]").filter({ hasText: text }).last()).toBeVisible();
  };
  await tell(ana, "Did you see the match last night?");
  await tell(ben, "Yes, the second goal was beautiful.");
  await tell(ana, "I could not believe it.");
  await expectAllSeen([ana, ben], room, said);
  await expect.poll(() => unreadIn(ana, room)).toBe(0);

  const kept = await ana.context().storageState();
  await ana.context().close();
  await tell(ben, "The keeper had no chance.");
  await tell(ben, "Are you still there?");

  const back = await browser.newContext({ baseURL, storageState: kept });
  const again = await back.newPage();
  await again.goto("/rooms");
  await tell(ben, "I am going to write to you tomorrow.");
  // "Enter Room" while the place is kept, "Join Room" after that.
  const enter = again.getByRole("button", { name: /^(Enter|Join) Room$/, description: room.name });
  await enter.last().click();
  await expectConnected(again);
  await expectAllSeen([again, ben], room, said);
  expect(await findFaults(again)).toEqual([]);
  await tell(again, "Here I am again.");
  await expectAllSeen([again, ben], room, said);
  await again.getByRole("button", { name: "Back to Rooms" }).click();
  // Going back leaves an open room, and the place is free.
  await expect(again.getByRole("heading", { name: /All available/ })).toBeVisible();
  await expect(again.getByRole("region", { name: /My Rooms/ })).toHaveCount(0);
  for (const page of [again, ben]) await page.context().close();
});

test("what was written while the network failed arrives once, whether the server had it or not", async ({
  browser,
}) => {
  const baseURL = productUrl();
  const room = businessBreakfast;
  const wire = await layWire(baseURL);
  const [ana, ben] = [await newcomer(browser, wire.url), await newcomer(browser, baseURL)];
  for (const page of [ana, ben]) await joinFromDashboard(page, room);
  await say(ana, "Good morning, I am Ana.");
  await say(ben, "Nice to meet you.");
  await expect(ana.getByText("Nice to meet you.", { exact: true }).last()).toBeVisible();

  // The server has it, and its answer is lost.
  wire.deafen();
  await say(ana, "I work in a hotel.");
  await expect(ben.getByText("I work in a hotel.", { exact: true }).last()).toBeVisible();
  await expect(ana.getByText("Sending…")).toBeVisible();
  wire.cut();
  await expect(ana.getByText("Connecting...")).toBeVisible();
  await expect(ana.getByRole("button", { name: "Send" })).toBeDisabled();
  await say(ben, "Which city is it in?");
  wire.restore();
  await expectConnected(ana);
  const said = [
    "Good morning, I am Ana.",
    "Nice to meet you.",
    "I work in a hotel.",
    "Which city is it in?",
  ];
  await expectAllSeen([ana, ben], room, said);

  // The server has never heard of it, and its author leaves the page before the network is back.
  wire.sever();
  await say(ana, "In Porto, near the river.");
  await expect(ana.getByText("Sending…")).toBeVisible();
  wire.cut();
  await expect(ana.getByText("Connecting...")).toBeVisible();
  await say(ben, "I have been there once.");
  await expect(ben.getByText("I have been there once.", { exact: true }).last()).toBeVisible();
  await ana.goto("about:blank");
  wire.restore();
  await ana.goto(`/room/${room.id}`);
  await expectConnected(ana);
  said.push("I have been there once.", "In Porto, near the river.");
  await expectAllSeen([ana, ben], room, said);

  for (const page of [ana, ben]) await page.context().close();
  await wire.remove();
});

test("a server that is killed and started again gets its members back, with all they wrote", async ({
  browser,
}) => {
  const room = coffeeCorner;
  const dataDir = mkdtempSync(join(tmpdir(), "saywell-e2e-"));
  let product = await launchProduct(dataDir);
  try {
    const { url } = product;
    const wire = await layWire(url);
    const [ana, ben] = [await newcomer(browser, wire.url), await newcomer(browser, url)];
    for (const page of [ana, ben]) await joinFromDashboard(page, room);
    await say(ana, "Hello, is this seat free?");
    await say(ben, "Of course, sit down.");
    const said = ["Hello, is this seat free?", "Of course, sit down."];
    await expectAllSeen([ana, ben], room, said);

    // Of these the server may have answered for some, and never hears of the last two.
    const rush = [1, 2, 3, 4, 5].map((number) => `Cup number ${number}, please.`);
    for (const text of rush.slice(0, 3)) await say(ana, text);
    wire.sever();
    for (const text of rush.slice(3)) await say(ana, text);
    await product.end("SIGKILL");
    wire.restore();
    for (const page of [ana, ben]) await expect(page.getByText("Connecting...")).toBeVisible();
    product = await launchProduct(dataDir, Number(new URL(url).port));
    for (const page of [ana, ben]) await expect(page.getByText("Connecting...")).toHaveCount(0);
    said.push(...rush);
    await expectAllSeen([ana, ben], room, said);

    await say(ben, "That is a lot of coffee.");
    said.push("That is a lot of coffee.");
    await expectAllSeen([ana, ben], room, said);
    for (const page of [ana, ben]) await page.context().close();
    await wire.remove();
  } finally {
    await product.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("an abusive message reaches nobody, and a newcomer's phone number is hidden from all", async ({
  browser,
}) => {
  const baseURL = productUrl();
  const room = soundsOfEnglish;
  const [ana, ben] = [await newcomer(browser, baseURL), await newcomer(browser, baseURL)];
  for (const page of [ana, ben]) await joinFromDashboard(page, room);

  // The word that somebody came in would take the place of the next.
  const others = ana.getByRole("listitem").filter({ hasNotText: /\(you\)|Practice partner/ });
  await expect(others.filter({ hasText: "Here now" })).toHaveCount(1);

  const abuse = "You stupid bitch.";
  await say(ana, abuse);
  const toasts = ana.getByRole("region", { name: /Notifications/ });
  await expect(toasts.getByText("Message Blocked", { exact: true })).toBeVisible();
  await expect(messageBox(ana)).toHaveValue(abuse);

  await say(ana, "Call me on 07700 900123 tonight.");
  await expect(ana.getByRole("alert")).toHaveText(
    "We hid contact details in your message to keep people safe.",
  );
  for (const page of [ana, ben]) {
    const message = page.locator("[data-message]").filter({ hasText: "Call me on *** tonight." });
    await expect(
      message.last().getByRole("button", { name: "Changed or marked by the filter" }),
    ).toBeVisible();
  }
  await expect(ana.getByRole("alert")).toHaveCount(0);
  const written = (await historyOf(ben, room)).map(({ content }) => content).join("\n");
  expect(written).not.toContain("900123");
  expect(written).not.toContain("stupid");
  await expectAllSeen([ana, ben], room, ["Call me on *** tonight."]);
  for (const page of [ana, ben]) await page.context().close();
});

test("people are searched for, and the search is left, by keyboard alone", async ({ page }) => {
  await page.goto("/rooms");
  const opener = page.getByRole("button", { name: "Find Friends" });
  await expect(opener).toBeEnabled();
  await expect(page.getByRole("heading", { name: "All available rooms" })).toBeVisible();
  const tabTo = async (target: typeof opener) => {
    for (let step = 0; step < 30; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo(opener);
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Search Users" });
  await expect(dialog.getByPlaceholder("Search by name or email...")).toBeFocused();
  await expect(dialog.getByText("Type at least 2 characters to search")).toBeVisible();
  await page.keyboard.type("amara");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByRole("listitem")).toContainText("Amara Okafor");
  await expect(dialog.getByRole("listitem")).toContainText("Teacher");
  expect(await findFaults(page)).toEqual([]);
  await tabTo(dialog.getByRole("radio", { name: "All" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Students" })).toBeChecked();
  await expect(dialog.getByText("No users found")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
