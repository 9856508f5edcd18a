import type { Log } from "../plugins/log";
import { createRedisBus } from "./redis-bus";
import { openRedisLink } from "./redis-link";
import { createRedisRoster } from "./redis-roster";

/** What makes this process one of several. Starts without Redis too, and joins when it is there. */
export function joinProcesses(options: { url: string; prefix: string; log: Log }) {
  const link = openRedisLink(options);
  const bus = createRedisBus(link);
  const roster = createRedisRoster(link);
  return {
    bus,
    roster,
    async leave(): Promise<void> {
      await roster.close();
      await bus.close();
      link.close();
    },
  };
}
