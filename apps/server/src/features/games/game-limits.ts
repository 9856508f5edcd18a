import type { Rate } from "../../limits/rate";

/** What one account may do in games, over all processes: each of it stays in a game's log for good. */
export interface GameLimits {
  /** Times into games without a room. */
  joining: Rate;
  /** Games begun. */
  starting: Rate;
  /** Whatever else is done but answering. */
  leading: Rate;
}

const plenty: Rate = { burst: Infinity, perSecond: 1e9 };

export const gameLimits = {
  usual: {
    joining: { burst: 20, perSecond: 0.2 },
    starting: { burst: 20, perSecond: 0.1 },
    leading: { burst: 120, perSecond: 2 },
  },
  /** For measuring and for tests. */
  generous: { joining: plenty, starting: plenty, leading: plenty },
} satisfies Record<string, GameLimits>;
