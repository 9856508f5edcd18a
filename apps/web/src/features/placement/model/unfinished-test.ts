import type { LevelTestSession } from "@saywell/contract";
import { timeAllowanceTexts } from "./time-allowance";

/** Which test it is, and how far it has come. */
export function standOf({ length, timeAllowance, answered, total }: LevelTestSession): string {
  const name = length === "quick" ? "Quick test" : "Exact test";
  const time =
    timeAllowance === "1" ? "" : `, ${timeAllowanceTexts[timeAllowance].name.toLowerCase()}`;
  return `${name}${time}: ${answered} of ${total} questions answered.`;
}
