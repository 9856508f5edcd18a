import type { Page } from "@playwright/test";
import { whoIs } from "./support/session";
import { openWhole } from "./support/open-whole";
import { expect, test } from "./support/test";
import { visits } from "./support/visits";

/** Every page as a newcomer sees it. */
const screens = visits.filter(({ demoRole }) => demoRole === undefined);

/** A guest who reads in the largest letters, widely spaced. */
async function chooseLargestLetters(page: Page) {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Reading and sound" })).toBeVisible();
  const user = await whoIs(page);
  const saved = await page.request.put(`/api/account/${user.id}`, {
    data: { settings: { textSize: "LARGER", dyslexiaSpacing: true } },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-text", "larger");
}

/** As the page is laid out for those who chose the largest letters only. */
async function setNormalSpacing(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-spacing", "wide");
  await page.evaluate(() => delete document.documentElement.dataset["spacing"]);
}

/** A next address that differs behind the # only is the same page. */
const setWideSpacing = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset["spacing"] = "wide"));

/**
 * What sticks out of the page to the right, as "tag: words"; what is clipped by its own frame does
 * not. What is laid out only when it comes near is laid out for this.
 */
const findWidest = (page: Page) =>
  page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [everything];
    const { clientWidth } = document.documentElement;
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent);
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !isClipped(element))
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
  });

/** CSS pixels by which the page can be moved sideways. Under an open card it is narrower than the window. */
const roomSideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

// In halves, so that both workers have one.
const middle = Math.ceil(screens.length / 2);
for (const [which, half] of [
  ["first", screens.slice(0, middle)],
  ["second", screens.slice(middle)],
] as const) {
  test(`nothing is wider than 320 px in the largest letters, widely or normally spaced, in the ${which} half of all pages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await chooseLargestLetters(page);
    for (const { at, heading } of half) {
      await openWhole(page, at);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      for (const spacing of ["wide", "normal"] as const) {
        if (spacing === "normal") await setNormalSpacing(page);
        expect.soft(await findWidest(page), `${at}, ${spacing} spacing`).toEqual([]);
        expect.soft(await roomSideways(page), `${at}, ${spacing} spacing`).toBe(0);
      }
      await setWideSpacing(page);
    }
  });
}
