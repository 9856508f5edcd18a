import type { Page } from "@playwright/test";
import { businessBreakfast, expectConnected, joinFromDashboard, messageBox } from "./support/chat";
import { findFaults } from "./support/find-faults";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

const password = "purple kettle sings";

/** A call as the page's own code makes it. */
const post = (page: Page, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([to, sent]) =>
      (
        await fetch(to, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: sent,
        })
      ).status,
    [path, JSON.stringify(body)] as const,
  );

test("logging out everywhere on another device tells the open room and the chat with Iris, and logging in leads back to both", async ({
  page: room,
  context,
  browser,
  baseURL,
}) => {
  const email = "stolen.session@school.example";
  await room.goto("/student-dashboard");
  const { id } = await whoIs(room);
  const body = { name: "Sara Long", email, password, ageBand: "ADULT" };
  expect(await post(room, "/api/session/sign-up", body)).toBe(200);
  await joinFromDashboard(room, businessBreakfast);
  await messageBox(room).fill("I was about to say");
  const lesson = await context.newPage();
  await lesson.goto("/lesson/a1-lesson-1");
  await expect(lesson.getByLabel("Your message to Iris")).toBeVisible();

  const device = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await device.goto("/");
  expect(await post(device, "/api/session/log-in", { email, password })).toBe(200);
  const everywhere = `/api/account/${id}/log-out-everywhere`;
  expect(await post(device, everywhere, { keepsThis: true })).toBe(200);

  for (const page of [room, lesson]) {
    await expect(page.getByRole("heading", { name: "You were logged out here." })).toBeVisible();
    await expect(page.getByText("Log in again to go on.")).toBeVisible();
    await expect(page.getByText("Sara Long")).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
  }
  const { user } = (await (await room.request.get("/api/session")).json()) as { user: unknown };
  expect(user, "nobody was made a guest").toBeNull();

  await room.getByRole("button", { name: "Log in" }).click();
  const dialog = room.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expectConnected(room);
  await expect(messageBox(room)).toHaveValue("I was about to say");
  await expect(lesson.getByLabel("Your message to Iris")).toBeVisible();
  await device.context().close();
});

test("a chat with Iris whose session is over says so at the next word, and keeps that word", async ({
  page,
  context,
}) => {
  const email = "short.session@school.example";
  await page.goto("/student-dashboard");
  await whoIs(page);
  const body = { name: "Sara Short", email, password, ageBand: "ADULT" };
  expect(await post(page, "/api/session/sign-up", body)).toBe(200);
  await page.goto("/lesson/a1-lesson-1");
  await page.getByLabel("Your message to Iris").fill("What is a verb?");
  await context.clearCookies();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "You were logged out here." })).toBeFocused();

  await page.getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByLabel("Your message to Iris")).toHaveValue("What is a verb?");
});
