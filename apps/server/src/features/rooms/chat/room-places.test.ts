import { expect, test, vi } from "vitest";
import { busOfOne } from "../../../bus/bus";
import { presenceRegistryOfOne } from "../../../live/presence-registry";
import { createRoomPlaces } from "./room-places";

const ana = { roomId: "r1", accountId: "ana" };
const ben = { roomId: "r1", accountId: "ben" };

type Deps = Parameters<typeof createRoomPlaces>[0];

function start({
  arriveWithin = 0,
  state = busOfOne().state(),
  ...deps
}: Partial<Deps> & { state?: ReturnType<ReturnType<typeof busOfOne>["state"]> } = {}) {
  const presenceRegistry = presenceRegistryOfOne();
  let taken = [ana, ben];
  const takeAgain = vi.fn(() => Promise.resolve());
  const freed = vi.fn();
  const places = createRoomPlaces({
    live: { presenceRegistry, bus: { ...busOfOne(), state: () => state } },
    list: () => Promise.resolve(taken),
    free(gone) {
      const answers = gone.map((each) => taken.some((one) => same(one, each)));
      taken = taken.filter((one) => !gone.some((each) => same(one, each)));
      return Promise.resolve(answers);
    },
    takeAgain,
    freed,
    lookEvery: Infinity,
    arriveWithin,
    log: () => {},
    ...deps,
  });
  return { places, presenceRegistry, takeAgain, freed, taken: () => taken };
}
const same = (a: typeof ana, b: typeof ana) => a.roomId === b.roomId && a.accountId === b.accountId;

test("who never arrived, or was on a process that died, frees the place; who is there keeps it", async () => {
  const { places, presenceRegistry, taken, freed } = start();
  await presenceRegistry.enter("room:r1", "ana");
  await places.look();
  expect(taken()).toEqual([ana]);
  expect(freed.mock.calls).toEqual([[ben]]);
});

test("nobody loses a place at the first look", async () => {
  const { places, taken } = start({ arriveWithin: 60_000 });
  await places.look();
  await places.look();
  expect(taken()).toEqual([ana, ben]);
});

test("a process that hears nothing of the others frees nothing", async () => {
  const { places, taken } = start({ state: "lost" });
  await places.look();
  expect(taken()).toEqual([ana, ben]);
});

test("who comes back while the place is freed takes it again", async () => {
  const { places, presenceRegistry, takeAgain, freed } = start();
  await presenceRegistry.enter("room:r1", "ana");
  await places.release(ana);
  expect(takeAgain.mock.calls).toEqual([[ana]]);
  expect(freed).not.toHaveBeenCalled();
});

test("who is back by the time the place is free is not gone, nor who is back in a private room", async () => {
  const { places, presenceRegistry } = start();
  const cleo = { roomId: "private", accountId: "cleo" };
  await presenceRegistry.enter("room:private", "cleo");
  await presenceRegistry.enter("room:r1", "ana");
  expect(await places.release(ana)).toBe(false);
  expect(await places.release(cleo)).toBe(false);
  expect(await places.release(ben)).toBe(true);
});

test("who is gone is gone also where the place could not be freed", async () => {
  const log = vi.fn();
  const { places, freed } = start({ free: () => Promise.reject(new Error("away")), log });
  expect(await places.release(ben)).toBe(true);
  expect(freed).not.toHaveBeenCalled();
  expect(log.mock.calls).toMatchObject([[{ event: "places-not-freed" }]]);
});
