import type { ServerMessage } from "@saywell/contract";
import pLimit from "p-limit";
import { errorFacts, type Log } from "../observability/log";
import type { Bus } from "../bus/bus";
import type { Connection } from "./connection";
import type { Connections } from "./connections";
import { type Batch, createFeed, type Feed, type FeedHistory, type Ordered } from "./feed";
import { createNews, type NewsOptions } from "./news";
import { type Subscription, type View, welcome } from "./subscription";

/** One kind of channel: rooms, games. */
export interface ChannelKind<Entry extends Ordered> {
  /** What the topics of this kind begin with. */
  kind: string;
  history: FeedHistory<Entry>;
  /**
   * An entry as everybody gets it who has no view of their own, made once for all of them; null
   * where that is nobody.
   */
  frame: (channelId: string, entry: Entry) => Buffer | null;
  /** Entries that another process stored have come by. */
  storedElsewhere?: (channelId: string, entries: readonly Entry[]) => void;
  /** News reaches those who are in a channel here. */
  told?: (channelId: string, message: ServerMessage) => void;
}

interface Deps {
  bus: Bus;
  connections: Connections;
  log: Log;
}

/** What processes tell each other about one channel. */
type BusMessage<Entry> =
  | { kind: "entries"; batch: Batch<Entry> }
  | { kind: "news"; message: ServerMessage; options: NewsOptions };

interface Channel<Entry extends Ordered> {
  feed: Feed<Entry>;
  news: ReturnType<typeof createNews>;
  stopListening: () => void;
}

export type Channels<Entry extends Ordered> = ReturnType<typeof openChannels<Entry>>;

/** Readers that may be caught up from the store at the same time. */
const readers = 4;
const second = 1000;
/** Seconds after which the store is polled all the same: messages from other processes may get lost. */
const pollsAfter = 5;
/** A subscription may begin a little after it was asked for. */
const firstPoll = 250;

/**
 * Channels of one kind: what is stored in a channel comes in order to everybody who is in it, on
 * every process, and so does news that nobody stores. A connection is in one channel of a kind at
 * most.
 */
export function openChannels<Entry extends Ordered>(
  { kind, history, frame, storedElsewhere, told }: ChannelKind<Entry>,
  { bus, connections, log }: Deps,
) {
  const open = new Map<string, Channel<Entry>>();
  const placeOf = new Map<Connection, { channelId: string; subscription: Subscription<Entry> }>();
  /** The channel that a connection is on its way into. */
  const expected = new WeakMap<Connection, { channelId: string }>();
  const goneHooks: ((connection: Connection, channelId: string) => void)[] = [];
  const reading = pLimit(readers);
  const topicOf = (channelId: string): string => `${kind}:${channelId}`;

  const trouble = (event: string) => (error: unknown) =>
    log({ level: "warn", event, of: kind, ...errorFacts(error) });

  function openChannel(channelId: string): Channel<Entry> {
    const found = open.get(channelId);
    if (found !== undefined) return found;
    const onTrouble = trouble("history-unread");
    const feed = createFeed({ channelId, history, frame, reading, onTrouble });
    const stopListening = bus.listen(topicOf(channelId), (payload) => {
      const busMessage = JSON.parse(payload) as BusMessage<Entry>;
      if (busMessage.kind === "news")
        return spread(channelId, busMessage.message, busMessage.options);
      feed.receive(busMessage.batch);
      storedElsewhere?.(channelId, busMessage.batch.entries);
    });
    const channel = { feed, news: createNews(feed), stopListening };
    open.set(channelId, channel);
    setTimeout(() => {
      if (open.get(channelId) === channel) void poll([channelId]);
    }, firstPoll).unref();
    return channel;
  }

  function closeIfEmpty(channelId: string): void {
    const channel = open.get(channelId);
    if (channel === undefined || !channel.feed.isEmpty()) return;
    end(channel);
    open.delete(channelId);
  }

  function end({ feed, news, stopListening }: Channel<Entry>): void {
    stopListening();
    feed.end();
    news.end();
  }

  /** Reads from the store how far channels are, in case a message of that got lost. */
  async function poll(channelIds: readonly string[] = [...open.keys()]): Promise<void> {
    if (channelIds.length === 0) return;
    try {
      for (const [channelId, seq] of await reading(() => history.lastSeqs(channelIds))) {
        open.get(channelId)?.feed.noteStored(seq);
      }
    } catch (error) {
      trouble("channels-unread")(error);
    }
  }

  let quiet = 0;
  const polling = setInterval(() => {
    quiet += 1;
    if (quiet < pollsAfter && bus.state() !== "lost") return;
    quiet = 0;
    void poll();
  }, second).unref();
  bus.onRestored(() => void poll());

  function spread(channelId: string, message: ServerMessage, options: NewsOptions): void {
    open.get(channelId)?.news.add(message, options);
    told?.(channelId, message);
  }

  function leave(connection: Connection): string | undefined {
    const place = placeOf.get(connection);
    if (place === undefined) return undefined;
    const { channelId, subscription } = place;
    placeOf.delete(connection);
    connections.left(connection, topicOf(channelId));
    open.get(channelId)?.feed.leave(subscription);
    closeIfEmpty(channelId);
    for (const hook of goneHooks) hook(connection, channelId);
    return channelId;
  }

  return {
    topicOf,
    /** The channel that a connection is in. */
    of: (connection: Connection): string | undefined => placeOf.get(connection)?.channelId,
    subscriptionOf: (connection: Connection): Subscription<Entry> | undefined =>
      placeOf.get(connection)?.subscription,
    /** The channels that somebody here is in. */
    ids: () => [...open.keys()],
    /** Whether somebody here is in a channel. */
    isOpen: (channelId: string): boolean => open.has(channelId),
    /** Which connection is in which channel here. */
    members: () => [...placeOf].map(([connection, { channelId }]) => ({ connection, channelId })),

    /** Says that a connection is on its way into a channel; answers how to ask whether it still is. */
    expect(connection: Connection, channelId: string): () => boolean {
      const coming = { channelId };
      expected.set(connection, coming);
      return () => connection.isOpen() && expected.get(connection) === coming;
    },
    expectedIn: (connection: Connection): string | undefined => expected.get(connection)?.channelId,
    /** A connection that was on its way is let in nowhere. */
    turnAway: (connection: Connection): void => void expected.delete(connection),
    /**
     * Takes a connection out of the channel it is in, and into another: news reaches it from now
     * on, and waits until it has joined.
     */
    subscribe(connection: Connection, channelId: string, view: View<Entry> | null) {
      expected.delete(connection);
      leave(connection);
      const { feed, news } = openChannel(channelId);
      const newsFrom = news.next();
      const subscription: Subscription<Entry> = { connection, view, cursor: 0, newsFrom, news: [] };
      feed.add(subscription);
      placeOf.set(connection, { channelId, subscription });
      connections.entered(connection, topicOf(channelId));
      return {
        subscription,
        /** Sends what came after `afterSeq`, or nothing of the past, then a greeting, then what follows. */
        join: (
          place: { lastSeq: number; afterSeq: number | undefined },
          greeting: () => Buffer,
        ): Promise<void> => feed.join(subscription, place, () => welcome(subscription, greeting())),
      };
    },
    leave,
    /** Hears of every connection that is no longer in a channel, for whatever reason. */
    onGone: (hook: (connection: Connection, channelId: string) => void) =>
      void goneHooks.push(hook),

    /** Entries that have just been stored, to everybody in the channel, anywhere. */
    publish(channelId: string, batch: Batch<Entry>): void {
      open.get(channelId)?.feed.receive(batch);
      // Entries may be large, and are written down for others only.
      if (bus.state() === "alone") return;
      const busMessage: BusMessage<Entry> = { kind: "entries", batch };
      bus.publish(topicOf(channelId), JSON.stringify(busMessage));
    },
    /** To everybody who is in a channel, anywhere. */
    tell(channelId: string, message: ServerMessage, options: NewsOptions = {}): void {
      spread(channelId, message, options);
      const busMessage: BusMessage<Entry> = { kind: "news", message, options };
      bus.publish(topicOf(channelId), JSON.stringify(busMessage));
    },
    /** To everybody who is in a channel here. */
    tellHere: (channelId: string, message: ServerMessage, options: NewsOptions): void =>
      spread(channelId, message, options),
    close(): void {
      clearInterval(polling);
      for (const channel of open.values()) end(channel);
      open.clear();
    },
  };
}
