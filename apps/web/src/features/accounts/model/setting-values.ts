import type {
  AccountSettings,
  AgeBand,
  avatars as contractAvatars,
  dailyGoals as contractDailyGoals,
} from "@saywell/contract";
import type { ThemeChoice } from "../../../lib/theme";

// The literals are checked against the contract's, so that no schema has to be bundled for them.
export const avatars: typeof contractAvatars = [
  "kite",
  "fox",
  "teapot",
  "boat",
  "owl",
  "cactus",
  "bicycle",
  "lamp",
];
export type AvatarName = (typeof avatars)[number];

export const dailyGoals: typeof contractDailyGoals = [20, 40, 60, 100];

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
