import type { AccountSettings, AgeBand } from "@saywell/contract";

/** Settings as they are stored. On the leaderboard: null until chosen. */
export type StoredSettings = Omit<AccountSettings, "onLeaderboard"> & {
  onLeaderboard: boolean | null;
};

/** What holds for an account without a row of settings; the same as the table's defaults. */
export const defaultSettings: StoredSettings = {
  textSize: "NORMAL",
  dyslexiaSpacing: false,
  reducedMotion: false,
  sound: true,
  dailyGoal: 40,
  onLeaderboard: null,
  showEmail: false,
};

/** Who has not said to be an adult is protected like a child. */
const isAdult = (ageBand: AgeBand): boolean => ageBand === "ADULT";

const isChild = (ageBand: AgeBand): boolean => ageBand === "UNDER_13" || ageBand === "AGE_13_TO_17";

/** Whether a change of age takes back that somebody said to be under 18. */
export const outgrowsProtection = (before: AgeBand, after: AgeBand): boolean =>
  isChild(before) && !isChild(after);

/** Settings as they hold: the leaderboard follows the age band until the learner chooses. */
export const viewSettings = (stored: StoredSettings, ageBand: AgeBand): AccountSettings => ({
  ...stored,
  onLeaderboard: stored.onLeaderboard ?? isAdult(ageBand),
});

type Wish = { [K in keyof AccountSettings]?: AccountSettings[K] | undefined };

/**
 * The settings after a change. Who turns out to be under 18 is hidden from others again, whatever
 * was chosen before or comes with the same form; it can be chosen anew afterwards.
 */
export function changeSettings(
  stored: StoredSettings,
  wish: Wish,
  ageBand: { before: AgeBand; after: AgeBand },
): StoredSettings {
  const chosen = Object.fromEntries(
    Object.entries(wish).filter(([, value]) => value !== undefined),
  ) as Partial<AccountSettings>;
  const isHidden = ageBand.after !== ageBand.before && !isAdult(ageBand.after);
  return {
    ...stored,
    ...chosen,
    ...(isHidden ? { onLeaderboard: null, showEmail: false } : {}),
  };
}
