import { fileURLToPath } from "node:url";
import { type Item, startingParameters, type TestType } from "@saywell/adaptive-test";
import { readBank } from "../../packages/content/src/level-tests/read-bank";
import { describeProblem } from "../../packages/content/src/read-source";

const dataDir = fileURLToPath(new URL("../../packages/content/data", import.meta.url));

let bank: ReturnType<typeof readBank> | undefined;

/** The items of a shipped test with the parameters that they have before anybody has answered. */
export function shippedItems(testType: TestType): Item[] {
  bank ??= readBank(dataDir, "packages/content/data");
  if ("problems" in bank) throw new Error(bank.problems.map(describeProblem).join("\n"));
  return bank.value.items
    .filter((item) => item.testType === testType)
    .map((item) => ({
      ...startingParameters({
        level: item.level,
        type: item.type,
        optionCount: item.options.length,
      }),
      id: item.id,
      skill: item.skill,
      level: item.level,
      ...(item.passageId === null ? {} : { passage: item.passageId }),
    }));
}
