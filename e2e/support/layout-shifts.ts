import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** By how much the page has moved by itself, as browsers measure it. */
    shifted?: number;
  }
}

/** Measures from now on how much each page that is opened moves without being asked to. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifted ?? Number.NaN);
