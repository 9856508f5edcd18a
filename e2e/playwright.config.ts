import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./support/find-browser";

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/start-product.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts: tried again in CI only, and named.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : "line",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, env, args: browserArguments },
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    viewport: { width: 1280, height: 800 },
  },
});
