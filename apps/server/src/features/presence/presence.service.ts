import type { ServerMessage } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import type { PresenceRegistry } from "../../live/presence-registry";
import { errorFacts, type Log } from "../../observability/log";
import * as store from "./presence.store";

interface Deps {
  db: Db;
  clock: Clock;
  presenceRegistry: PresenceRegistry;
  log: Log;
  /** Reaches every connection of these accounts, on every process. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  /** Milliseconds in which somebody who reloads the page has not gone. */
  grace?: number;
  /** Milliseconds over which comings and goings are told together. */
  gather?: number;
}

export type PresenceService = ReturnType<typeof createPresenceService>;

const online = "online";

/**
 * Who is here: an account is online while any process holds a connection of it, and for a moment
 * after. Its friends are told when it comes and goes, and when it went is stored.
 */
export function createPresenceService({
  db,
  clock,
  presenceRegistry,
  log,
  toAccounts,
  grace = 5000,
  gather = 50,
}: Deps) {
  const connections = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const changed = new Map<string, boolean>();
  let gathering: NodeJS.Timeout | undefined;
  let telling = Promise.resolve();

  /** A storm of arrivals is one question to the database, not one for each. */
  function announce(accountId: string, isOnline: boolean): void {
    changed.set(accountId, isOnline);
    gathering ??= setTimeout(flush, gather);
  }

  function flush(): void {
    clearTimeout(gathering);
    gathering = undefined;
    const batch = new Map(changed);
    changed.clear();
    telling = telling
      .then(() => tell(batch))
      .catch((error: unknown) =>
        log({ level: "error", event: "presence-not-told", ...errorFacts(error) }),
      );
  }

  async function tell(batch: ReadonlyMap<string, boolean>): Promise<void> {
    if (batch.size === 0) return;
    const now = clock.now();
    const gone = [...batch].filter(([, isOnline]) => !isOnline).map(([accountId]) => accountId);
    if (gone.length > 0) await store.saveLastSeen(db, gone, now);
    const friends = new Map<string, string[]>();
    for (const { viewerId, seenId } of await store.friendsWhoSee(db, [...batch.keys()])) {
      friends.set(seenId, [...(friends.get(seenId) ?? []), viewerId]);
    }
    for (const [userId, isOnline] of batch) {
      const told = friends.get(userId);
      if (told === undefined) continue;
      toAccounts(told, {
        type: "FRIEND_STATUS_CHANGE",
        userId,
        isOnline,
        ...(isOnline ? {} : { lastSeenAt: now.toISOString() }),
      });
    }
  }

  async function leave(accountId: string): Promise<void> {
    leaving.delete(accountId);
    if (await presenceRegistry.leave(online, accountId)) announce(accountId, false);
  }

  /** Which of these accounts are here. Practice partners always are: the server plays them. */
  async function here(accountIds: readonly string[]): Promise<Set<string>> {
    const connected = await presenceRegistry.present(online, accountIds);
    return new Set([...connected, ...(await store.practicePartnersAmong(db, accountIds))]);
  }

  presenceRegistry.onExpired((group, accountId) => {
    if (group === online) announce(accountId, false);
  });

  return {
    /** One more connection of an account on this process. */
    async connected(accountId: string): Promise<void> {
      const before = connections.get(accountId) ?? 0;
      connections.set(accountId, before + 1);
      if (before > 0) return;
      const timer = leaving.get(accountId);
      if (timer !== undefined) {
        clearTimeout(timer);
        leaving.delete(accountId);
        return;
      }
      if (await presenceRegistry.enter(online, accountId)) announce(accountId, true);
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
        setTimeout(() => void leave(accountId), grace),
      );
    },

    online: here,

    /** Which of an account's friends are here. */
    async friendsOnline(accountId: string): Promise<string[]> {
      const friends = await store.friendsSeenBy(db, [accountId]);
      return [...(await here(friends.map(({ seenId }) => seenId)))];
    },

    /** Stores when everybody here was last seen. Most are back on another process in a moment. */
    async close(): Promise<void> {
      const here = [...connections.keys(), ...leaving.keys()];
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      flush();
      await telling;
      if (here.length > 0) await store.saveLastSeen(db, here, clock.now());
    },
  };
}
