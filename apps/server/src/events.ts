import type { Role, RoomMessage } from "@saywell/contract";
import type { Db, Tx } from "./db/database";
import { inTransaction } from "./db/transaction";
import { errorFacts, type Log } from "./observability/log";

/** Messages that one person said in one room. */
interface MessagesOf {
  roomId: string;
  authorId: string;
  messages: readonly { id: string; seq: number }[];
}

/**
 * What can have happened, and what is told of it. A module publishes what it did, and whoever
 * cares subscribes: this is how a feature has an effect on another one that it does not know.
 * An event is told in the process where it happened, after it is committed, and is forgotten when
 * that process dies. What must happen all the same is a job (`jobs.ts`).
 */
export interface ProductEvents {
  /** A session is over. Its name is not its secret. */
  "session-ended": { session: string };
  /** What a guest had belongs to an account now, and the guest is gone. */
  "guest-joined-account": { guestId: string; accountId: string };
  /** An account and all that it owned is gone. */
  "account-erased": { accountId: string };
  /** What an account may do is another: its live connections know the old state. */
  "account-changed": { accountId: string };
  /** Others read another name of an account. */
  "account-renamed": { accountId: string };
  /** These accounts teach a class no more, or have left it. */
  "class-left": { accountIds: readonly string[] };
  /** Something in the messages of a class is gone: these accounts read them again. */
  "class-messages-changed": { classId: string; accountIds: readonly string[] };
  /** Friendships or requests of these accounts have ended or wait again. */
  "friends-changed": { accountIds: readonly string[] };
  /** An account has a live connection, and had none anywhere. */
  "account-entered": { accountId: string };
  /** The last live connection of an account is gone. */
  "account-left": { accountId: string; at: Date };
  /** Accounts had a live connection here until this process stopped. They may be back in a moment. */
  "accounts-cut-off": { accountIds: readonly string[]; at: Date };
  /** Whose words these accounts must not see has changed. */
  "blocks-changed": { accountIds: readonly string[] };
  /** Somebody is in a room who was not. */
  "room-entered": { roomId: string; accountId: string };
  /** Somebody has left a room: by their own will, or `isCutOff`: their line was cut for too long. */
  "room-left": { roomId: string; accountId: string; isCutOff: boolean };
  /** A room, or for null each, is shut to somebody: they have given it up, or were taken out of it. */
  "room-shut": { roomId: string | null; accountId: string };
  /** Messages of one room are stored. */
  "message-stored": {
    roomId: string;
    messages: readonly RoomMessage[];
    /** Who wrote them, by their account. */
    authors: ReadonlyMap<string, { role: Role; timeZone: string }>;
  };
  /** Messages of one room are no longer shown. */
  "messages-taken-down": MessagesOf;
  /** Messages of one room that were taken down are shown again. */
  "messages-restored": MessagesOf;
  /** Somebody may not be in a room, or in any room where none is named. */
  "account-shut-out": { accountId: string; roomId: string | null; sentence: string };
  /** A learner finished a lesson, for the first time or again. */
  "lesson-completed": { accountId: string; lessonId: string; isReplay: boolean; at: Date };
  /** A placement test is over. */
  "test-finished": { sessionId: string; testType: string; accountId: string | null };
}

export type EventName = keyof ProductEvents;
export type Publish = <N extends EventName>(name: N, facts: ProductEvents[N]) => void;

export interface Events {
  /** Tells all subscribers, one after another, in the order in which they subscribed. */
  publish: Publish;
  /**
   * Hears of an event. Whoever publishes does not wait, and does not fail when a subscriber does:
   * its error goes to the log.
   */
  subscribe<N extends EventName>(
    name: N,
    handler: (facts: ProductEvents[N]) => void | Promise<void>,
  ): void;
}

export function createEvents(log: Log): Events {
  const subscribers = new Map<EventName, ((facts: never) => void | Promise<void>)[]>();

  async function tell(
    name: EventName,
    handler: (facts: never) => void | Promise<void>,
    facts: unknown,
  ): Promise<void> {
    try {
      await handler(facts as never);
    } catch (error) {
      log({ level: "error", event: "subscriber-failed", of: name, ...errorFacts(error) });
    }
  }

  return {
    publish(name, facts) {
      for (const handler of subscribers.get(name) ?? []) void tell(name, handler, facts);
    },
    subscribe(name, handler) {
      subscribers.set(name, [...(subscribers.get(name) ?? []), handler]);
    },
  };
}

/**
 * Runs the work in one transaction. What it says has happened is published once that is
 * committed; nothing is when it is not, and nothing twice when the work had to begin again.
 */
export async function inPublishingTransaction<T>(
  { db, events }: { db: Db; events: Pick<Events, "publish"> },
  work: (tx: Tx, happened: Publish) => Promise<T>,
): Promise<T> {
  let told: (() => void)[] = [];
  const done = await inTransaction(db, (tx) => {
    told = [];
    return work(tx, (name, facts) => void told.push(() => events.publish(name, facts)));
  });
  for (const tell of told) tell();
  return done;
}
