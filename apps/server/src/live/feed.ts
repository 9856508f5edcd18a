import type { LimitFunction } from "p-limit";
import { joinFrames } from "./frame";
import type { Subscription } from "./subscription";

/** What feeds carry: it has a place in the order of its channel. */
export interface Ordered {
  readonly seq: number;
}

/** Stored entries of one channel, in order: everything shown after one number up to another. */
export interface Batch<Entry> {
  after: number;
  upTo: number;
  entries: readonly Entry[];
}

/** Where stored entries are read again by whoever missed them. */
export interface FeedHistory<Entry> {
  /** The number of the latest entry of each of these channels; those that are gone are left out. */
  lastSeqs(channelIds: readonly string[]): Promise<Map<string, number>>;
  /** Entries that are shown, oldest first. */
  readAfter(channelId: string, after: number, limit: number): Promise<Entry[]>;
}

interface Deps<Entry> {
  channelId: string;
  history: Pick<FeedHistory<Entry>, "readAfter">;
  /** An entry as everybody gets it who has no view of their own; null where it is nothing to them. */
  frame: (channelId: string, entry: Entry) => Buffer | null;
  /** Keeps readers from taking every database connection from writers. */
  reading: LimitFunction;
  /** Hears why the history could not be read; it is tried again. */
  onTrouble: (error: unknown) => void;
}

export type Feed<Entry extends Ordered> = ReturnType<typeof createFeed<Entry>>;

/** Entries read from the store at once. */
const page = 100;
/** Milliseconds that a batch waits for one before it that may just be slower. */
const outOfOrderTimeout = 50;
const mostEarly = 100;
const retryAfter = 500;
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Brings the entries of a channel to its subscriptions on this process, each once and in order.
 * Batches may be lost, doubled and out of order: what is missing is read from the store. A
 * subscription that is new or reads slowly is off the feed, and follows in pages until it has
 * caught up.
 */
export function createFeed<Entry extends Ordered>(deps: Deps<Entry>) {
  const { channelId, history, frame, reading, onTrouble } = deps;
  /** True for subscriptions that are on the feed, false while they are caught up. */
  const subscriptions = new Map<Subscription<Entry>, boolean>();
  const early = new Map<number, Batch<Entry>>();
  /** Everything up to here has passed through the feed. */
  let position: number | undefined;
  /** The highest number known to be stored. */
  let lastStored = 0;
  let filling: Promise<void> | undefined;

  function receive(batch: Batch<Entry>): void {
    lastStored = Math.max(lastStored, batch.upTo);
    if (position !== undefined && batch.upTo <= position) return;
    if (position === undefined || batch.after > position) {
      // While the store cannot be read nothing of this can pass; the store has it all.
      if (early.size >= mostEarly) early.clear();
      early.set(batch.after, batch);
      if (position !== undefined) void fillGap(outOfOrderTimeout);
      return;
    }
    pass(batch);
    passEarly();
  }

  /** Something up to this number is stored, whether or not its batch ever comes. */
  function noteStored(seq: number): void {
    lastStored = Math.max(lastStored, seq);
    if (position !== undefined && lastStored > position) void fillGap(0);
  }

  function passEarly(): void {
    for (const batch of [...early.values()].toSorted((a, b) => a.after - b.after)) {
      if (batch.after > position!) break;
      early.delete(batch.after);
      pass(batch);
    }
  }

  function pass({ upTo, entries }: Batch<Entry>): void {
    const before = position!;
    if (upTo <= before) return;
    const fresh = entries.filter(({ seq }) => seq > before);
    position = upTo;
    const frames = fresh.map((entry) => frame(channelId, entry));
    const plain = frames.filter((each) => each !== null);
    const all = plain.length === 0 ? undefined : joinFrames(plain);
    for (const [subscription, isOn] of subscriptions) {
      if (!isOn || subscription.cursor >= upTo) continue;
      if (subscription.connection.isBehind()) {
        void catchUp(subscription);
        continue;
      }
      if (subscription.view !== null || subscription.cursor > before) {
        sendTo(subscription, fresh, (place) => frames[place] ?? null);
      } else if (all !== undefined) subscription.connection.write(all);
      subscription.cursor = upTo;
    }
  }

  function sendTo(
    { cursor, view, connection }: Subscription<Entry>,
    entries: readonly Entry[],
    plainAt: (place: number) => Buffer | null,
  ): void {
    const frames: Buffer[] = [];
    entries.forEach((entry, place) => {
      if (entry.seq <= cursor) return;
      const seen = view === null ? plainAt(place) : view.entry(entry, () => plainAt(place));
      if (seen !== null) frames.push(seen);
    });
    if (frames.length > 0) connection.write(joinFrames(frames));
  }

  /** Reads what is shown after a number, and up to which number that is everything. */
  async function readPage(after: number, known: number): Promise<Batch<Entry>> {
    const entries = await reading(() => history.readAfter(channelId, after, page));
    const last = entries.at(-1)?.seq ?? after;
    // Numbers rise by commit, so what was known before is in a page that is not full.
    return { after, upTo: entries.length < page ? Math.max(last, known) : last, entries };
  }

  /** For the whole feed: reads what was missed on the way here. */
  function fillGap(timeout: number): Promise<void> {
    filling ??= (async () => {
      if (timeout > 0) await sleep(timeout);
      while (subscriptions.size > 0 && lastStored > position!) {
        try {
          pass(await readPage(position!, lastStored));
          passEarly();
        } catch (error) {
          onTrouble(error);
          await sleep(retryAfter);
        }
      }
    })().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  /** For one subscription: follows the feed in pages, and joins it where nothing lies between. */
  async function catchUp(
    subscription: Subscription<Entry>,
    arrived = (): void => {},
  ): Promise<void> {
    subscriptions.set(subscription, false);
    while (subscriptions.has(subscription) && subscription.connection.isOpen()) {
      await subscription.connection.drained();
      if (!subscriptions.has(subscription)) return;
      if (subscription.cursor >= position!) {
        subscriptions.set(subscription, true);
        arrived();
        return;
      }
      try {
        const { upTo, entries } = await readPage(subscription.cursor, position!);
        sendTo(subscription, entries, (place) => frame(channelId, entries[place]!));
        subscription.cursor = Math.max(subscription.cursor, upTo);
      } catch (error) {
        onTrouble(error);
        await sleep(retryAfter);
      }
    }
  }

  return {
    receive,
    noteStored,
    subscriptions: () => subscriptions.keys(),
    size: () => subscriptions.size,
    isEmpty: () => subscriptions.size === 0,
    /** From now on the subscription hears the channel's news, and keeps the feed open. */
    add(subscription: Subscription<Entry>): void {
      subscriptions.set(subscription, false);
    },
    /**
     * Brings a subscription into the feed: sends what came after `afterSeq`, or nothing of the
     * past. Calls back at the moment between the past and what follows. The channel stands at
     * `lastSeq` or later.
     */
    async join(
      subscription: Subscription<Entry>,
      place: { lastSeq: number; afterSeq: number | undefined },
      arrived: () => void,
    ): Promise<void> {
      position ??= place.lastSeq;
      passEarly();
      noteStored(place.lastSeq);
      const latest = Math.max(place.lastSeq, position);
      subscription.cursor = Math.min(place.afterSeq ?? latest, latest);
      await catchUp(subscription, arrived);
    },
    leave(subscription: Subscription<Entry>): void {
      subscriptions.delete(subscription);
    },
    end(): void {
      subscriptions.clear();
    },
  };
}
