import { expect, test, vi } from "vitest";
import { busOfOne } from "../../../bus/bus";
import { presenceRegistryOfOne } from "../../../live/presence-registry";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";
import { createRoomPlaces } from "./room-places";

const ana = { roomId: "r1", accountId: "ana" };
const ben = { roomId: "r1", accountId: "ben" };

type Deps = Parameters<typeof createRoomPlaces>[0];

function start({
  arriveWithin = 0,
  state = busOfOne().state(),
  taken = [ana, ben],
  ...deps
}: Partial<Deps> & {
  state?: ReturnType<ReturnType<typeof busOfOne>["state"]>;
  taken?: (typeof ana)[];
} = {}) {
  const presenceRegistry = presenceRegistryOfOne();
  const clock = movableClock("2026-03-02T09:00:00Z");
  const timers = movableTimers(clock);
  const takeAgain = vi.fn(() => Promise.resolve());
  const freed = vi.fn();
  const free = vi.fn<Deps["free"]>((gone) => {
    const answers = gone.map((each) => taken.some((one) => same(one, each)));
    taken = taken.filter((one) => !gone.some((each) => same(one, each)));
    return Promise.resolve(answers);
  });
  const places = createRoomPlaces({
    live: { presenceRegistry, bus: { ...busOfOne(), state: () => state } },
    list: () => Promise.resolve(taken),
    free,
    takeAgain,
    freed,
    lookEvery: Infinity,
    arriveWithin,
    clock,
    after: timers.after,
    log: () => {},
    ...deps,
  });
  const isGone = async (place: typeof ana): Promise<boolean> => {
    const gone = vi.fn();
    await places.release(place, gone);
    return gone.mock.calls.length > 0;
  };
  const pass = (milliseconds: number) => timers.pass(milliseconds);
  return { places, presenceRegistry, takeAgain, free, freed, isGone, pass, taken: () => taken };
}
const same = (a: typeof ana, b: typeof ana) => a.roomId === b.roomId && a.accountId === b.accountId;

test("who never arrived, or was on a process that died, frees the place; who is there keeps it", async () => {
  const { places, presenceRegistry, taken, freed } = start();
  await presenceRegistry.enter("room:r1", "ana");
  await places.look();
  expect(taken()).toEqual([ana]);
  expect(freed.mock.calls).toEqual([[ben]]);
});

test("a place is kept for as long as somebody has to arrive, counted from the first look", async () => {
  const { pass, taken } = start({ arriveWithin: 60_000, lookEvery: 20_000 });
  await pass(79_999);
  expect(taken()).toEqual([ana, ben]);
  await pass(1);
  expect(taken()).toEqual([]);
});

test("places due together are freed together", async () => {
  const { places, free } = start();
  await places.look();
  expect(free.mock.calls).toEqual([[[ana, ben]]]);
});

test("no look begins before the one before is over", async () => {
  let end = (): void => {};
  const list = vi.fn(() => new Promise<[]>((done) => (end = () => done([]))));
  const { pass } = start({ list, lookEvery: 1000 });
  const looking = pass(5000);
  expect(list).toHaveBeenCalledTimes(1);
  end();
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  while (list.mock.calls.length < 5) {
    end();
    await new Promise(setImmediate);
  }
  end();
  await looking;
  expect(list).toHaveBeenCalledTimes(5);
});

test("a process that hears nothing of the others frees nothing", async () => {
  const { places, taken } = start({ state: "lost" });
  await places.look();
  expect(taken()).toEqual([ana, ben]);
});

test("who comes back while the place is freed takes it again", async () => {
  const { isGone, presenceRegistry, takeAgain, freed } = start();
  await presenceRegistry.enter("room:r1", "ana");
  expect(await isGone(ana)).toBe(false);
  expect(takeAgain.mock.calls).toEqual([[ana]]);
  expect(freed).not.toHaveBeenCalled();
});

test("who is back by the time the place is free is not gone, nor who is back in a private room", async () => {
  const { isGone, presenceRegistry } = start();
  const cleo = { roomId: "private", accountId: "cleo" };
  await presenceRegistry.enter("room:private", "cleo");
  await presenceRegistry.enter("room:r1", "ana");
  expect(await isGone(ana)).toBe(false);
  expect(await isGone(cleo)).toBe(false);
  expect(await isGone(ben)).toBe(true);
});

test("who is gone is gone also where the place could not be freed", async () => {
  const log = vi.fn();
  const { isGone, freed } = start({ free: () => Promise.reject(new Error("away")), log });
  expect(await isGone(ben)).toBe(true);
  expect(freed).not.toHaveBeenCalled();
  expect(log.mock.calls).toMatchObject([[{ event: "places-not-freed" }]]);
});

test("closing waits for a look that has begun, and for who takes a place again", async () => {
  const order: string[] = [];
  let listed: (places: (typeof ana)[]) => void = () => {};
  let taken = (): void => {};
  const { places, pass, presenceRegistry } = start({
    list: () => new Promise((done) => (listed = done)),
    free: () => presenceRegistry.enter("room:r1", "ana").then(() => [true]),
    takeAgain: () => new Promise<void>((done) => (taken = done)).then(() => order.push("taken")),
    lookEvery: 1000,
  });
  const looking = pass(1000);
  const closing = places.close().then(() => order.push("closed"));
  await new Promise(setImmediate);
  listed([ana]);
  await looking;
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  taken();
  await closing;
  expect(order).toEqual(["taken", "closed"]);
});
