import type { RoomMessage } from "@saywell/contract";
import { asksToMeet, reasonsToTell, sanctionHere, saysWhereHelpIs } from "@saywell/moderation";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Batch } from "../../../live/feed";
import { isSupervisor } from "../room-access";
import { keepRoom } from "../room-cards.store";
import * as store from "./chat.store";
import type { ChatStore } from "./chat.store";
import type { createSanctionsInForce } from "./sanctions-in-force";
import type { Author, JudgedMessage, SayOutcome } from "./sent-message";
import type { ShownMessages } from "./shown-messages.store";

/** What the filter wants a teacher to see. */
export interface FilterAlert {
  accountId: string;
  /** Null for one that was closed meanwhile. */
  roomId: string | null;
  /** Null for a message that was not stored. */
  messageId: string | null;
  content: string;
  reasons: readonly string[];
  /** What else the teachers read of how it was found. */
  note?: string;
  /** What was said before it; oldest first. */
  context: { userId: string; userName: string; content: string }[];
  now: Date;
}

/** Reads every stored message again. */
export interface LaterReview {
  /** Has these read, once they are stored. */
  later: (tx: Tx, messageIds: readonly string[]) => Promise<void>;
  /** Says that there are some, once it is certain. */
  soon: () => void;
}

interface Deps {
  db: Db;
  written: ChatStore;
  shownMessages: Pick<ShownMessages, "listBefore">;
  sanctions: Pick<ReturnType<typeof createSanctionsInForce>, "against">;
  raise: (tx: Tx, alert: FilterAlert) => Promise<void>;
  /** Undefined where nobody has to. */
  review: LaterReview | undefined;
  /** Messages are stored: brings them to everybody in the room, and says so. */
  deliver: (
    roomId: string,
    batch: Batch<RoomMessage>,
    authors: ReadonlyMap<string, Author>,
  ) => void;
}

/** A message that a teacher must see, and for what. */
interface Alarm {
  entry: JudgedMessage;
  reasons: readonly string[];
}

/** Messages before it that a teacher reads with one that alarms. */
const contextLength = 5;

/** Stores judged messages, of whatever rooms, and says what became of each. */
export function createMessageStoring(deps: Deps) {
  const { db, written, shownMessages, sanctions, raise, review, deliver } = deps;

  /** Answers what became of each, and what to do once everybody has been told. */
  async function storeAll(entries: readonly JudgedMessage[]) {
    // What was stored before is no new word, whatever is thought of it now.
    const suspects = entries.filter((entry) => isBlocked(entry) || mayAlarm(entry));
    const before = await store.findSent(db, suspects.map(sentAs));
    const fresh = entries.filter((entry) => !isBlocked(entry));
    const alerting = (await alarming(suspects)).filter(
      ({ entry }) => !before.has(store.sentKey(sentAs(entry))),
    );
    const { intakes, isReviewed } = await save(fresh, alerting);
    const stored = byId(intakes);
    const missing = fresh.filter(({ id }) => !stored.has(id));
    const earlier = await store.findSent(db, missing.map(sentAs));
    const messageOf = (entry: JudgedMessage) => {
      const key = store.sentKey(sentAs(entry));
      return stored.get(entry.id) ?? earlier.get(key) ?? before.get(key);
    };
    const unsaid = entries.filter((entry) => !messageOf(entry));
    const sanctionOn = await sanctions.against(unsaid.map(({ author }) => author.id));

    const outcomes = entries.map((entry): SayOutcome => {
      const message = messageOf(entry);
      const { action, message: sentence } = entry.verdict;
      const help = saysWhereHelpIs(entry.verdict) ? ({ isHelp: true } as const) : {};
      if (message !== undefined) {
        const warning =
          message.id === entry.id && sentence !== null ? { message: sentence, ...help } : null;
        return { kind: "stored", id: message.id, seq: message.seq, warning };
      }
      const sanction = sanctionOn(entry.author, entry.room);
      if (sanction !== undefined) return { kind: "blocked", message: sanctionHere(sanction) };
      if (action === "block") return { kind: "blocked", message: sentence ?? "", ...help };
      return { kind: "refused", message: "You are no longer in this room." };
    });

    const authors = new Map(entries.map(({ author }) => [author.id, author]));
    const afterwards = (): void => {
      if (isReviewed) review?.soon();
      // An answer that was lost with its connection may have been a yes.
      for (const entry of missing) {
        const found = earlier.get(store.sentKey(sentAs(entry)));
        if (found?.id !== entry.id) continue;
        deliver(entry.room.id, { after: found.seq, upTo: found.seq, entries: [] }, authors);
      }
      for (const { roomId, after, upTo, stored } of intakes) {
        deliver(roomId, { after, upTo, entries: stored }, authors);
      }
    };
    return { outcomes, afterwards };
  }

  /** What of these a teacher must see, and for what. */
  async function alarming(suspects: readonly JudgedMessage[]): Promise<Alarm[]> {
    const besideMinors = await written.listBesideMinors(db, suspects.filter(asking).map(sentAs));
    return suspects
      .map((entry) => ({
        entry,
        reasons: reasonsToTell(entry.verdict, besideMinors.has(entry.id)),
      }))
      .filter(({ reasons }) => reasons.length > 0);
  }

  /** Stores messages, and with them, or not at all, what a teacher must see and who reads them. */
  async function save(fresh: readonly JudgedMessage[], alerting: readonly Alarm[]) {
    const messages = fresh.map(({ id, room, author, clientId, verdict, at }) => ({
      id,
      roomId: room.id,
      accountId: author.id,
      mustBeMember: !isSupervisor(author),
      clientId,
      content: verdict.content,
      isModerated: verdict.isModerated === 1,
      createdAt: at,
    }));
    const insert = async (on: Db | Tx) =>
      messages.length === 0 ? [] : await written.insertMessages(on, messages);
    if (alerting.length === 0 && (review === undefined || fresh.length === 0)) {
      return { intakes: await insert(db), isReviewed: false };
    }
    return await inTransaction(db, async (tx) => {
      const intakes = await insert(tx);
      const stored = byId(intakes);
      for (const alarm of alerting) await alert(tx, alarm, stored.get(alarm.entry.id)?.seq ?? null);
      const toReview = [...stored.values()].filter(({ isBot }) => !isBot).map(({ id }) => id);
      await review?.later(tx, toReview);
      return { intakes, isReviewed: toReview.length > 0 };
    });
  }

  /** Has a teacher see a message that alarms. */
  async function alert(
    tx: Tx,
    { entry: { id, room, author, text, at, note }, reasons }: Alarm,
    seq: number | null,
  ): Promise<void> {
    const before = { roomId: room.id, seq, limit: contextLength };
    await raise(tx, {
      accountId: author.id,
      roomId: await keepRoom(tx, room.id),
      messageId: seq === null ? null : id,
      content: text,
      reasons,
      ...(note !== null && { note }),
      context: await shownMessages.listBefore(tx, before),
      now: at,
    });
  }

  return storeAll;
}

const isBlocked = ({ verdict }: JudgedMessage): boolean => verdict.action === "block";
const asking = ({ verdict }: JudgedMessage): boolean => asksToMeet(verdict);
const mayAlarm = (entry: JudgedMessage): boolean => entry.verdict.alertTeacher || asking(entry);

const byId = (intakes: readonly store.RoomIntake[]): Map<string, RoomMessage> =>
  new Map(intakes.flatMap(({ stored }) => stored.map((message) => [message.id, message])));

const sentAs = ({ id, room, author, clientId }: JudgedMessage): store.SentAs & { id: string } => ({
  id,
  roomId: room.id,
  accountId: author.id,
  clientId,
});
