import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import KeepWorkers from "./scripts/testing/keep-workers";

// `isolate: false`: the files that one worker runs share its modules, since loading the server anew
// for each file took half of the processor's time. So no module may keep state between tests.
const everywhere = {
  setupFiles: ["./scripts/testing/fail-on-console.ts", "./scripts/testing/wait-patiently.ts"],
  // Milliseconds. A fresh database and server for a test takes 0.2 s, and far longer on a machine
  // that builds and browses at the same time. Speed is measured in bench/, not here.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 40_000 } },
};

export default defineConfig({
  test: {
    // One more than there are cores: tests of processes and connections mostly wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: KeepWorkers },
    projects: [
      {
        test: {
          name: "packages",
          include: [
            "packages/**/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "apps/server/*.test.ts",
          ],
          ...everywhere,
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          ...everywhere,
          isolate: false,
          globalSetup: ["./apps/server/src/testing/start-test-database.ts"],
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.isolated.test.tsx"],
          ...everywhere,
          isolate: false,
          setupFiles: [...everywhere.setupFiles, "./apps/web/src/testing/between-tests.ts"],
        },
      },
      {
        test: {
          name: "web-isolated",
          include: ["apps/web/**/*.isolated.test.tsx"],
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, "./apps/web/src/testing/between-tests.ts"],
        },
      },
    ],
  },
});
