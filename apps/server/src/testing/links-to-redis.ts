import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";
import { openRedisLink, type RedisLink } from "../bus/redis-link";
import { createRedisPresenceRegistry } from "../live/redis-presence-registry";
import type { PresenceRegistry } from "../live/presence-registry";
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
    async connect(through = false, timeout = 4000): Promise<RedisLink> {
      const url = through ? proxy.url : redisUrl;
      const link = openRedisLink({ url, prefix, timeout, log: (entry) => log.push(entry) });
      undo.push(() => link.close());
      await vi.waitFor(() => expect(link.isUp()).toBe(true), { interval: 5, timeout: 10_000 });
      return link;
    },
    async presenceRegistryOf(link: RedisLink, lease = 300): Promise<PresenceRegistry> {
      const presenceRegistry = createRedisPresenceRegistry(link, { lease });
      undo.push(() => presenceRegistry.close());
      await sleep(10);
      return presenceRegistry;
    },
    async close(): Promise<void> {
      proxy.restore();
      for (const each of undo.splice(0).toReversed()) await each();
      await proxy.close();
    },
  };
}
