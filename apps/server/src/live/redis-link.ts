import { Redis } from "ioredis";
import { errorFacts, type Log } from "../plugins/log";

/** Two connections to one Redis: one that commands, one that only listens. */
export interface RedisLink {
  commands: Redis;
  listener: Redis;
  /** Whether both connections are up now. */
  isUp: () => boolean;
  /** Called each time both are up again after a loss. */
  onRestored(hear: () => void): void;
  /** What every key and channel of this installation begins with. */
  prefix: string;
  close(): void;
}

interface Options {
  url: string;
  prefix: string;
  log: Log;
}

/**
 * Connects, and goes on trying for as long as the process lives. Commands given while the link is
 * down fail at once instead of waiting: what they would have said is old by then.
 */
export function openRedisLink({ url, prefix, log }: Options): RedisLink {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    retryStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 1000),
  };
  const commands = new Redis(url, { ...options, enableAutoPipelining: true });
  const listener = new Redis(url, { ...options, enableOfflineQueue: true, autoResubscribe: true });
  const hearers: (() => void)[] = [];
  const isUp = (): boolean => commands.status === "ready" && listener.status === "ready";
  let wasLost = false;

  for (const connection of [commands, listener]) {
    connection.on("error", () => {
      // Every retry ends in one of these; the loss itself is logged once, below.
    });
    connection.on("close", () => {
      if (wasLost || connection.status === "end") return;
      wasLost = true;
      log({ level: "error", event: "bus-lost" });
    });
    connection.on("ready", () => {
      if (!wasLost || !isUp()) return;
      wasLost = false;
      log({ level: "info", event: "bus-restored" });
      for (const hear of hearers) {
        try {
          hear();
        } catch (error) {
          log({ level: "error", event: "bus-catch-up-failed", ...errorFacts(error) });
        }
      }
    });
  }

  return {
    commands,
    listener,
    isUp,
    onRestored: (hear) => void hearers.push(hear),
    prefix,
    close() {
      commands.disconnect();
      listener.disconnect();
    },
  };
}
