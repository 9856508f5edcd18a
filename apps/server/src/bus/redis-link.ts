import { Redis } from "ioredis";
import { errorFacts, type Log } from "../observability/log";

/** Two connections to one Redis: one that commands, one that only listens. */
export interface RedisLink {
  commands: Redis;
  listener: Redis;
  /** Whether both connections are up now. */
  isUp: () => boolean;
  /**
   * What Redis answers; undefined when it is away or slow. For what somebody waits for: nobody
   * waits for Redis.
   */
  ask<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** Called each time both are up again after a loss. */
  onRestored(handler: () => void): void;
  /** What every key and channel of this installation begins with. */
  prefix: string;
  close(): void;
}

export interface LinkOptions {
  url: string;
  prefix: string;
  log: Log;
  /** Milliseconds that somebody may wait for an answer. */
  timeout?: number;
}

/** Milliseconds in which a Redis that was slow is not asked again. */
const rest = 1000;

/**
 * Connects, and goes on trying for as long as the process lives. Commands given while the link is
 * down fail at once instead of waiting: what they would have said is old by then.
 */
export function openRedisLink({ url, prefix, log, timeout = 250 }: LinkOptions): RedisLink {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    // A line that broke without a word is given up, and counts as lost.
    socketTimeout: 5000,
    retryStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 1000),
  };
  const commands = new Redis(url, { ...options, enableAutoPipelining: true });
  const listener = new Redis(url, { ...options, enableOfflineQueue: true, autoResubscribe: true });
  const handlers: (() => void)[] = [];
  const isUp = (): boolean => commands.status === "ready" && listener.status === "ready";
  let wasLost = false;
  let restsUntil = 0;

  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!isUp() || performance.now() < restsUntil) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<null>((done) => {
      // In two halves: if it was this process that stood still, the answer is read between them.
      const half = (then: () => void): void => void (timer = setTimeout(then, timeout / 2));
      half(() => half(() => done(null)));
    });
    try {
      const answer = await Promise.race([work().then((value) => ({ value })), tooSlow]);
      if (answer === null) restsUntil = performance.now() + rest;
      return answer?.value;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

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
      for (const handler of handlers) {
        try {
          handler();
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
    ask,
    onRestored: (handler) => void handlers.push(handler),
    prefix,
    close() {
      commands.disconnect();
      listener.disconnect();
    },
  };
}
