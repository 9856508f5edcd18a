import type { Account } from "@saywell/contract";
import { guest } from "./learning";

/** An account as it is on the first day; say what matters. */
export const makeAccount = (
  parts: {
    user?: Partial<Account["user"]>;
    wantedEmail?: string;
    settings?: Partial<Account["settings"]>;
  } = {},
): Account => ({
  user: { ...guest, avatar: null, ...parts.user },
  wantedEmail: parts.wantedEmail ?? null,
  settings: {
    textSize: "NORMAL",
    dyslexiaSpacing: false,
    reducedMotion: false,
    sound: true,
    penSounds: true,
    dailyGoal: 40,
    onLeaderboard: false,
    showEmail: false,
    foundByEmail: false,
    foundByName: true,
    remindOfWork: false,
    ...parts.settings,
  },
});
