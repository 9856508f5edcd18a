import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What of the page axe finds fault with, as "rule: element". */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    // @ts-expect-error -- the script above made it
    const { violations } = await window.axe.run(document, {
      rules: { "color-contrast": { enabled: true } },
    });
    return violations.flatMap((violation: { id: string; nodes: { html: string }[] }) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`),
    );
  });
}

const routes = [
  ["/", "Start Learning for Free"],
  ["/student-dashboard", "Continue Learning"],
  ["/lessons", "A1 · Beginner"],
  ["/badges", "First Talk"],
  ["/offers/textbooks", "20% off textbooks"],
  ["/lesson-interactive/a1-lesson-1", "Learning Objectives"],
  ["/lesson/a1-lesson-1", "Hello, nice to meet you"],
  ["/review", null],
  ["/settings", null],
  ["/privacy", null],
  ["/terms", null],
  ["/security", null],
  ["/about", null],
  ["/pricing", null],
  ["/rooms", null],
  ["/level-test", null],
  ["/level-test/adult", null],
  ["/level-test/results", null],
  ["/room/1", null],
  ["/game/1", null],
  ["/teacher", null],
  ["/teacher/amara-okafor", null],
  ["/offers/tutoring", null],
  ["/contact", null],
  ["/blog", null],
  ["/careers", null],
  ["/no-such-page", "Page Not Found"],
] as const;

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, reducedMotion: "reduce" });

    for (const [path, heading] of routes) {
      test(`${path} has a heading, no fault that axe finds, and nothing wider than a phone`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(error.message));
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.locator("html")).toHaveClass(theme === "dark" ? /dark/ : /^(?!.*dark)/);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (heading)
          await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          360,
        );
        expect(await faultsOf(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
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

test("pages do not jump while they load", async ({ page }) => {
  for (const path of [
    "/",
    "/student-dashboard",
    "/lessons",
    "/badges",
    "/lesson-interactive/a1-lesson-1",
  ]) {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, {
            shift: (window as never as { shift: number }).shift + entry.value,
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift);
    expect(shift, path).toBeLessThan(0.01);
  }
});

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
