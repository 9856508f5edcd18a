import { createRedisBus } from "../bus/redis-bus";
import { type LinkOptions, openRedisLink } from "../bus/redis-link";
import { createRedisPresenceRegistry } from "../live/redis-presence-registry";
import { createRedisSharedCounter } from "../limits/redis-shared-counter";

/** What makes this process one of several. Starts without Redis too, and joins when it is there. */
export function joinProcesses(options: LinkOptions) {
  const link = openRedisLink(options);
  const bus = createRedisBus(link);
  const presenceRegistry = createRedisPresenceRegistry(link);
  return {
    bus,
    presenceRegistry,
    sharedCounter: createRedisSharedCounter(link),
    async leave(): Promise<void> {
      await presenceRegistry.close();
      await bus.close();
      link.close();
    },
  };
}
