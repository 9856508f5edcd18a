import { test as base } from "@playwright/test";

/** Tests run against the product that `start-product.ts` started. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, provide) => {
    await provide(process.env.SAYWELL_URL);
  },
});

/** Where that is, for those that open browsers of their own. */
export const productUrl = (): string => process.env.SAYWELL_URL ?? "";

export { expect } from "@playwright/test";
