import type { RoomMessage } from "@saywell/contract";
import type { LimitFunction } from "p-limit";
import { frameOf, joinFrames } from "./frame";
import { newMessage, type RoomBatch, type RoomHistory } from "./room-batch";
import type { Subscription } from "./subscription";

interface Deps {
  roomId: string;
  history: RoomHistory;
  /** Keeps readers from taking every database connection from writers. */
  reading: LimitFunction;
  /** Hears why the history could not be read; it is tried again. */
  onTrouble: (error: unknown) => void;
}

export type RoomFeed = ReturnType<typeof createRoomFeed>;

/** Messages read from the store at once. */
const page = 100;
/** Milliseconds that a batch waits for one before it that may just be slower. */
const outOfOrderTimeout = 50;
const mostEarly = 100;
const retryAfter = 500;
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Brings what is said in a room to the subscriptions of this process, each message once and in order.
 * Batches may be lost, doubled and out of order: what is missing is read from the store. A subscription
 * that is new or reads slowly is off the feed, and follows in pages until it has caught up.
 */
export function createRoomFeed({ roomId, history, reading, onTrouble }: Deps) {
  /** True for subscriptions that are on the feed, false while they are caught up. */
  const subscriptions = new Map<Subscription, boolean>();
  const early = new Map<number, RoomBatch>();
  /** Everything up to here has passed through the feed. */
  let position: number | undefined;
  /** The highest number known to be stored. */
  let heard = 0;
  let filling: Promise<void> | undefined;

  function hear(batch: RoomBatch): void {
    heard = Math.max(heard, batch.upTo);
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
  function hearOf(seq: number): void {
    heard = Math.max(heard, seq);
    if (position !== undefined && heard > position) void fillGap(0);
  }

  function passEarly(): void {
    for (const batch of [...early.values()].toSorted((a, b) => a.after - b.after)) {
      if (batch.after > position!) break;
      early.delete(batch.after);
      pass(batch);
    }
  }

  function pass({ upTo, messages }: RoomBatch): void {
    const before = position!;
    if (upTo <= before) return;
    const fresh = messages.filter(({ seq }) => seq > before);
    position = upTo;
    const frames = fresh.map((message) => frameOf(newMessage(roomId, message)));
    const all = frames.length === 0 ? undefined : joinFrames(frames);
    for (const [subscription, isOn] of subscriptions) {
      if (!isOn || subscription.cursor >= upTo) continue;
      if (subscription.connection.isBehind()) {
        void catchUp(subscription);
        continue;
      }
      if (subscription.hidden.size > 0 || subscription.cursor > before) sendTo(subscription, fresh);
      else if (all !== undefined) subscription.connection.write(all);
      subscription.cursor = upTo;
    }
  }

  function sendTo(
    { cursor, hidden, connection }: Subscription,
    messages: readonly RoomMessage[],
  ): void {
    const frames = messages
      .filter(({ seq, userId }) => seq > cursor && !hidden.has(userId))
      .map((message) => frameOf(newMessage(roomId, message)));
    if (frames.length > 0) connection.write(joinFrames(frames));
  }

  /** Reads what is shown after a number, and up to which number that is everything. */
  async function readPage(after: number, known: number): Promise<RoomBatch> {
    const messages = await reading(() => history.readAfter(roomId, after, page));
    const last = messages.at(-1)?.seq ?? after;
    // Numbers rise by commit, so what was known before is in a page that is not full.
    return { after, upTo: messages.length < page ? Math.max(last, known) : last, messages };
  }

  /** For the whole feed: reads what was missed on the way here. */
  function fillGap(timeout: number): Promise<void> {
    filling ??= (async () => {
      if (timeout > 0) await sleep(timeout);
      while (subscriptions.size > 0 && heard > position!) {
        try {
          pass(await readPage(position!, heard));
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
  async function catchUp(subscription: Subscription, arrived = (): void => {}): Promise<void> {
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
        const batch = await readPage(subscription.cursor, position!);
        sendTo(subscription, batch.messages);
        subscription.cursor = Math.max(subscription.cursor, batch.upTo);
      } catch (error) {
        onTrouble(error);
        await sleep(retryAfter);
      }
    }
  }

  return {
    hear,
    hearOf,
    subscriptions: () => subscriptions.keys(),
    size: () => subscriptions.size,
    isEmpty: () => subscriptions.size === 0,
    /** From now on the subscription hears the room's news, and keeps the feed open. */
    add(subscription: Subscription): void {
      subscriptions.set(subscription, false);
    },
    /**
     * Brings a subscription into the feed: sends what came after `afterSeq`, or nothing of the past. Calls
     * back at the moment between the past and what follows. The room stands at `lastSeq` or later.
     */
    async join(
      subscription: Subscription,
      place: { lastSeq: number; afterSeq: number | undefined },
      arrived: () => void,
    ): Promise<void> {
      position ??= place.lastSeq;
      passEarly();
      hearOf(place.lastSeq);
      const latest = Math.max(place.lastSeq, position);
      subscription.cursor = Math.min(place.afterSeq ?? latest, latest);
      await catchUp(subscription, arrived);
    },
    leave(subscription: Subscription): void {
      subscriptions.delete(subscription);
    },
    end(): void {
      subscriptions.clear();
    },
  };
}
