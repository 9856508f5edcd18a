import { defaultFloodLimits, type FloodLimits } from "@saywell/moderation";
import type { Rate } from "./rate";

/** What one client, one account and one address may take, over all processes where nothing else is said. */
export interface LiveLimits {
  /** Bytes in one message. No message of the contract comes near this. */
  messageBytes: number;
  connectionsPerAccount: number;
  /** A school's classes share one address, so this is generous. */
  connectionsPerAddress: number;
  /** Room messages of one account, over all its connections. */
  sending: Rate;
  /** What one account may say in one room before it counts as a flood. */
  flood: FloodLimits;
  /** Times one account goes into rooms: everybody in them is told each time. */
  joining: Rate;
  /** Messages of any kind on one connection. */
  asking: Rate;
  /** Messages on one connection that are none. */
  nonsense: Rate;
  /** Messages that a client may send ahead of our answers. */
  waiting: number;
  /** Bytes that wait for a slow reader before it is caught up from the store instead. */
  slowReaderBytes: number;
  /** Messages that wait on one process for one room's place in the database. */
  queuedPerRoom: number;
  /** Milliseconds that such a message waits before its sender is asked to try again. */
  queueTimeout: number;
  /** Milliseconds somebody who vanished still counts as in the room: a reload is no leaving. */
  returnGrace: number;
  /** Milliseconds between pings; who has not answered one by the next is gone. */
  heartbeat: number;
  /** Milliseconds between looks at whether everybody may still be where they are. */
  recheckEvery: number;
}

const kB = 1024;

export const defaultLiveLimits: LiveLimits = {
  messageBytes: 64 * kB,
  connectionsPerAccount: 10,
  connectionsPerAddress: 500,
  sending: { burst: 20, perSecond: 2 },
  flood: defaultFloodLimits,
  joining: { burst: 30, perSecond: 0.5 },
  asking: { burst: 200, perSecond: 50 },
  nonsense: { burst: 20, perSecond: 0.1 },
  waiting: 100,
  slowReaderBytes: 512 * kB,
  queuedPerRoom: 1000,
  queueTimeout: 30_000,
  returnGrace: 3000,
  heartbeat: 30_000,
  recheckEvery: 60_000,
};

const plenty: Rate = { burst: Infinity, perSecond: 1e9 };

/** For measuring and for tests: as much as one likes, as long as memory stays bounded. */
export const generousLiveLimits: LiveLimits = {
  ...defaultLiveLimits,
  connectionsPerAccount: Infinity,
  connectionsPerAddress: Infinity,
  sending: plenty,
  flood: { perFiveSeconds: Infinity, perMinute: Infinity },
  joining: plenty,
  asking: plenty,
};
