import type { RoomAudience, ServerMessage } from "@saywell/contract";
import { type SecondLook, takeSecondLook } from "@saywell/moderation";
import type { JudgeMessage } from "../../../adapters/message-model";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { untilStopped } from "../../../until-stopped";
import { raiseAlert } from "../reports/filter-alerts";
import type { ReportedRooms } from "../reports/reports.service";

interface Message {
  id: string;
  seq: number;
  roomId: string;
  accountId: string;
  content: string;
}

/** As much of the rooms as the review needs. */
export interface ReviewedRooms extends Pick<ReportedRooms, "keep"> {
  /** For whom a room is. */
  audienceOf: (db: Db, roomId: string) => Promise<RoomAudience | undefined>;
  messages: ReportedRooms["messages"] & {
    /** Others who would take this message down wait. False when it is down or gone. */
    lock: (tx: Tx, messageId: string) => Promise<boolean>;
    /** Takes a message down. Undefined when it is down or gone already. */
    hide: (
      tx: Tx,
      messageId: string,
      now: Date,
    ) => Promise<{ roomId: string; seq: number } | undefined>;
  };
}

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  events: Events;
  judge: JudgeMessage;
  rooms: ReviewedRooms;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** Messages before it that a teacher reads with one that was found. */
const contextLength = 5;

/**
 * Lets a language model read a message that is stored and shown already: what it blocks is taken
 * down and reported, what it warns about is reported. Nobody waits for it.
 */
export function createModelReview(deps: Deps) {
  const { db, clock, record, events, judge, rooms, toAccounts } = deps;

  /** A process that stops waits for no verdict: another process does the job. */
  async function review(messageId: string, stopped: AbortSignal): Promise<void> {
    const message = await rooms.messages.find(db, messageId);
    const audience = message && (await rooms.audienceOf(db, message.roomId));
    if (message === undefined || audience === undefined) return;
    const readers = audience === "ADULTS" ? "adults" : "people of all ages";
    const verdict = await untilStopped(judge({ text: message.content, readers }), stopped);
    const look = takeSecondLook(verdict);
    if (look === null) return;
    const isDone = await inPublishingTransaction({ db, events }, (tx, happened) =>
      settle(tx, happened, message, look),
    );
    if (isDone && look.message !== null) {
      toAccounts([message.accountId], { type: "MESSAGE_WARNING", message: look.message });
    }
  }

  /** False when the message is taken down or gone already. */
  async function settle(
    tx: Tx,
    happened: Publish,
    { id, seq, roomId, accountId, content }: Message,
    { isTakenDown, reasons }: SecondLook,
  ): Promise<boolean> {
    const now = clock.now();
    if (!(await rooms.messages.lock(tx, id))) return false;
    await raiseAlert(tx, {
      accountId,
      roomId: await rooms.keep(tx, roomId),
      messageId: id,
      content,
      reasons,
      context: await rooms.messages.listBefore(tx, { roomId, seq, limit: contextLength }),
      by: "a language model",
      now,
    });
    if (!isTakenDown) return true;
    await rooms.messages.hide(tx, id, now);
    await record(tx, {
      at: now,
      actorId: null,
      action: "MESSAGE_HIDDEN_BY_MODEL",
      aboutId: accountId,
      details: { reason: `It was judged as ${reasons.join(", ")}.`, messageId: id },
    });
    happened("messages-taken-down", { roomId, messages: [{ id, seq }] });
    return true;
  }

  return { review };
}
