import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { seedDemoSchool } from "../db/seed/demo-school";
import { demoStudy } from "../db/seed/testing/demo-study";
import { defaultRateLimits, type RateLimits } from "../config";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";

let tester: TestApp;
const started: TestApp[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.close()));
});

const start = async (limits: Partial<RateLimits>) => {
  tester = await buildTestApp({ config: { rateLimits: { ...defaultRateLimits, ...limits } } });
  started.push(tester);
};

const logIn = (email: string, from = "203.0.113.1") =>
  tester.call(
    "POST /api/session/log-in",
    { body: { email, password: "a wrong password" } },
    { headers: { "x-forwarded-for": from } },
  );

describe("guessing a password", () => {
  test("stops after so many tries from one address for one email, whatever its case", async () => {
    await start({ credentials: { max: 2, timeWindow: 60_000 } });
    expect((await logIn("ana@example.org")).status).toBe(401);
    expect((await logIn("ANA@example.org ")).status).toBe(401);
    const refused = await logIn("ana@example.org");
    expect([refused.status, refused.code]).toEqual([429, "too-many-requests"]);
    expect(refused.text).toBe("Too many requests. Please wait a little and try again.");
    expect(Number(refused.headers["retry-after"])).toBe(60);
  });

  test("leaves other people and other addresses alone", async () => {
    await start({ credentials: { max: 1, timeWindow: 60_000 } });
    await logIn("ana@example.org");
    expect((await logIn("ana@example.org")).status).toBe(429);
    expect((await logIn("bea@example.org")).status).toBe(401);
    expect((await logIn("ana@example.org", "203.0.113.2")).status).toBe(401);
  });

  test("stops after so many tries from one address, whatever the email", async () => {
    await start({ credentialsOfAddress: { max: 2, timeWindow: 60_000 } });
    const statuses = [];
    for (const name of ["a", "b", "c"]) statuses.push((await logIn(`${name}@example.org`)).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  test("may go on when the time has passed", async () => {
    await start({ credentials: { max: 1, timeWindow: 50 } });
    await logIn("ana@example.org");
    await new Promise((done) => setTimeout(done, 60));
    expect((await logIn("ana@example.org")).status).toBe(401);
  });

  test("counts signing up too, and stores nothing once it is too much", async () => {
    await start({ credentials: { max: 1, timeWindow: 60_000 } });
    await logIn("ana@example.org");
    const refused = await tester.call(
      "POST /api/session/sign-up",
      { body: { name: "Ana", email: "ana@example.org", password: "a long password" } },
      { headers: { "x-forwarded-for": "203.0.113.1" } },
    );
    expect(refused.status).toBe(429);
    expect(await tester.db.selectFrom("account").selectAll().execute()).toEqual([]);
  });

  test("counts an account's id in capitals with the id as it is", async () => {
    await start({ credentials: { max: 1, timeWindow: 60_000 } });
    const { id } = await tester.signIn({ email: "ana@example.org" });
    // Whoever may act for others names them in any spelling.
    const as = await tester.signIn({ role: "ADMIN" });
    const erase = (userId: string) =>
      tester.call(
        "POST /api/account/{userId}/erase",
        { params: { userId }, body: { password: "a wrong password" } },
        { as },
      );
    expect((await erase(id)).status).not.toBe(429);
    expect((await erase(id.toUpperCase())).status).toBe(429);
  });

  test("counts tries to erase an account too", async () => {
    await start({ credentials: { max: 1, timeWindow: 60_000 } });
    const as = await tester.signIn({ email: "ana@example.org" });
    const erase = (password: string) =>
      tester.call(
        "POST /api/account/{userId}/erase",
        { params: { userId: as.id }, body: { password } },
        { as },
      );
    expect((await erase("a wrong password")).status).toBe(401);
    expect((await erase("correct horse battery")).status).toBe(429);
  });
});

test("one address makes only so many guests, but one browser's own guest is no new one", async () => {
  await start({ guests: { max: 1, timeWindow: 60_000 } });
  const guest = await tester.signInGuest();
  const again = () => tester.call("POST /api/session/guest", {}, { as: guest });
  expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
  expect((await tester.call("POST /api/session/guest", {})).status).toBe(200);
  expect((await tester.call("POST /api/session/guest", {})).status).toBe(429);
});

test.each([
  ["the demo's people, who have an address", { isDemo: true, email: "demo@example.org" }, 429],
  ["people who log in with a provider that told no address", {}, 200],
])("of %s reports are counted as those of guests or not", async (_, traits, status) => {
  await start({ unprovedReports: { max: 1, timeWindow: 60_000 } });
  const as = await tester.signIn(traits);
  await tester.db.updateTable("account").set({ registered_at: new Date() }).execute();
  if (status === 200) {
    const at = { created_at: new Date(), last_used_at: new Date() };
    const identity = { issuer: "https://id.example.org", subject: "ana", account_id: as.id, ...at };
    await tester.db.insertInto("sign_in_identity").values(identity).execute();
  }
  const about = [await tester.signIn(), await tester.signIn()];
  const statuses: number[] = [];
  for (const { id } of about) {
    const body = { userId: id, reason: "ABUSE" } as const;
    statuses.push((await tester.call("POST /api/reports", { body }, { as })).status);
  }
  expect(statuses).toEqual([200, status]);
});

test("one address enters the demo only so often, and no session is opened after that", async () => {
  await start({ demoEntries: { max: 2, timeWindow: 60_000 } });
  await seedDemoSchool(tester.db, demoStudy(tester.db, "2026-03-04T12:00:00Z"));
  const before = (await sessions()).length;
  const enter = (from: string) =>
    tester.call(
      "POST /api/session/demo",
      { body: { role: "TEACHER" } },
      { headers: { "x-forwarded-for": from } },
    );
  const statuses = [];
  for (const from of [1, 1, 1, 2]) statuses.push((await enter(`203.0.113.${from}`)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect(await sessions()).toHaveLength(before + 3);
});
const sessions = () => tester.db.selectFrom("session").select("account_id").execute();

test("what is refused for another reason is not counted", async () => {
  const limit = { max: 1, timeWindow: 60_000 };
  await start({ credentials: limit, contacts: limit });
  const [ana, ben] = [await tester.signIn({}), await tester.signIn({ role: "TEACHER" })];
  const malformed = { email: "ana@example.org", password: "" };
  const from = { headers: { "x-forwarded-for": "203.0.113.1" } };
  for (let count = 0; count < 3; count++) {
    expect((await tester.call("POST /api/session/log-in", { body: malformed }, from)).status).toBe(
      400,
    );
  }
  expect((await logIn("ana@example.org")).status).toBe(401);

  const follow = (followerId: string, as?: TestUser) =>
    tester.call("POST /api/follows", { body: { followerId, followedId: ben.id } }, as && { as });
  const refused = [await follow(ana.id), await follow(ben.id, ana), await follow("", ana)];
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 400]);
  expect((await follow(ana.id, ana)).status).toBe(200);
  expect((await follow(ana.id, ana)).status).toBe(429);
});

test("all calls together have a limit; pages have none", async () => {
  await start({ calls: { max: 2, timeWindow: 60_000 } });
  const statuses = [];
  for (let count = 0; count < 3; count++) {
    statuses.push((await tester.call("GET /api/session", {})).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await tester.send({ url: "/api/nothing" })).statusCode).toBe(429);
  expect((await tester.send({ url: "/healthz" })).statusCode).toBe(200);
});

/** The status of a request whose target is sent as it is written here. */
async function statusOf(port: number, target: string): Promise<number | undefined> {
  const asked = request({ port, host: "127.0.0.1", path: target, agent: false }).end();
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
}

test("a call is counted however its address is written", async () => {
  await start({ calls: { max: 4, timeWindow: 60_000 } });
  const address = await tester.app.listen({ host: "127.0.0.1", port: 0 });
  const port = Number(new URL(address).port);
  const statuses = [];
  for (const target of [
    "/%61pi/session",
    "http://saywell.test/api/session",
    "http://saywell.test/ap%69/nothing",
    "/%61pi/nothing",
    "/%61pi/session",
    "http://saywell.test/api/session",
    "/%61pi/nothing",
    "/healthz",
  ]) {
    statuses.push(await statusOf(port, target));
  }
  expect(statuses).toEqual([200, 200, 404, 404, 429, 429, 429, 200]);
});

test("an unknown call is told so however its address is written", async () => {
  await start({});
  for (const url of ["/%61pi/nothing", "/api/nothing"]) {
    expect((await tester.send({ url })).headers["x-error-code"]).toBe("unknown-call");
  }
});

describe("beginning things with others", () => {
  const limit = { max: 2, timeWindow: 60_000 };

  test("stops after so many friend requests, follows, rooms and invitations of one account", async () => {
    await start({ contacts: limit });
    const [as, other] = [await tester.signIn({ role: "TEACHER" }), await tester.signIn({})];
    const follow = (me: TestUser) =>
      tester.call(
        "POST /api/follows",
        { body: { followerId: me.id, followedId: as.id } },
        { as: me },
      );
    await follow(as);
    await follow(as);
    const ask = { requesterId: as.id, addresseeId: other.id };
    const room = {
      name: "Room",
      description: "",
      type: "CHAT",
      category: "GENERAL",
      isPrivate: 0,
      maxParticipants: 5,
    } as const;
    const invitation = { params: { roomId: "none" }, body: { userId: other.id } };
    const refused = [
      await follow(as),
      await tester.call("POST /api/friends/request", { body: ask }, { as }),
      await tester.call("POST /api/rooms", { body: room }, { as }),
      await tester.call("POST /api/rooms/{roomId}/invitations", invitation, { as }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill("too-many-requests"));
    expect((await follow(other)).status).toBe(200);
  });

  test("so does giving oneself new names, which all in a room are told; settings are saved as often as one likes", async () => {
    await start({ renames: limit });
    const as = await tester.signInGuest();
    const save = async (body: { name?: string; avatar?: "fox" }) =>
      (await tester.call("PUT /api/account/{userId}", { params: { userId: as.id }, body }, { as }))
        .status;
    const statuses = [await save({ name: "Ana" }), await save({ name: "Bea" })];
    statuses.push(await save({ name: "Cleo" }), await save({ avatar: "fox" }));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test("searching for people has a limit of its own", async () => {
    await start({ searches: limit });
    const as = await tester.signIn({});
    const search = () => tester.call("GET /api/users/search", { query: { q: "ann" } }, { as });
    const codes = [await search(), await search(), await search()].map(({ status }) => status);
    expect(codes).toEqual([200, 200, 429]);
  });
});
