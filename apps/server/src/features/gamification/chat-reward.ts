import { localDay } from "@saywell/gamification";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { ProductEvents } from "../../events";
import { errorFacts, type Log } from "../../observability/log";

interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  /** Pays what has not been paid, and hands out the badges that are due. */
  payChat: (tx: Tx, learner: Learner) => Promise<unknown>;
}

/** Messages after which badges are checked again. */
const badgeEvery = 20;
/** Milliseconds between two such checks: one costs as much as many messages. */
const badgeRest = 30_000;
const mostRemembered = 50_000;

/**
 * Pays the first room message of a learner's day, as it hears of messages. What it remembers spares
 * the others a query.
 */
export function createChatReward({ db, clock, log, payChat }: Deps) {
  const today = new LRUCache<string, { day: string; messages: number; checkedAt: number }>({
    max: mostRemembered,
  });

  /** Days change at full minutes everywhere, and many chat within the same one. */
  let known = { minute: 0, days: new Map<string, string>() };
  function dayIn(timeZone: string, now: Date): string {
    const minute = Math.floor(now.getTime() / 60_000);
    if (known.minute !== minute) known = { minute, days: new Map() };
    const day = known.days.get(timeZone) ?? localDay(now, timeZone);
    known.days.set(timeZone, day);
    return day;
  }

  async function pay(learner: Learner): Promise<void> {
    try {
      await inTransaction(db, (tx) => payChat(tx, learner));
    } catch (error) {
      // The next message tries again.
      today.delete(learner.accountId);
      log({ level: "warn", event: "chat-not-rewarded", ...errorFacts(error) });
    }
  }

  function reward(learner: Learner): void {
    const { accountId, timeZone, now } = learner;
    const day = dayIn(timeZone, now);
    const before = today.get(accountId);
    const at = now.getTime();
    if (before?.day !== day) {
      today.set(accountId, { day, messages: 1, checkedAt: 0 });
      return void pay(learner);
    }
    before.messages += 1;
    if (before.messages < badgeEvery || at - before.checkedAt < badgeRest) return;
    today.set(accountId, { day, messages: 0, checkedAt: at });
    void pay(learner);
  }

  return function messageStored({ messages, authors }: ProductEvents["message-stored"]): void {
    const now = clock.now();
    for (const { userId, isBot } of messages) {
      const author = authors.get(userId);
      if (isBot || author?.role !== "LEARNER") continue;
      reward({ accountId: userId, timeZone: author.timeZone, now });
    }
  };
}
