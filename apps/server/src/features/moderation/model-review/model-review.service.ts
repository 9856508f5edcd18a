import type { RoomMessage, ServerMessage } from "@saywell/contract";
import { type SecondLook, takeSecondLook } from "@saywell/moderation";
import type { JudgeMessage } from "../../../adapters/message-model";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { errorFacts, type Log } from "../../../observability/log";
import { insertDecision } from "../audit/audit.store";
import { raiseAlert } from "../reports/filter-alerts";
import * as store from "../reports/reports.store";

interface Deps {
  db: Db;
  clock: Clock;
  judge: JudgeMessage;
  /** Tells everybody who is in a room. */
  toRoom: (roomId: string, message: ServerMessage) => void;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
  log: Log;
  /** Messages that are judged at once. */
  atOnce?: number;
  /** Messages that wait to be judged; more are not. */
  mostWaiting?: number;
}

interface Shown {
  roomId: string;
  message: RoomMessage;
}

export type ModelReview = ReturnType<typeof createModelReview>;

/**
 * Lets a language model read messages that are stored and shown already: what it blocks is taken
 * down and reported, what it warns about is reported. Nobody waits for it.
 */
export function createModelReview(deps: Deps) {
  const { db, clock, judge, toRoom, toAccounts, log, atOnce = 4, mostWaiting = 500 } = deps;
  const waiting: Shown[] = [];
  const acting = new Set<Promise<void>>();
  let working = 0;
  let isClosed = false;

  async function work(): Promise<void> {
    working += 1;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await review(next);
      } catch (error) {
        log({ level: "warn", event: "message-not-reviewed", ...errorFacts(error) });
      }
    }
    working -= 1;
  }

  async function review({ roomId, message }: Shown): Promise<void> {
    const audience = await store.findAudience(db, roomId);
    if (audience === undefined) return;
    const readers = audience === "ADULTS" ? "adults" : "people of all ages";
    const look = takeSecondLook(await judge({ text: message.content, readers }));
    if (look === null || isClosed) return;
    const done = act({ roomId, message }, look);
    acting.add(done);
    await done.finally(() => acting.delete(done));
  }

  async function act({ roomId, message }: Shown, look: SecondLook): Promise<void> {
    const { id, seq, userId } = message;
    const isDone = await inTransaction(db, (tx) => settle(tx, { roomId, message }, look));
    if (!isDone) return;
    if (look.isTakenDown) toRoom(roomId, { type: "MESSAGE_HIDDEN", roomId, id, seq });
    if (look.message !== null) {
      toAccounts([userId], { type: "MESSAGE_WARNING", message: look.message });
    }
  }

  /** False when the message is taken down or gone already. */
  async function settle(tx: Tx, { roomId, message }: Shown, look: SecondLook): Promise<boolean> {
    const { id, userId, content } = message;
    const now = clock.now();
    if (!(await store.lockMessage(tx, id))) return false;
    const { reasons } = look;
    const alert = { accountId: userId, roomId, messageId: id, content, reasons, now };
    await raiseAlert(tx, { ...alert, by: "a language model" });
    if (!look.isTakenDown) return true;
    await store.hideMessage(tx, id, now);
    await insertDecision(tx, {
      at: now,
      actorId: null,
      action: "MESSAGE_HIDDEN_BY_MODEL",
      aboutId: userId,
      details: { reason: `It was judged as ${reasons.join(", ")}.`, messageId: id },
    });
    return true;
  }

  return {
    /** Takes messages that this process has just stored; those of practice partners are its own. */
    read(roomId: string, messages: readonly RoomMessage[]): void {
      if (isClosed) return;
      for (const message of messages) {
        if (message.isBot) continue;
        if (waiting.length >= mostWaiting) {
          log({ level: "warn", event: "messages-not-reviewed", error: "busy" });
          return;
        }
        waiting.push({ roomId, message });
        if (working < atOnce) void work();
      }
    },
    /** Settles when what follows from verdicts is stored; nobody waits for other verdicts. */
    async close(): Promise<void> {
      isClosed = true;
      waiting.length = 0;
      await Promise.allSettled(acting);
    },
  };
}
