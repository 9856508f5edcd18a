import type { ServerMessage } from "@saywell/contract";
import type { Db } from "../../../db/database";
import type { Events } from "../../../events";
import { errorFacts, type Log } from "../../../observability/log";
import type { FriendStatusStore } from "./friend-status.store";

interface Deps {
  db: Db;
  store: FriendStatusStore;
  events: Pick<Events, "subscribe">;
  /** Which of these accounts have a live connection anywhere. */
  connected: (accountIds: readonly string[]) => Promise<Set<string>>;
  /** Reaches every connection of these accounts, on every process. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  log: Log;
  /** Milliseconds over which comings and goings are told together. */
  gather?: number;
}

export type FriendStatus = ReturnType<typeof createFriendStatus>;

/** Somebody came; or went, at a time. */
type Change = { isOnline: true } | { isOnline: false; at: Date };

/** Tells friends, as far as they may know, who is here, who comes and who goes. */
export function createFriendStatus(deps: Deps) {
  const { db, store, events, connected, toAccounts, log, gather = 50 } = deps;
  const changed = new Map<string, Change>();
  let gathering: NodeJS.Timeout | undefined;
  let telling = Promise.resolve();

  /** A storm of arrivals is one question to the database, not one for each. */
  function announce(accountId: string, change: Change): void {
    changed.set(accountId, change);
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

  async function tell(batch: ReadonlyMap<string, Change>): Promise<void> {
    if (batch.size === 0) return;
    const friends = new Map<string, string[]>();
    for (const { viewerId, seenId } of await store.friendsWhoSee(db, [...batch.keys()])) {
      friends.set(seenId, [...(friends.get(seenId) ?? []), viewerId]);
    }
    for (const [userId, change] of batch) {
      const told = friends.get(userId);
      if (told === undefined) continue;
      toAccounts(told, {
        type: "FRIEND_STATUS_CHANGE",
        userId,
        isOnline: change.isOnline,
        ...(change.isOnline ? {} : { lastSeenAt: change.at.toISOString() }),
      });
    }
  }

  events.subscribe("account-entered", ({ accountId }) => announce(accountId, { isOnline: true }));
  events.subscribe("account-left", ({ accountId, at }) =>
    announce(accountId, { isOnline: false, at }),
  );

  /** Which of these accounts are here. Practice partners always are: the server plays them. */
  async function online(accountIds: readonly string[]): Promise<Set<string>> {
    const here = await connected(accountIds);
    return new Set([...here, ...(await store.practicePartnersAmong(db, accountIds))]);
  }

  /** Which of an account's friends are here. */
  async function friendsOnline(accountId: string): Promise<string[]> {
    const friends = await store.friendsSeenBy(db, [accountId]);
    return [...(await online(friends.map(({ seenId }) => seenId)))];
  }

  return {
    online,
    friendsOnline,
    /** Settles when friends are told of everything so far. */
    async close(): Promise<void> {
      flush();
      await telling;
    },
  };
}
