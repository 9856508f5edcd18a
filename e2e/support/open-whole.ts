import { expect, type Page, type Request } from "@playwright/test";

/** What a page is headed by: its own heading, or the card that is open over it and hides that. */
export const headOf = (page: Page) =>
  page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog"));

/** What stands in a part of a page until its content has come. */
const placeholders = "[aria-busy=true], .animate-shimmer";

/**
 * Opens an address, and waits until the page has all that it asks for: nothing is on its way, no
 * placeholder is left, and there is nothing left to do with what came.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  const onTheirWay = new Set<Request>();
  const hasLeft = (request: Request) => void onTheirWay.add(request);
  const isBack = (request: Request) => void onTheirWay.delete(request);
  page.on("request", hasLeft).on("requestfinished", isBack).on("requestfailed", isBack);
  await page.goto(address);
  await expect(headOf(page)).toBeVisible();
  await expect(page.locator(placeholders)).toHaveCount(0);
  const isStill = async () => {
    if (onTheirWay.size > 0) return false;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return onTheirWay.size === 0 && (await page.locator(placeholders).count()) === 0;
  };
  await expect.poll(async () => (await isStill()) && (await isStill())).toBe(true);
  page.off("request", hasLeft).off("requestfinished", isBack).off("requestfailed", isBack);
}

/** Shows a page that is open in another theme of the system, at once: no colour is on its way to the next. */
export async function switchTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  await page.emulateMedia({ colorScheme: theme });
}
