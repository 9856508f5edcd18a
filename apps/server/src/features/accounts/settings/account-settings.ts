import type { AccountSettings, AgeBand } from "@saywell/contract";
import { isAdult } from "@saywell/moderation";

/** Settings as they are stored. On the leaderboard, and reminded of work: null until chosen. */
export type StoredSettings = Omit<AccountSettings, "onLeaderboard" | "remindOfWork"> & {
  onLeaderboard: boolean | null;
  remindOfWork: boolean | null;
};

/** What holds for an account without a row of settings; the same as the table's defaults. */
export const defaultSettings: StoredSettings = {
  textSize: "NORMAL",
  dyslexiaSpacing: false,
  reducedMotion: false,
  sound: true,
  penSounds: true,
  dailyGoal: 40,
  onLeaderboard: null,
  showEmail: false,
  foundByEmail: false,
  foundByName: true,
  remindOfWork: null,
};

/** Settings as they hold: the leaderboard and reminders follow the age band until the learner chooses. */
export const viewSettings = (stored: StoredSettings, ageBand: AgeBand): AccountSettings => ({
  ...stored,
  onLeaderboard: stored.onLeaderboard ?? isAdult(ageBand),
  remindOfWork: stored.remindOfWork ?? isAdult(ageBand),
  foundByEmail: stored.foundByEmail && isAdult(ageBand),
  foundByName: stored.foundByName && isAdult(ageBand),
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
    ...(isHidden
      ? { onLeaderboard: null, showEmail: false, foundByEmail: false, remindOfWork: null }
      : {}),
  };
}
