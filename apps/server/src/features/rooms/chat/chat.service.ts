import { randomUUID } from "node:crypto";
import type {
  AgeBand,
  Role,
  RoomAudience,
  RoomMessage,
  SanctionKind,
  ServerMessage,
} from "@saywell/contract";
import {
  judgeMessage,
  type MessageContext,
  sanctionHere,
  sanitiseText,
  type SecondOpinion,
  type Verdict,
  withHelp,
} from "@saywell/moderation";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { isSerializationFailure } from "../../../db/sql-errors";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import type { Batch } from "../../../live/feed";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import { isDatabaseAway } from "../../../db/database-errors";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, refuse, type Result } from "../../../refusal";
import type { ChatLimits } from "./chat-limits";
import { createReadMarks } from "./in-memory/read-marks";
import { isSupervisor } from "../room-access";
import type { RecentMessages } from "./in-memory/recent-messages";
import { createRoomActivity } from "./in-memory/room-activity";
import { createRoomNames } from "./in-memory/room-names";
import { createChatQueue } from "./in-memory/chat-queue";
import { createMessageReadings, harmless, type Reading } from "./message-readings";
import { keepRoom } from "../room-cards.store";
import * as store from "./chat.store";
import type { ChatStore } from "./chat.store";
import type { ShownMessages } from "./shown-messages.store";

export interface Author {
  id: string;
  role: Role;
  ageBand: AgeBand;
  timeZone: string;
}

/** What became of a message. */
export type SayOutcome =
  | { kind: "stored"; id: string; seq: number; warning: string | null }
  /** Moderation stopped it. */
  | { kind: "blocked"; message: string }
  /** It could not be taken. */
  | { kind: "refused"; message: string };

/** A room as those in it need to know it. */
export interface ChatRoom {
  id: string;
  audience: RoomAudience;
}

export interface Admission extends ChatRoom {
  /** What others in the room read. */
  userName: string;
  lastSeq: number;
}

export interface Sanction {
  kind: SanctionKind;
  /** Null for every room. */
  roomId: string | null;
  /** Null for one without an end. */
  endsAt: Date | null;
  reason: string;
}

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

/** Reads stored messages again. */
export interface LaterReview {
  /** Whether it reads every message, and not only those that the classifier has not read or found. */
  readsAll: boolean;
  /** Has these read, once they are stored. */
  later: (tx: Tx, messageIds: readonly string[]) => Promise<void>;
  /** Says that there are some, once it is certain. */
  soon: () => void;
}

interface Deps {
  db: Db;
  clock: Clock;
  written: ChatStore;
  log: Log;
  limits: Pick<ChatLimits, "queuedPerRoom" | "queueTimeout" | "flood">;
  /** What was said a moment ago, here and on other processes. */
  recent: RecentMessages;
  /** Whether each of these may come into a room, in their order. */
  admitAll: (
    db: Db | Tx,
    asks: readonly { accountId: string; roomId: string }[],
  ) => Promise<readonly Result<Omit<Admission, "id">>[]>;
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
  raise: (tx: Tx, alert: FilterAlert) => Promise<void>;
  /** Undefined where the rules decide alone, as is each of them where it does not help. */
  review: LaterReview | undefined;
  classifier: MessageClassifier | undefined;
  shownMessages: Pick<ShownMessages, "listBefore">;
  /** Messages are stored: brings them to everybody in the room, and says so. */
  deliver: (
    roomId: string,
    batch: Batch<RoomMessage>,
    authors: ReadonlyMap<string, Author>,
  ) => void;
  /** Tells every connection of members of a room that is not in it. */
  toMembers: (accountIds: readonly string[], roomId: string, message: ServerMessage) => void;
}

interface Entry {
  room: ChatRoom;
  author: Author;
  id: string;
  clientId: string;
  text: string;
  at: Date;
  verdict: Verdict;
  reading: Reading;
  /** How the verdict came about, for the teachers, where it was not by the rules alone. */
  note: string | null;
}

type Sent = Omit<Entry, "verdict" | "reading" | "note">;

export type ChatService = ReturnType<typeof createChatService>;

/** Milliseconds that messages in the queue have when the server stops. */
const drainTimeout = 5000;
/** Messages before it that a teacher reads with one that alarms. */
const contextLength = 5;

/** What is said in rooms: taken in order, judged, stored, and only then told. */
export function createChatService(deps: Deps) {
  const { db, clock, written, log, limits, recent, sanctionsOf, raise, deliver, toMembers } = deps;
  const { review, shownMessages } = deps;
  const admit = createGatheredReading((asks: readonly { accountId: string; roomId: string }[]) =>
    deps.admitAll(db, asks),
  );
  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  const queue = createChatQueue<Entry, SayOutcome>({
    commit: storeAll,
    failed(error) {
      log({ level: "error", event: "message-not-stored", ...errorFacts(error) });
      return { kind: "refused", message: "Something went wrong on our side. Please try again." };
    },
    refused: () => ({ kind: "refused", message: tryAgain }),
    onTrouble: trouble("message-not-answered"),
    mayRetry: (error) => isDatabaseAway(error) || isSerializationFailure(error),
    capacity: limits.queuedPerRoom,
    timeout: limits.queueTimeout,
  });
  const readings = createMessageReadings(deps.classifier);
  /** Messages that are not in the queue yet. */
  const considered = new Set<Promise<void>>();
  const marks = createReadMarks({
    save: (all) => store.raiseReadMarks(db, all),
    onTrouble: trouble("read-marks-not-stored"),
  });
  const activity = createRoomActivity({
    async tell(rooms) {
      const members = await store.membersOf(db, [...rooms.keys()]);
      for (const [roomId, seq] of rooms) {
        const told = members.get(roomId) ?? [];
        toMembers(told, roomId, { type: "ROOM_ACTIVITY", roomId, seq });
      }
    },
    onTrouble: trouble("room-activity-not-told"),
  });

  const names = createRoomNames({
    async read(roomId) {
      const members = (await store.membersOf(db, [roomId])).get(roomId) ?? [];
      return (await written.namesOf(db, members)).map(({ userName }) => userName);
    },
    onTrouble: trouble("room-names-not-read"),
  });

  /** Lets somebody into a room where they are a member. */
  async function enter(account: { id: string }, wish: string): Promise<Result<Admission>> {
    const id = asUuid(wish);
    if (id === null) return refuse("not-found", "Room not found.");
    const admitted = await admit({ accountId: account.id, roomId: id });
    if (!admitted.ok) return admitted;
    names.of(id, clock.now().getTime());
    names.add(id, admitted.value.userName);
    return ok({ ...admitted.value, id });
  }

  /** Takes a message for a room; answers when it is certain what became of it. */
  function say(
    author: Author,
    room: ChatRoom,
    { content, clientId }: { content: string; clientId?: string | undefined },
    answer: (outcome: SayOutcome) => void,
  ): void {
    const read = sanitiseText(content);
    if (!read.ok) return answer({ kind: "refused", message: read.refusal.message });
    const id = randomUUID();
    const sent = {
      room,
      author,
      id,
      clientId: clientId ?? id,
      text: read.text,
      at: clock.now(),
    };
    // Here and not in the queue: it is done while the database is busy with those before.
    const { verdict, context } = judgeEntry(sent);
    const second = readings.secondOpinion(verdict, { text: read.text, context });
    if (second === null) {
      const reading = verdict.action === "block" ? harmless : readings.begin(verdict.content);
      queue.add(room.id, { ...sent, verdict, reading, note: null }, answer);
      return;
    }
    const taken = second
      .catch((error: unknown): SecondOpinion => {
        trouble("second-opinion-failed")(error);
        return { verdict, note: null };
      })
      .then((opinion) => queue.add(room.id, { ...sent, ...opinion, reading: harmless }, answer))
      .finally(() => considered.delete(taken));
    considered.add(taken);
  }

  async function storeAll(entries: readonly Entry[]) {
    const isBlocked = ({ verdict }: Entry): boolean => verdict.action === "block";
    const alarms = ({ verdict }: Entry): boolean => verdict.alertTeacher;
    // What was stored before is no new word, whatever is thought of it now.
    const suspects = entries.filter((entry) => isBlocked(entry) || alarms(entry));
    const before = await store.findSent(db, suspects.map(sentAs));
    const fresh = entries.filter((entry) => !isBlocked(entry));
    const alerting = suspects.filter(
      (entry) => alarms(entry) && !before.has(store.sentKey(sentAs(entry))),
    );
    const { intakes, isReviewed } = await save(fresh, alerting);
    const stored = new Map(
      intakes.flatMap((intake) => intake.stored.map((message) => [message.id, message])),
    );
    const missing = fresh.filter(({ id }) => !stored.has(id));
    const earlier = await store.findSent(db, missing.map(sentAs));
    const messageOf = (entry: Entry) => {
      const key = store.sentKey(sentAs(entry));
      return stored.get(entry.id) ?? earlier.get(key) ?? before.get(key);
    };
    const sanctionOn = await readSanctions(entries.filter((entry) => !messageOf(entry)));

    const outcomes = entries.map((entry): SayOutcome => {
      const message = messageOf(entry);
      const { action, message: sentence } = entry.verdict;
      if (message !== undefined) {
        const warning = message.id === entry.id ? sentence : null;
        return { kind: "stored", id: message.id, seq: message.seq, warning };
      }
      const sanction = sanctionOn(entry);
      if (sanction !== undefined) return { kind: "blocked", message: sanctionHere(sanction) };
      if (action === "block") return { kind: "blocked", message: sentence ?? "" };
      return { kind: "refused", message: "You are no longer in this room." };
    });

    const authors = new Map(entries.map(({ author }) => [author.id, author]));
    const tell = (roomId: string, batch: Batch<RoomMessage>): void => {
      deliver(roomId, batch, authors);
      activity.said(roomId, batch.upTo);
    };
    const afterwards = (): void => {
      if (isReviewed) review?.soon();
      // An answer that was lost with its connection may have been a yes.
      for (const entry of missing) {
        const found = earlier.get(store.sentKey(sentAs(entry)));
        if (found?.id === entry.id)
          tell(entry.room.id, { after: found.seq, upTo: found.seq, entries: [] });
      }
      for (const { roomId, after, upTo, stored } of intakes) {
        tell(roomId, { after, upTo, entries: stored });
        // Those who talk without being members: a practice partner, a supervisor.
        for (const { userName } of stored) names.add(roomId, userName);
      }
    };
    return { outcomes, afterwards };
  }

  /** What keeps the authors of these from talking, where something does. */
  async function readSanctions(entries: readonly Entry[]) {
    const authors = [...new Set(entries.map(({ author }) => author.id))];
    const sanctions = authors.length > 0 && (await sanctionsOf(db, authors, clock.now()));
    return ({ author, room }: Entry): Sanction | undefined =>
      sanctions ? sanctions.get(author.id)?.find(isOn(room)) : undefined;
  }

  function judgeEntry({ room, author, text, at, clientId }: Sent) {
    const now = at.getTime();
    const said = recent.before(room.id, author.id, now, clientId);
    recent.add(room.id, author.id, { text, at: now, clientId });
    const context: MessageContext = {
      author: { ageBand: author.ageBand },
      audienceHasMinors: room.audience !== "ADULTS",
      // Only a mention needs them.
      namesInRoom: text.includes("@") ? names.of(room.id, now) : undefined,
      recent: said,
      now,
      limits: limits.flood,
    };
    const verdict = withHelp(judgeMessage(text, context), text, author.timeZone);
    return { verdict, context };
  }

  /** Whether a message has to be read again, as far as it is known now. */
  const isForReview = ({ reading }: Entry): boolean =>
    review !== undefined && (review.readsAll || !reading.isHarmless);

  /** Stores messages, and with them, or not at all, what a teacher must see and who reads them. */
  async function save(fresh: readonly Entry[], alerting: readonly Entry[]) {
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
    if (alerting.length === 0 && !fresh.some(isForReview)) {
      return { intakes: await insert(db), isReviewed: false };
    }
    return await inTransaction(db, async (tx) => {
      const intakes = await insert(tx);
      const stored = new Map(
        intakes.flatMap((intake) => intake.stored.map((message) => [message.id, message])),
      );
      for (const { id, room, author, text, verdict, at, note } of alerting) {
        const seq = stored.get(id)?.seq ?? null;
        const before = { roomId: room.id, seq, limit: contextLength };
        await raise(tx, {
          accountId: author.id,
          roomId: await keepRoom(tx, room.id),
          messageId: seq === null ? null : id,
          content: text,
          reasons: verdict.reasons,
          ...(note !== null && { note }),
          context: await shownMessages.listBefore(tx, before),
          now: at,
        });
      }
      // Most have been read while they were inserted.
      const toReview = fresh.filter(
        (entry) => stored.get(entry.id)?.isBot === false && isForReview(entry),
      );
      await review?.later(
        tx,
        toReview.map(({ id }) => id),
      );
      return { intakes, isReviewed: toReview.length > 0 };
    });
  }

  const sanctionsAgainst = createGatheredReading(async (accountIds: readonly string[]) => {
    const found = await sanctionsOf(db, [...new Set(accountIds)], clock.now());
    return accountIds.map((id) => found.get(id) ?? []);
  });

  return {
    enter,
    say,
    /** Whether nothing keeps somebody from writing in a room. */
    maySpeak: async (account: { id: string }, room: ChatRoom): Promise<boolean> =>
      !(await sanctionsAgainst(account.id)).some(isOn(room)),
    /** Notes how far somebody has read. */
    readUpTo: (account: { id: string }, room: ChatRoom, seq: number): void =>
      marks.note({ roomId: room.id, accountId: account.id, seq }),
    /** Which of these places are closed by now to who is there: removed, banned, or too young. */
    async closedAmong(places: readonly { roomId: string; account: { id: string } }[]) {
      const asks = places.map(({ roomId, account }) => ({ roomId, accountId: account.id }));
      const admitted = asks.length === 0 ? [] : await deps.admitAll(db, asks);
      return asks.filter((_, place) => admitted[place]?.ok === false);
    },
    /** Settles when everything that was taken is stored or refused. */
    async drain(): Promise<void> {
      await Promise.all(considered);
      await queue.drain(drainTimeout);
      await marks.flush();
    },
  };
}

const sentAs = ({ room, author, clientId }: Entry): store.SentAs => ({
  roomId: room.id,
  accountId: author.id,
  clientId,
});

const isOn =
  (room: ChatRoom) =>
  ({ roomId }: Sanction): boolean =>
    roomId === null || roomId === room.id;

const tryAgain = "Your message could not be stored right now. Please try again.";
