import { defineConfig } from "vitest/config";

const setupFiles = ["./scripts/testing/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/**/src/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          setupFiles,
          globalSetup: ["./apps/server/src/testing/start-test-database.ts"],
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles,
        },
      },
    ],
  },
});
