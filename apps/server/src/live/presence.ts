import type { Clock } from "../adapters/clock";
import type { Events } from "../events";
import { errorFacts, type Log } from "../observability/log";
import type { PresenceRegistry } from "./presence-registry";

interface Deps {
  presenceRegistry: PresenceRegistry;
  events: Pick<Events, "publish">;
  clock: Clock;
  log: Log;
  /** Milliseconds in which somebody who reloads the page has not gone. */
  grace?: number;
}

export type Presence = ReturnType<typeof createPresence>;

const online = "online";

/**
 * Who is here: an account is online while any process holds a connection of it, and for a moment
 * after. The process where it came or went says so.
 */
export function createPresence(deps: Deps) {
  const { presenceRegistry, events, clock, log, grace = 5000 } = deps;
  const connections = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "presence-unknown", ...errorFacts(error) });

  const sayLeft = (accountId: string): void =>
    events.publish("account-left", { accountId, at: clock.now() });

  async function enter(accountId: string): Promise<void> {
    if (await presenceRegistry.enter(online, accountId)) {
      events.publish("account-entered", { accountId });
    }
  }

  async function leave(accountId: string): Promise<void> {
    leaving.delete(accountId);
    if (await presenceRegistry.leave(online, accountId)) sayLeft(accountId);
  }

  presenceRegistry.onExpired((group, accountId) => {
    if (group === online) sayLeft(accountId);
  });

  return {
    /** One more connection of an account on this process. */
    connected(accountId: string): void {
      const before = connections.get(accountId) ?? 0;
      connections.set(accountId, before + 1);
      if (before > 0) return;
      const timer = leaving.get(accountId);
      if (timer === undefined) {
        enter(accountId).catch(trouble);
        return;
      }
      clearTimeout(timer);
      leaving.delete(accountId);
    },

    /** One connection of an account fewer. */
    disconnected(accountId: string): void {
      const before = connections.get(accountId) ?? 0;
      if (before > 1) {
        connections.set(accountId, before - 1);
        return;
      }
      if (!connections.delete(accountId)) return;
      leaving.set(
        accountId,
        setTimeout(() => void leave(accountId).catch(trouble), grace),
      );
    },

    /** Which of these accounts have a live connection anywhere. */
    online: (accountIds: readonly string[]): Promise<Set<string>> =>
      presenceRegistry.present(online, accountIds),

    /** This process stops: most of its people are back on another one in a moment. */
    close(): void {
      const accountIds = [...connections.keys(), ...leaving.keys()];
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      if (accountIds.length > 0)
        events.publish("accounts-cut-off", { accountIds, at: clock.now() });
    },
  };
}
