import type { RoomAudience, ServerMessage } from "@saywell/contract";
import {
  type HelpPlace,
  lookAtHate,
  saysWhereHelpIs,
  type SecondLook,
  takeSecondLook,
} from "@saywell/moderation";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import type { JudgeMessage } from "../../../adapters/message-model";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { untilStopped } from "../../../until-stopped";
import type { RaiseAlert } from "../alerts/filter-alerts";
import type { ReportedRooms } from "../reports/reports.service";
import { readHate } from "./read-hate";

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
    /** Those of these messages that are shown, in any order. */
    findAll: (db: Db, messageIds: readonly string[]) => Promise<Message[]>;
    /** Others who would take this message down wait. False when it is down or gone. */
    lock: (tx: Tx, messageId: string) => Promise<boolean>;
    /** Takes a message down until a person decides. Undefined when it is down or gone already. */
    hideByProgram: (
      tx: Tx,
      messageId: string,
      now: Date,
    ) => Promise<{ roomId: string; seq: number } | undefined>;
  };
}

/** What a reader found, and what the teachers read of it. */
interface Found extends SecondLook {
  note: string;
  isFaint?: boolean;
}

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  events: Events;
  /** A language model that reads every message, where one is set. */
  judge: JudgeMessage | undefined;
  /** What reads for hate on board, where it is not switched off. */
  classifier: MessageClassifier | undefined;
  rooms: ReviewedRooms;
  raiseAlert: RaiseAlert;
  /** Where an account is, for the words of help. */
  placeOf: (accountId: string) => Promise<HelpPlace>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** Messages before it that a teacher reads with one that was found. */
const contextLength = 5;

/**
 * Reads a message again that is stored and shown already: the classifier on board, and then a
 * language model where one is set. What they find strong enough is taken down and reported, the rest
 * is reported. Nobody waits for it, and nobody is muted or banned by it.
 */
export function createModelReview(deps: Deps) {
  const { db, clock, record, events, judge, classifier, rooms, raiseAlert, placeOf } = deps;
  const { toAccounts } = deps;

  /** A process that stops waits for no verdict: another process does the job. */
  async function review(messageIds: readonly string[], stopped: AbortSignal): Promise<void> {
    const messages = await rooms.messages.findAll(db, messageIds);
    const scores = classifier && (await untilStopped(readHate(classifier, messages), stopped));
    for (const message of messages) {
      await reviewOne(message, scores?.get(message.id) ?? null, stopped);
    }
  }

  async function reviewOne(message: Message, hate: number | null, stopped: AbortSignal) {
    const text = message.content;
    const isDone = judge === undefined && lookAtHate(hate, { text, minorsRead: true }) === null;
    const audience = isDone ? undefined : await rooms.audienceOf(db, message.roomId);
    if (audience === undefined) return;
    const minorsRead = audience !== "ADULTS";
    const found = lookAtHate(hate, { text, minorsRead });
    if (found !== null && !(await isLeft(message, found))) return;
    if (judge === undefined) return;
    const readers = minorsRead ? "people of all ages" : "adults";
    const verdict = await untilStopped(judge({ text, readers }), stopped);
    const look = takeSecondLook(verdict, await placeOf(message.accountId));
    if (look === null) return;
    await isLeft(message, { ...look, note: ["a language model", ...look.reasons].join(", ") });
  }

  /** Does what follows. Answers whether the message is still shown. */
  async function isLeft(message: Message, found: Found): Promise<boolean> {
    const wasShown = await inPublishingTransaction({ db, events }, (tx, happened) =>
      settle(tx, happened, message, found),
    );
    if (wasShown && found.message !== null) {
      const help = saysWhereHelpIs(found) ? ({ isHelp: true } as const) : {};
      toAccounts([message.accountId], { type: "MESSAGE_WARNING", message: found.message, ...help });
    }
    return wasShown && !found.isTakenDown;
  }

  /** False when the message is taken down or gone already. */
  async function settle(
    tx: Tx,
    happened: Publish,
    { id, seq, roomId, accountId, content }: Message,
    { isTakenDown, reasons, note, isFaint = false }: Found,
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
      note,
      isFaint,
      now,
    });
    if (!isTakenDown) return true;
    await rooms.messages.hideByProgram(tx, id, now);
    await record(tx, {
      at: now,
      actorId: null,
      action: "MESSAGE_HIDDEN_BY_MODEL",
      aboutId: accountId,
      details: { reason: `It was judged as ${reasons.join(", ")}.`, messageId: id },
    });
    happened("messages-taken-down", { roomId, authorId: accountId, messages: [{ id, seq }] });
    return true;
  }

  return { review };
}
