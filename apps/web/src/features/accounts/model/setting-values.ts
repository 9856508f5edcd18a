import type { AccountSettings, AgeBand } from "@saywell/contract";
import type { ThemeChoice } from "../../../lib/theme";

export const textSizes: ReadonlyArray<readonly [AccountSettings["textSize"], string]> = [
  ["NORMAL", "Normal"],
  ["LARGE", "Large"],
  ["LARGER", "Larger"],
];

export const themeChoices: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "Like my device"],
];

export const ageBands: ReadonlyArray<readonly [AgeBand, string]> = [
  ["UNKNOWN", "I would rather not say"],
  ["UNDER_13", "Under 13"],
  ["AGE_13_TO_17", "13 to 17"],
  ["ADULT", "18 or over"],
];
