import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { createEvents, type EventName } from "../events";
import { movableClock } from "../testing/movable-clock";
import { createPresence, type Presence } from "./presence";
import { type PresenceRegistry, presenceRegistryOfOne } from "./presence-registry";

const grace = 40;
const clock = movableClock("2026-03-02T09:00:00Z");
const at = clock.now();
let presenceRegistry: PresenceRegistry;
let expire: (group: string, member: string) => void;
let told: [EventName, unknown][];
let presence: Presence;

/** Presence as one process has it, on the registry that all share. */
function presenceOn(shared: PresenceRegistry): Presence {
  const events = createEvents(() => {});
  for (const name of ["account-entered", "account-left", "accounts-cut-off"] as const) {
    events.subscribe(name, (facts) => void told.push([name, facts]));
  }
  const log = ({ event }: { event: string }) => expect.fail(event);
  return createPresence({ presenceRegistry: shared, events, clock, log, grace });
}

beforeEach(() => {
  told = [];
  const handlers: ((group: string, member: string) => void)[] = [];
  presenceRegistry = {
    ...presenceRegistryOfOne(),
    onExpired: (handler) => void handlers.push(handler),
  };
  expire = (...what) => handlers.forEach((handler) => handler(...what));
  presence = presenceOn(presenceRegistry);
});

const entered = ["account-entered", { accountId: "ann" }];
const left = ["account-left", { accountId: "ann", at }];

test("an account enters with its first connection, and leaves a moment after its last", async () => {
  presence.connected("ann");
  presence.connected("ann");
  await expect.poll(() => told).toEqual([entered]);
  expect(await presence.online(["ann", "ben"])).toEqual(new Set(["ann"]));
  presence.disconnected("ann");
  await sleep(2 * grace);
  expect(told).toEqual([entered]);
  presence.disconnected("ann");
  await expect.poll(() => told).toEqual([entered, left]);
  expect(await presence.online(["ann"])).toEqual(new Set());
});

test("somebody who only reloads the page neither leaves nor enters", async () => {
  presence.connected("ann");
  await expect.poll(() => told).toHaveLength(1);
  presence.disconnected("ann");
  presence.connected("ann");
  await sleep(2 * grace);
  expect(told).toHaveLength(1);
  expect(await presence.online(["ann"])).toEqual(new Set(["ann"]));
});

test("an account is here while any process holds a connection of it", async () => {
  const elsewhere = presenceOn(presenceRegistry);
  presence.connected("ann");
  elsewhere.connected("ann");
  presence.disconnected("ann");
  await sleep(2 * grace);
  expect(await presence.online(["ann"])).toEqual(new Set(["ann"]));
  expect(told).toEqual([entered]);
  elsewhere.disconnected("ann");
  await expect.poll(() => told).toEqual([entered, left]);
});

test("whoever went with a process that died has left; that rooms expire is no business of presence", () => {
  expire("online", "ann");
  expire("room:1", "ben");
  expect(told).toEqual([left]);
});

test("when the process stops it says whom that cuts off, and nobody has left", async () => {
  presence.connected("ann");
  presence.connected("ben");
  await expect.poll(() => told).toHaveLength(2);
  presence.disconnected("ben");
  presence.close();
  await sleep(2 * grace);
  expect(told.slice(-1)).toEqual([["accounts-cut-off", { accountIds: ["ann", "ben"], at }]]);
  expect(told.map(([name]) => name)).not.toContain("account-left");
});
