import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { cookieOf, dial, type Line, listenOn } from "../../../testing/dial";
import { makeRoom } from "../../../testing/factories";
import { sharedBus } from "../../../testing/shared-bus";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";

/** Two processes, with a bus between them that loses, doubles and delays every few words. */
let database: TestDatabase;
let apps: TestApp[];
let ports: number[];
let users: TestUser[];
const chance = { random: Math.random };
const bus = sharedBus({ loss: 0.2, doubling: 0.2, delay: 0.4, random: () => chance.random() });

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () =>
    buildTestApp({
      database,
      bus: bus.join(),
    });
  apps = [await start(), await start()];
  ports = await Promise.all(apps.map(listenOn));
  const names = ["Ana", "Ben", "Cleo", "Dan"];
  users = await Promise.all(names.map((name) => apps[0]!.signIn({ name, ageBand: "ADULT" })));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  bus.close();
  await database.drop();
});

/** A client as ours is: it resumes where it was, and sends again what was not acknowledged. */
function client(user: TestUser, roomId: string) {
  let line: Line | undefined;
  let cursor: number | undefined;
  const seen: number[] = [];
  const sent: { clientId: string; content: string }[] = [];
  const acknowledged = new Map<string, number[]>();

  function hear(): void {
    for (const message of line?.inbox.splice(0) ?? []) {
      if (message.type === "NEW_MESSAGE") {
        seen.push(message.seq);
        cursor = message.seq;
      }
      if (message.type === "ROOM_JOINED") cursor = Math.max(cursor ?? 0, message.seq);
      if (message.type === "MESSAGE_STORED") {
        const { clientId, seq } = message;
        acknowledged.set(clientId, [...(acknowledged.get(clientId) ?? []), seq]);
      }
    }
  }
  const send = (message: { clientId: string; content: string }): void =>
    line?.send({ type: "SEND_MESSAGE", ...message });

  return {
    seen,
    sent,
    acknowledged,
    first: undefined as number | undefined,
    async enter(port: number): Promise<void> {
      await this.vanish();
      line = await dial(port, cookieOf(user));
      const resuming = cursor === undefined ? {} : { afterSeq: cursor };
      line.send({ type: "JOIN_ROOM", roomId, userId: user.id, userName: "", ...resuming });
      if (cursor !== undefined) return;
      // Only then is it known where this client's story begins.
      await expect.poll(() => line!.inbox.some(({ type }) => type === "ROOM_JOINED")).toBe(true);
      const place = line.inbox.find((message) => message.type === "ROOM_JOINED");
      this.first = place?.type === "ROOM_JOINED" ? place.seq : undefined;
      hear();
    },
    async vanish(): Promise<void> {
      if (line === undefined) return;
      line.socket.terminate();
      await line.closed;
      hear();
      line = undefined;
    },
    leave: () => line?.send({ type: "LEAVE_ROOM" }),
    say(content: string): void {
      const message = { clientId: `c${sent.length}`, content };
      if (line === undefined) return;
      sent.push(message);
      send(message);
    },
    repeat: (which: number) => sent.length > 0 && send(sent[which % sent.length]!),
    repeatUnanswered(): void {
      for (const message of sent) if (!acknowledged.has(message.clientId)) send(message);
    },
    hear,
  };
}

const who = fc.nat(3);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("say" as const),
      who,
      count: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("enter" as const), who, process: fc.nat(1) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("vanish" as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("repeat" as const), who, which: fc.nat(50) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.nat(30) }) },
);

test("whatever clients do, each sees the stored history: no gap, no double, in order", async () => {
  let said = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.nat(),
      async (steps, seed) => {
        let state = seed + 1;
        chance.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
        const { id: roomId } = await makeRoom(database.db, {
          memberIds: users.map(({ id }) => id),
        });
        const clients = users.map((user) => client(user, roomId));
        for (const each of clients) await each.enter(ports[clients.indexOf(each) % 2]!);

        for (const each of steps) {
          if (each.do === "wait") {
            await new Promise((done) => setTimeout(done, each.ms));
            continue;
          }
          const actor = clients[each.who]!;
          if (each.do === "say")
            for (let count = 0; count < each.count; count++)
              actor.say(`Word number ${(said += 1)}`);
          if (each.do === "enter") await actor.enter(ports[each.process]!);
          if (each.do === "vanish") await actor.vanish();
          if (each.do === "leave") actor.leave();
          if (each.do === "repeat") actor.repeat(each.which);
        }

        // Everybody comes back, sends what was not acknowledged, and hears what there is.
        for (const each of clients) await each.enter(ports[0]!);
        for (const each of clients) each.repeatUnanswered();
        const history = () =>
          database.db
            .selectFrom("room_message")
            .select(["seq", "account_id", "client_id", "content"])
            .where("room_id", "=", roomId)
            .orderBy("seq")
            .execute();
        await expect
          .poll(
            async () => {
              for (const each of clients) each.hear();
              const last = (await history()).at(-1)?.seq ?? 0;
              return clients.filter(
                ({ seen, first, sent, acknowledged }) =>
                  (seen.at(-1) ?? first) !== last || acknowledged.size < sent.length,
              );
            },
            { interval: 20 },
          )
          .toEqual([]);

        const stored = await history();
        clients.forEach(({ seen, first, sent, acknowledged }, place) => {
          expect(seen).toEqual(stored.map(({ seq }) => seq).filter((seq) => seq > first!));
          const mine = stored.filter(({ account_id }) => account_id === users[place]!.id);
          expect(mine.map(({ content }) => content).toSorted()).toEqual(
            sent.map(({ content }) => content).toSorted(),
          );
          for (const { client_id, seq } of mine) {
            expect(new Set(acknowledged.get(client_id!))).toEqual(new Set([seq]));
          }
        });
        for (const each of clients) await each.vanish();
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
