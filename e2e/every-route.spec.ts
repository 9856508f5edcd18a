import type { Page } from "@playwright/test";
import { findFaults } from "./support/find-faults";
import { coffeeCorner } from "./support/chat";
import { findSmallTargets } from "./support/small-targets";
import { shiftOf, watchShifts } from "./support/layout-shifts";
import { headOf, openWhole, switchTheme } from "./support/open-whole";
import { expect, test } from "./support/test";
import { visits } from "./support/visits";

for (const { at, heading, demoRole } of visits) {
  const visitor = demoRole ? `, for the demo ${demoRole.toLowerCase()}` : "";
  test(`${at}${visitor}, has a heading, no fault that axe finds in either theme, nothing wider than a phone, and nothing too small for a thumb`, async ({
    page,
  }) => {
    if (demoRole) {
      const reply = await page.request.post("/api/session/demo", { data: { role: demoRole } });
      expect(reply.status()).toBe(200);
    }
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await openWhole(page, at);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expectSound(page, heading);
    await switchTheme(page, "light");
    await expect(page.locator("html")).toHaveClass(/^(?!.*dark)/);
    await expectSound(page, heading);
    expect.soft(await findSmallTargets(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

async function expectSound(page: Page, heading: string | RegExp) {
  await expect(headOf(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await findFaults(page)).toEqual([]);
}

test("the theme that was chosen is there before the first paint, and stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: /theme/i }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

  await page.goto("/student-dashboard", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("pages do not jump while they load, though their letters come late", async ({ page }) => {
  await page.route(/\.(?:woff2|ttf)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await watchShifts(page);
  for (const path of [
    "/",
    "/student-dashboard",
    "/lessons",
    "/badges",
    "/lesson-interactive/a1-lesson-1",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    expect(await shiftOf(page), path).toBeLessThan(0.01);
  }
});

// Each width by somebody else: twenty seconds after a room was left, the lobby shows it no longer as one's own.
for (const width of [360, 390])
  for (const demoRole of [undefined, "LEARNER"] as const) {
    const visitor = demoRole === undefined ? "a guest" : "the demo learner";
    test(`nothing jumps on a phone of ${width} px, for ${visitor}, though the server is slow`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.route(/\/api\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue();
      });
      if (demoRole) await page.request.post("/api/session/demo", { data: { role: demoRole } });
      await page.setViewportSize({ width, height: 740 });
      for (const path of [
        "/student-dashboard",
        "/lessons",
        "/rooms",
        `/room/${coffeeCorner.id}`,
        "/lesson-interactive/a1-lesson-2",
        "/lesson/a1-lesson-2",
        "/review",
        "/level-test",
        "/teacher/amara-okafor",
      ]) {
        await openWhole(page, path);
        expect.soft(await shiftOf(page), path).toBeLessThan(0.01);
      }
    });
  }

test("the landing page can be read without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Start Learning for Free" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try a Demo Lesson" }).first()).toBeVisible();
  await context.close();
});
