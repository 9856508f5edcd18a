import * as fc from "fast-check";
import pLimit from "p-limit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Connection } from "./connection";
import { type Batch, createFeed } from "./feed";
import { type Subscription, type View, welcome } from "./subscription";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Move {
  seq: number;
  by: string;
}

/** A reader who writes down what it gets, and may be slow. */
function reader() {
  let drain = (): void => {};
  const state = { isBehind: false, seen: [] as (number | string)[] };
  const connection = {
    isOpen: () => true,
    isBehind: () => state.isBehind,
    drained: () =>
      state.isBehind ? new Promise<void>((done) => (drain = done)) : Promise.resolve(),
    write: (frames: Buffer) => {
      if (frames.toString() === "ROOM_JOINED") state.seen.push("ROOM_JOINED");
      for (const [, seq] of frames.toString().matchAll(/#(\d+);/g)) state.seen.push(Number(seq));
    },
  } as unknown as Connection;
  return Object.assign(state, {
    connection,
    recover() {
      state.isBehind = false;
      drain();
    },
  });
}

/** A feed over a history that tests write. */
function setUp() {
  const stored: Move[] = [];
  const faults = { reads: 0, failing: 0 };
  const frame = vi.fn((_channel: string, { seq }: Move) => Buffer.from(`#${seq};`));
  const feed = createFeed<Move>({
    channelId: "r",
    frame,
    reading: pLimit(2),
    onTrouble: () => {},
    history: {
      readAfter: (_room, after, limit) => {
        faults.reads += 1;
        if (faults.failing-- > 0) return Promise.reject(new Error("away"));
        return Promise.resolve(stored.filter(({ seq }) => seq > after).slice(0, limit));
      },
    },
  });
  let last = 0;
  return {
    feed,
    frame,
    faults,
    stored,
    lastSeq: () => last,
    /** Uses up a number, as a message does that is taken down at once. */
    skip() {
      last += 1;
      return { after: last - 1, upTo: last, entries: [] };
    },
    /** Stores the next messages, and answers the batch that tells of them. */
    store(count: number, by = "ana") {
      const after = last;
      last += count;
      const entries = range(after + 1, last).map((seq) => ({ seq, by }));
      stored.push(...entries);
      return { after, upTo: last, entries };
    },
    async join(afterSeq?: number, who = reader(), view: View<Move> | null = null) {
      const { connection } = who;
      const subscription: Subscription<Move> = {
        connection,
        view,
        cursor: 0,
        newsFrom: 0,
        news: [],
      };
      feed.add(subscription);
      const joined = feed.join(subscription, { lastSeq: last, afterSeq }, () =>
        welcome(subscription, Buffer.from("ROOM_JOINED")),
      );
      await vi.advanceTimersByTimeAsync(0);
      return Object.assign(who, { subscription, joined });
    },
  };
}
const settle = () => vi.advanceTimersByTimeAsync(2000);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

test("what is said is made into one frame, whoever and however many receive it", async () => {
  const { feed, frame, store, join } = setUp();
  const written = new Set<Buffer>();
  for (let count = 0; count < 30; count++) {
    const { connection } = await join();
    connection.write = (frames) => void written.add(frames);
  }
  feed.receive(store(1));
  expect(written.size).toBe(1);
  expect(frame).toHaveBeenCalledOnce();
});

describe("a subscription", () => {
  test("without a place to resume from hears nothing of the past", async () => {
    const { feed, store, join, faults } = setUp();
    store(3);
    const ana = await join();
    feed.receive(store(2));
    expect(ana.seen).toEqual(["ROOM_JOINED", 4, 5]);
    expect(faults.reads).toBe(0);
  });

  test("that resumes gets what it missed in pages, then is told that it is in, then what follows", async () => {
    const { feed, store, join } = setUp();
    store(250);
    const ana = await join(20);
    feed.receive(store(1));
    expect(ana.seen).toEqual([...range(21, 250), "ROOM_JOINED", 251]);
  });

  test("that asks for a number beyond the last one misses nothing that comes", async () => {
    const { feed, store, join } = setUp();
    store(2);
    const ana = await join(99);
    feed.receive(store(1));
    expect(ana.seen).toEqual(["ROOM_JOINED", 3]);
  });

  test("that has a view of its own sees what that shows, live and resuming", async () => {
    const { feed, frame, store, join } = setUp();
    const withoutBen: View<Move> = {
      entry: ({ seq, by }, plain) => {
        if (by === "ben") return null;
        return by === "cleo" ? Buffer.from(`#${seq * 100};`) : plain();
      },
      hears: () => true,
    };
    store(2, "ben");
    store(1);
    const dan = await join();
    const ana = await join(0, reader(), withoutBen);
    feed.receive(store(1, "ben"));
    feed.receive(store(1, "cleo"));
    frame.mockClear();
    feed.receive(store(1));
    expect(ana.seen).toEqual([3, "ROOM_JOINED", 500, 6]);
    expect(dan.seen).toEqual(["ROOM_JOINED", 4, 5, 6]);
    expect(frame).toHaveBeenCalledOnce();
  });

  test("that reads slowly gets no more until it has read, and is then caught up; others do not wait", async () => {
    const { feed, store, join } = setUp();
    const [slow, ana] = [await join(), await join()];
    feed.receive(store(2));
    slow.isBehind = true;
    for (let count = 0; count < 300; count++) feed.receive(store(1));
    expect(slow.seen).toEqual(["ROOM_JOINED", 1, 2]);
    expect(ana.seen).toEqual(["ROOM_JOINED", ...range(1, 302)]);
    slow.recover();
    await settle();
    feed.receive(store(1));
    expect(slow.seen).toEqual(["ROOM_JOINED", ...range(1, 303)]);
  });

  test("that has left hears nothing more", async () => {
    const { feed, store, join } = setUp();
    const ana = await join();
    feed.leave(ana.subscription);
    feed.receive(store(1));
    expect(ana.seen).toEqual(["ROOM_JOINED"]);
    expect(feed.isEmpty()).toBe(true);
  });
});

describe("what is lost on the way", () => {
  test("is read from the store when the next batch shows the gap", async () => {
    const { feed, store, join } = setUp();
    const ana = await join();
    store(3);
    feed.receive(store(1));
    expect(ana.seen).toEqual(["ROOM_JOINED"]);
    await settle();
    expect(ana.seen).toEqual(["ROOM_JOINED", 1, 2, 3, 4]);
  });

  test("is not read when it was only slower", async () => {
    const { feed, store, join, faults } = setUp();
    const ana = await join();
    const [first, second] = [store(1), store(1)];
    feed.receive(second);
    feed.receive(first);
    feed.receive(first);
    await settle();
    expect(ana.seen).toEqual(["ROOM_JOINED", 1, 2]);
    expect(faults.reads).toBe(0);
  });

  test("is read when word comes that it is there", async () => {
    const { feed, store, join } = setUp();
    const ana = await join();
    store(2);
    feed.noteStored(2);
    await settle();
    expect(ana.seen).toEqual(["ROOM_JOINED", 1, 2]);
  });

  test("is read again while the store cannot be read", async () => {
    const { feed, store, join, faults } = setUp();
    const ana = await join();
    faults.failing = 2;
    store(2);
    feed.noteStored(2);
    await settle();
    expect(ana.seen).toEqual(["ROOM_JOINED", 1, 2]);
  });

  test("may be nothing: a number without a message holds nobody up", async () => {
    const { feed, store, skip, join } = setUp();
    const ana = await join();
    feed.receive(skip());
    skip();
    feed.receive(store(1));
    skip();
    feed.noteStored(4);
    await settle();
    feed.receive(store(1));
    expect(ana.seen).toEqual(["ROOM_JOINED", 3, 5]);
  });
});

test("whatever is lost, doubled, late or slow, each reader sees each message once and in order", async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant("store" as const),
        count: fc.integer({ min: 1, max: 130 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("skip" as const) }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant("receive" as const), which: fc.nat(20) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant("join" as const), from: fc.option(fc.nat(300)) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("slow" as const), who: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("recover" as const), who: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("fail" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.nat(100) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { feed, faults, stored, store, skip, lastSeq, join } = setUp();
      const batches: Batch<Move>[] = [];
      const readers: { who: Awaited<ReturnType<typeof join>>; from: number }[] = [];
      for (const each of steps) {
        if (each.do === "store") batches.push(store(each.count));
        if (each.do === "skip") batches.push(skip());
        if (each.do === "receive" && batches.length > 0)
          feed.receive(batches[each.which % batches.length]!);
        if (each.do === "join") {
          const last = lastSeq();
          readers.push({
            who: await join(each.from ?? undefined),
            from: Math.min(each.from ?? last, last),
          });
        }
        const chosen = readers[("who" in each ? each.who : 0) % Math.max(1, readers.length)];
        if (each.do === "slow" && chosen !== undefined) chosen.who.isBehind = true;
        if (each.do === "recover") chosen?.who.recover();
        if (each.do === "fail") faults.failing = 1;
        if (each.do === "wait") await vi.advanceTimersByTimeAsync(each.ms);
      }
      for (const { who } of readers) who.recover();
      feed.noteStored(lastSeq());
      await settle();
      for (const { who, from } of readers) {
        expect(who.seen.filter((seen) => seen !== "ROOM_JOINED")).toEqual(
          stored.map(({ seq }) => seq).filter((seq) => seq > from),
        );
        expect(who.seen.filter((seen) => seen === "ROOM_JOINED")).toHaveLength(1);
      }
      feed.end();
    }),
    { numRuns: 200 },
  );
});
