import type { RoomMessage, ServerMessage } from "@saywell/contract";
import pLimit from "p-limit";
import { errorFacts, type Log } from "../observability/log";
import type { Bus } from "./bus";
import type { Connection } from "./connection";
import { closeCode } from "./close-codes";
import { frameOf } from "./frame";
import type { RoomBatch, RoomHistory } from "./room-batch";
import { createRoomFeed, type RoomFeed } from "./room-feed";
import { createRoomNews, type NewsOptions } from "./room-news";
import type { Subscription } from "./subscription";

interface Deps {
  bus: Bus;
  history: RoomHistory;
  /** Whose words must not reach each of these accounts, in their order. */
  hiddenForAll: (accountIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Messages of people who are connected here were stored by another process. */
  saidElsewhere: (roomId: string, messages: readonly RoomMessage[]) => void;
  log: Log;
}

/** What processes tell each other about people. */
type Word =
  | { kind: "tell"; accountIds: readonly string[]; message: ServerMessage; notIn: string | null }
  | { kind: "end"; session?: string; accountId?: string }
  | { kind: "close-room"; roomId: string | null; accountId: string; sentence: string }
  | { kind: "hidden"; accountIds: readonly string[] };

/** What processes tell each other about one room. */
type RoomWord =
  | { kind: "said"; batch: RoomBatch }
  | { kind: "news"; message: ServerMessage; options: NewsOptions };

interface Room {
  feed: RoomFeed;
  news: ReturnType<typeof createRoomNews>;
  stopListening: () => void;
}

/** A connection on its way into a room. */
interface Coming {
  roomId: string;
  /** Whom it must not hear has changed since it was read for the subscription. */
  isStale: boolean;
}

export type Hub = ReturnType<typeof createHub>;

const peopleTopic = "people";
const topicOf = (roomId: string): string => `room:${roomId}`;
/** Readers that may be caught up from the store at the same time. */
const readers = 4;
const second = 1000;
/** Seconds after which the store is looked at all the same: word from other processes may get lost. */
const looksAfter = 5;
/** A subscription may begin a little after it was asked for. */
const firstLook = 250;

/** All live connections of this process, by account and by room, and word to those of the others. */
export function createHub({ bus, history, hiddenForAll, saidElsewhere, log }: Deps) {
  const byAccount = new Map<string, Set<Connection>>();
  const subscriptionOf = new Map<Connection, { roomId: string; subscription: Subscription }>();
  const rooms = new Map<string, Room>();
  const expected = new WeakMap<Connection, Coming>();
  const goneHooks: ((connection: Connection, roomId: string) => void)[] = [];
  const reading = pLimit(readers);

  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, ...errorFacts(error) });

  function openRoom(roomId: string): Room {
    const open = rooms.get(roomId);
    if (open !== undefined) return open;
    const onTrouble = trouble("room-history-unread");
    const feed = createRoomFeed({ roomId, history, reading, onTrouble });
    const stopListening = bus.listen(topicOf(roomId), (payload) => {
      const word = JSON.parse(payload) as RoomWord;
      if (word.kind === "news") return spread(roomId, word.message, word.options);
      feed.hear(word.batch);
      const ofPeopleHere = word.batch.messages.filter(({ userId }) => byAccount.has(userId));
      if (ofPeopleHere.length > 0) saidElsewhere(roomId, ofPeopleHere);
    });
    const room = { feed, news: createRoomNews(feed), stopListening };
    rooms.set(roomId, room);
    setTimeout(() => void (rooms.get(roomId) === room && look([roomId])), firstLook).unref();
    return room;
  }

  function closeRoomIfEmpty(roomId: string): void {
    const room = rooms.get(roomId);
    if (room === undefined || !room.feed.isEmpty()) return;
    room.stopListening();
    room.feed.end();
    room.news.end();
    rooms.delete(roomId);
  }

  /** Reads from the store how far rooms are, in case word of it got lost. */
  async function look(roomIds: readonly string[] = [...rooms.keys()]): Promise<void> {
    if (roomIds.length === 0) return;
    try {
      for (const [roomId, seq] of await reading(() => history.lastSeqs(roomIds))) {
        rooms.get(roomId)?.feed.hearOf(seq);
      }
    } catch (error) {
      trouble("rooms-unread")(error);
    }
  }

  let quiet = 0;
  const looking = setInterval(() => {
    quiet += 1;
    if (quiet < looksAfter && bus.state() !== "lost") return;
    quiet = 0;
    void look();
  }, second).unref();
  bus.onRestored(() => void look());

  const spread = (roomId: string, message: ServerMessage, options: NewsOptions): void =>
    rooms.get(roomId)?.news.add(message, options);

  const connectionsOf = (accountIds: readonly string[]): Connection[] =>
    accountIds.flatMap((id) => [...(byAccount.get(id) ?? [])]);

  function hearWord(word: Word): void {
    switch (word.kind) {
      case "tell": {
        const connections = connectionsOf(word.accountIds);
        const frame = connections.length > 0 ? frameOf(word.message) : undefined;
        for (const connection of connections) {
          const isThere =
            word.notIn !== null && subscriptionOf.get(connection)?.roomId === word.notIn;
          if (!isThere) connection.write(frame!);
        }
        return;
      }
      case "end":
        for (const connection of everyConnection()) {
          const { session, caller } = connection;
          if (session === word.session || caller.id === word.accountId) endSession(connection);
        }
        return;
      case "close-room":
        for (const connection of connectionsOf([word.accountId])) {
          const isMeant = (roomId: string | undefined): roomId is string =>
            roomId !== undefined && (word.roomId === null || word.roomId === roomId);
          const coming = expected.get(connection)?.roomId;
          const roomId = subscriptionOf.get(connection)?.roomId;
          if (isMeant(coming)) expected.delete(connection);
          if (isMeant(roomId)) leaveRoom(connection);
          const closed = [roomId, coming].find(isMeant);
          if (closed === undefined) continue;
          connection.send({ type: "ROOM_CLOSED", roomId: closed, message: word.sentence });
        }
        return;
      case "hidden": {
        for (const connection of connectionsOf(word.accountIds)) {
          const coming = expected.get(connection);
          if (coming !== undefined) coming.isStale = true;
        }
        reloadHidden(word.accountIds).catch(trouble("hidden-unread"));
        return;
      }
      default:
        word satisfies never;
    }
  }

  let readings = 0;
  /** Reads again, for those of these accounts who sit in a room here, whom they must not hear. */
  async function reloadHidden(accountIds: readonly string[]): Promise<void> {
    const here = accountIds.filter((id) =>
      connectionsOf([id]).some((each) => subscriptionOf.has(each)),
    );
    if (here.length === 0) return;
    readings += 1;
    const reading = readings;
    const lists = await hiddenForAll(here);
    here.forEach((id, place) => {
      const hidden = new Set(lists[place]);
      for (const connection of connectionsOf([id])) {
        const subscription = subscriptionOf.get(connection)?.subscription;
        // Of readings that overtake each other the one that began last holds.
        if (subscription === undefined || subscription.hiddenAsOf > reading) continue;
        subscription.hidden = hidden;
        subscription.hiddenAsOf = reading;
      }
    });
  }

  const stopHearing = bus.listen(peopleTopic, (payload) => hearWord(JSON.parse(payload) as Word));

  function pass(word: Word): void {
    hearWord(word);
    bus.publish(peopleTopic, JSON.stringify(word));
  }

  function* everyConnection(): Generator<Connection> {
    for (const connections of byAccount.values()) yield* connections;
  }

  function leaveRoom(connection: Connection): string | undefined {
    const place = subscriptionOf.get(connection);
    if (place === undefined) return undefined;
    subscriptionOf.delete(connection);
    rooms.get(place.roomId)?.feed.leave(place.subscription);
    closeRoomIfEmpty(place.roomId);
    for (const hook of goneHooks) hook(connection, place.roomId);
    return place.roomId;
  }

  return {
    add(connection: Connection): void {
      const { id } = connection.caller;
      byAccount.set(id, (byAccount.get(id) ?? new Set()).add(connection));
    },
    remove(connection: Connection): void {
      leaveRoom(connection);
      const { id } = connection.caller;
      const connections = byAccount.get(id);
      connections?.delete(connection);
      if (connections?.size === 0) byAccount.delete(id);
    },
    connections: everyConnection,
    connectionsOf: (accountId: string) => connectionsOf([accountId]),
    roomOf: (connection: Connection): string | undefined => subscriptionOf.get(connection)?.roomId,
    /** The rooms that somebody here is in. */
    rooms: () => [...rooms.keys()],
    /** Who is in which room here. */
    subscribed: () =>
      [...subscriptionOf].map(([{ caller }, { roomId }]) => ({ account: caller, roomId })),

    /** Says that a connection is on its way into a room; answers how to ask whether it still may. */
    expectSubscription(connection: Connection, roomId: string): () => boolean {
      const coming: Coming = { roomId, isStale: false };
      expected.set(connection, coming);
      return () => connection.isOpen() && expected.get(connection) === coming;
    },
    /** Takes a connection out of the room it is in, and gives it a subscription in another. */
    takeSubscription(connection: Connection, roomId: string, hidden: ReadonlySet<string>) {
      const isStale = expected.get(connection)?.isStale === true;
      expected.delete(connection);
      leaveRoom(connection);
      const { feed, news } = openRoom(roomId);
      const newsFrom = news.next();
      const hiddenAsOf = readings;
      const subscription: Subscription = {
        connection,
        hidden,
        hiddenAsOf,
        cursor: 0,
        newsFrom,
        news: [],
      };
      feed.add(subscription);
      subscriptionOf.set(connection, { roomId, subscription });
      if (isStale) reloadHidden([connection.caller.id]).catch(trouble("hidden-unread"));
      return { subscription, feed };
    },
    leaveRoom,
    /** Hears of every connection that is no longer in a room, for whatever reason. */
    onGone: (hook: (connection: Connection, roomId: string) => void) => void goneHooks.push(hook),

    /** To every connection of these accounts, anywhere; not to those in a room, if one is named. */
    toAccounts(
      accountIds: readonly string[],
      message: ServerMessage,
      { notIn = null }: { notIn?: string | null } = {},
    ): void {
      if (accountIds.length > 0) pass({ kind: "tell", accountIds, message, notIn });
    },
    /** To everybody who is in a room here. */
    toRoomHere: (roomId: string, message: ServerMessage): void => spread(roomId, message, {}),
    /** To everybody who is in a room, anywhere. */
    toRoom(roomId: string, message: ServerMessage, options: NewsOptions = {}): void {
      spread(roomId, message, options);
      const word: RoomWord = { kind: "news", message, options };
      bus.publish(topicOf(roomId), JSON.stringify(word));
    },
    /** Messages that have just been stored, to everybody who is in the room, anywhere. */
    roomMessages(roomId: string, batch: RoomBatch): void {
      rooms.get(roomId)?.feed.hear(batch);
      const word: RoomWord = { kind: "said", batch };
      bus.publish(topicOf(roomId), JSON.stringify(word));
    },
    /** Puts an account out of a room, or of whatever room it is in, and says why. */
    closeRoomFor(roomId: string | null, accountId: string, sentence: string): void {
      pass({ kind: "close-room", roomId, accountId, sentence });
    },
    /** Whose words these accounts must not see has changed. */
    hiddenChanged: (accountIds: readonly string[]) => pass({ kind: "hidden", accountIds }),
    /** Looks again whom everybody here must not hear, in case word of it got lost. */
    recheckHidden: (): Promise<void> =>
      reloadHidden([...new Set([...subscriptionOf.keys()].map(({ caller }) => caller.id))]),
    /** Hangs up on a session that is over. */
    endSession: (session: string) => pass({ kind: "end", session }),
    /** Hangs up on an account that is gone. */
    endAccount: (accountId: string) => pass({ kind: "end", accountId }),
    close(): void {
      clearInterval(looking);
      stopHearing();
      for (const { feed, news, stopListening } of rooms.values()) {
        stopListening();
        feed.end();
        news.end();
      }
      rooms.clear();
    },
  };
}

export const endSession = (connection: Connection): void =>
  connection.close(closeCode.sessionEnded, "This session has ended.");
