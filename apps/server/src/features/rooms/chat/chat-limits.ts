import { defaultFloodLimits, type FloodLimits } from "@saywell/moderation";
import type { Rate } from "../../../limits/rate";

/** What one account may take in rooms, over all processes where nothing else is said. */
export interface ChatLimits {
  /** Room messages of one account, over all its connections. */
  sending: Rate;
  /** What one account may say in one room before it counts as a flood. */
  flood: FloodLimits;
  /** Times one account goes into rooms: everybody in them is told each time. */
  joining: Rate;
  /** Messages that wait on one process for one room's place in the database. */
  queuedPerRoom: number;
  /** Milliseconds that such a message waits before its sender is asked to try again. */
  queueTimeout: number;
  /**
   * Milliseconds somebody who vanished still counts as in the room, and keeps a place: a reload or a
   * cut line is no leaving.
   */
  returnGrace: number;
  /** Milliseconds between two looks for places that nobody is in. */
  lookForEmptyEvery: number;
  /** Milliseconds that a place is kept for somebody who joined and has not arrived. */
  arriveWithin: number;
}

const usual: ChatLimits = {
  sending: { burst: 20, perSecond: 2 },
  flood: defaultFloodLimits,
  joining: { burst: 30, perSecond: 0.5 },
  queuedPerRoom: 1000,
  queueTimeout: 30_000,
  returnGrace: 20_000,
  lookForEmptyEvery: 20_000,
  arriveWithin: 60_000,
};

const plenty: Rate = { burst: Infinity, perSecond: 1e9 };

export const chatLimits = {
  usual,
  /** For measuring and for tests: as much as one likes, as long as memory stays bounded. */
  generous: {
    ...usual,
    sending: plenty,
    flood: { perFiveSeconds: Infinity, perMinute: Infinity },
    joining: plenty,
  },
} satisfies Record<string, ChatLimits>;
