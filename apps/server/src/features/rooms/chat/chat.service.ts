import type { RoomMessage, ServerMessage } from "@saywell/contract";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import type { HelpPlaceOf } from "../../../help-place";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { isDatabaseAway } from "../../../db/database-errors";
import { isSerializationFailure } from "../../../db/sql-errors";
import { asUuid } from "../../../db/uuid";
import type { Batch } from "../../../live/feed";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, refuse, type Result } from "../../../refusal";
import { createGatheredReading } from "../../../shared-reads/gathered-reading";
import type { ChatLimits } from "./chat-limits";
import * as store from "./chat.store";
import type { ChatStore } from "./chat.store";
import { createChatQueue } from "./in-memory/chat-queue";
import { createReadMarks } from "./in-memory/read-marks";
import type { RecentMessages } from "./in-memory/recent-messages";
import { createRoomActivity, type Unheard } from "./in-memory/room-activity";
import { createRoomNames } from "./in-memory/room-names";
import { createSanctionsInForce, type Sanction } from "./sanctions-in-force";
import { createSending } from "./sending.service";
import type { Author, ChatRoom, JudgedMessage, SayOutcome } from "./sent-message";
import type { ShownMessages } from "./shown-messages.store";
import { createMessageStoring, type FilterAlert, type LaterReview } from "./storing.service";

interface Admission extends ChatRoom {
  /** What others in the room read. */
  userName: string;
  lastSeq: number;
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
  ) => Promise<readonly (Result<Omit<Admission, "id">> & { hasNoPlace?: true })[]>;
  /** Takes a place in an open room, if there is one; where they have too many, once they left the last room. */
  takePlace: (
    accountId: string,
    roomId: string,
    leaveLast?: () => Promise<void>,
  ) => Promise<Result<Omit<Admission, "id">>>;
  sanctionsOf: (
    db: Db | Tx,
    accountIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly Sanction[]>>;
  raise: (tx: Tx, alert: FilterAlert) => Promise<void>;
  review: LaterReview | undefined;
  classifier: MessageClassifier | undefined;
  helpPlaceOf: HelpPlaceOf;
  shownMessages: Pick<ShownMessages, "listBefore">;
  /** Whom the words of these authors must not reach, with whose. */
  unheard: (authorIds: readonly string[]) => Promise<readonly Unheard[]>;
  /** Messages are stored: brings them to everybody in the room, and says so. */
  deliver: (
    roomId: string,
    batch: Batch<RoomMessage>,
    authors: ReadonlyMap<string, Author>,
  ) => void;
  /** Tells every connection of members of a room that is not in it. */
  toMembers: (accountIds: readonly string[], roomId: string, message: ServerMessage) => void;
}

export type ChatService = ReturnType<typeof createChatService>;

/** Milliseconds that messages in the queue have when the server stops. */
const drainTimeout = 5000;

/** The chat of all rooms: who is let in, what is said (judged, queued, stored, told), what is read. */
export function createChatService(deps: Deps) {
  const { db, clock, written, log, limits, recent, raise, deliver, toMembers } = deps;
  const admit = createGatheredReading((asks: readonly { accountId: string; roomId: string }[]) =>
    deps.admitAll(db, asks),
  );
  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  const marks = createReadMarks({
    save: (all) => store.raiseReadMarks(db, all),
    onTrouble: trouble("read-marks-not-stored"),
  });
  const activity = createRoomActivity({
    membersOf: (roomIds) => store.membersOf(db, roomIds),
    unheard: deps.unheard,
    tell: (ids, roomId, seq) => toMembers(ids, roomId, { type: "ROOM_ACTIVITY", roomId, seq }),
    onTrouble: trouble("room-activity-not-told"),
  });
  const names = createRoomNames({
    async read(roomId) {
      const members = (await store.membersOf(db, [roomId])).get(roomId) ?? [];
      return (await written.namesOf(db, members)).map(({ userName }) => userName);
    },
    onTrouble: trouble("room-names-not-read"),
  });
  const sanctions = createSanctionsInForce({ db, clock, sanctionsOf: deps.sanctionsOf });

  const queue = createChatQueue<JudgedMessage, SayOutcome>({
    commit: createMessageStoring({
      db,
      written,
      shownMessages: deps.shownMessages,
      sanctions,
      raise,
      review: deps.review,
      deliver(roomId, batch, authors) {
        deliver(roomId, batch, authors);
        activity.said(roomId, batch.entries);
        // Those who talk without being members: a practice partner, a supervisor.
        for (const { userName } of batch.entries) names.add(roomId, userName);
      },
    }),
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
  const sending = createSending({
    clock,
    log,
    limits,
    recent,
    namesIn: names.of,
    classifier: deps.classifier,
    helpPlaceOf: deps.helpPlaceOf,
    store: (message, answer) => queue.add(message.room.id, message, answer),
  });

  return {
    say: sending.say,
    maySpeak: sanctions.maySpeak,
    /** Lets somebody into a room where they are a member, or into an open one that has a place. */
    async enter(
      account: { id: string },
      wish: string,
      leaveLast: () => Promise<void>,
    ): Promise<Result<Admission>> {
      const id = asUuid(wish);
      if (id === null) return refuse("not-found", "Room not found.");
      const asked = await admit({ accountId: account.id, roomId: id });
      const admitted = asked.hasNoPlace ? await deps.takePlace(account.id, id, leaveLast) : asked;
      if (!admitted.ok) return admitted;
      names.of(id, clock.now().getTime());
      names.add(id, admitted.value.userName);
      return ok({ ...admitted.value, id });
    },
    /** Which of these places are closed by now to who is there: removed, banned, or too young. */
    async closedAmong(places: readonly { roomId: string; account: { id: string } }[]) {
      const asks = places.map(({ roomId, account }) => ({ roomId, accountId: account.id }));
      const admitted = asks.length === 0 ? [] : await deps.admitAll(db, asks);
      const closed: typeof asks = [];
      for (const [index, ask] of asks.entries()) {
        const asked = admitted[index]!;
        // Who sits in an open room without a place lost it by mistake.
        const answer = asked.hasNoPlace ? await deps.takePlace(ask.accountId, ask.roomId) : asked;
        if (!answer.ok) closed.push(ask);
      }
      return closed;
    },
    /** Notes how far somebody has read. */
    readUpTo: (account: { id: string }, room: ChatRoom, seq: number): void =>
      marks.note({ roomId: room.id, accountId: account.id, seq }),
    /** Settles when everything that was taken is stored or refused. */
    async drain(): Promise<void> {
      await sending.settled();
      await queue.drain(drainTimeout);
      await marks.flush();
    },
  };
}

const tryAgain = "Your message could not be stored right now. Please try again.";
