import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";
import { openRedisLink, type RedisLink } from "../live/redis-link";
import { createRedisRoster } from "../live/redis-roster";
import type { Roster } from "../live/roster";
import type { LogEntry } from "../observability/log";
import { startProxy } from "./breakable-proxy";

/** Processes' links to a real Redis: under a prefix of their own, and with a way that breaks. */
export async function linksToRedis(redisUrl: string) {
  const prefix = `test-${randomUUID()}`;
  const proxy = await startProxy(redisUrl);
  const log: LogEntry[] = [];
  const undo: (() => unknown)[] = [];
  return {
    prefix,
    proxy,
    log,
    /** A link as one process has it; `through` the proxy it can be cut. */
    async connect(through = false, patience = 4000): Promise<RedisLink> {
      const url = through ? proxy.url : redisUrl;
      const link = openRedisLink({ url, prefix, patience, log: (entry) => log.push(entry) });
      undo.push(() => link.close());
      await vi.waitFor(() => expect(link.isUp()).toBe(true), { interval: 5, timeout: 10_000 });
      return link;
    },
    async rosterOf(link: RedisLink, lease = 300): Promise<Roster> {
      const roster = createRedisRoster(link, { lease });
      undo.push(() => roster.close());
      await sleep(10);
      return roster;
    },
    async close(): Promise<void> {
      proxy.mend();
      for (const each of undo.splice(0).toReversed()) await each();
      await proxy.close();
    },
  };
}
