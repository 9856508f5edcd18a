import type { Rate } from "../limits/rate";

/** What one client, one account and one address may take, over all processes where nothing else is said. */
export interface LiveLimits {
  /** Bytes in one message. No message of the contract comes near this. */
  messageBytes: number;
  connectionsPerAccount: number;
  /** A school shares one address, so this is generous: a class game of 500 beside all others. */
  connectionsPerAddress: number;
  /** Messages of any kind on one connection. */
  asking: Rate;
  /** Messages on one connection that are none. */
  nonsense: Rate;
  /** Messages that a client may send ahead of our answers. */
  waiting: number;
  /** Bytes that wait for a slow reader before it is caught up from the store instead. */
  slowReaderBytes: number;
  /** Milliseconds between pings; who has not answered one by the next is gone. */
  heartbeat: number;
  /** Milliseconds between checks whether everybody may still be where they are. */
  recheckEvery: number;
}

const kB = 1024;

const usual: LiveLimits = {
  messageBytes: 64 * kB,
  connectionsPerAccount: 10,
  connectionsPerAddress: 1200,
  asking: { burst: 200, perSecond: 50 },
  nonsense: { burst: 20, perSecond: 0.1 },
  waiting: 100,
  slowReaderBytes: 512 * kB,
  heartbeat: 30_000,
  recheckEvery: 60_000,
};

const plenty: Rate = { burst: Infinity, perSecond: 1e9 };

export const liveLimits = {
  usual,
  /** For measuring and for tests: as much as one likes, as long as memory stays bounded. */
  generous: {
    ...usual,
    connectionsPerAccount: Infinity,
    connectionsPerAddress: Infinity,
    asking: plenty,
  },
} satisfies Record<string, LiveLimits>;
