import { writeFileSync } from "node:fs";

/** A reporter for vitest: leaves the outcome of each test in a file for `npm test` to sum up. */
export default class WriteOutcome {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        state: test.result().state,
      })),
    );
    writeFileSync(process.env.VITEST_OUTCOME, JSON.stringify(tests));
  }
}
