import { createRedisBus } from "./redis-bus";
import { type LinkOptions, openRedisLink } from "./redis-link";
import { createRedisRoster } from "./redis-roster";
import { createRedisTally } from "./redis-tally";

/** What makes this process one of several. Starts without Redis too, and joins when it is there. */
export function joinProcesses(options: LinkOptions) {
  const link = openRedisLink(options);
  const bus = createRedisBus(link);
  const roster = createRedisRoster(link);
  return {
    bus,
    roster,
    tally: createRedisTally(link),
    async leave(): Promise<void> {
      await roster.close();
      await bus.close();
      link.close();
    },
  };
}
