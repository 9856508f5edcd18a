import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { troubles } from "../testing/quiet-log";
import { itemOf, rightAnswer, takerCookie, testTaker } from "../testing/test-takers";

const clock = movableClock("2026-03-02T09:00:00Z");
const day = 24 * 3600 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  expect(troubles(app)).toEqual([]);
  await app.empty();
});
afterAll(() => app.close());

/** Takes a whole test, and tells what was asked. */
async function take(taker: ReturnType<typeof testTaker>) {
  const started = await taker.start();
  const { sessionId, questions } = started.body;
  const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 40 });
  await taker.submit(sessionId);
  return { sessionId, asked: asked.map((each) => itemOf(each).id), cookie: takerCookie(started) };
}
const takers = () => app.db.selectFrom("level_test_taker").selectAll().execute();

test("a visitor does not meet an item again within 90 days on the same device", async () => {
  const first = await take(testTaker(app));
  clock.advance(89 * day);
  const second = await take(testTaker(app, undefined, first.cookie));
  expect(second.asked.filter((id) => first.asked.includes(id))).toEqual([]);
  expect(second.cookie).toBe(first.cookie);
});

test("a visitor on another device is somebody else", async () => {
  const first = await take(testTaker(app));
  const second = await take(testTaker(app));
  expect(second.cookie).not.toBe(first.cookie);
  expect(second.asked.some((id) => first.asked.includes(id))).toBe(true);
});

test("the cookie is out of reach of scripts and other sites, lasts 90 days, and is kept as a hash", async () => {
  const started = await testTaker(app).start();
  const cookie = [started.headers["set-cookie"]]
    .flat()
    .find((each) => /test_taker/.test(`${each}`));
  expect(cookie).toMatch(/^saywell_test_taker=[\w-]{43}; /);
  for (const attribute of ["HttpOnly", "SameSite=Lax", `Max-Age=${90 * 24 * 3600}`])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain("Secure");
  const token = takerCookie(started).split("=")[1]!;
  const [row] = await takers();
  expect(row!.token_hash).toHaveLength(32);
  expect(row!.token_hash.toString("base64url")).not.toBe(token);
});

test("over https the cookie is secure, and a value that is not ours is replaced", async () => {
  const reply = await app.send({
    method: "GET",
    url: "/api/level-test/questions/adult",
    headers: { "x-forwarded-proto": "https", cookie: "saywell_test_taker=mine" },
  });
  const cookie = [reply.headers["set-cookie"]].flat().find((each) => /test_taker/.test(`${each}`));
  expect(cookie).toMatch(/^saywell_test_taker=[\w-]{43}; .*Secure/);
});

test("an account has no such cookie, and none is kept of it", async () => {
  const ana = await app.signIn({ name: "Ana" });
  expect(takerCookie(await testTaker(app, ana).start())).toBe("");
  expect(await takers()).toEqual([]);
});

test("who gets an account is not asked again what was asked before, and the cookie goes", async () => {
  const visitor = await take(testTaker(app));
  const visited = await take(testTaker(app, undefined, visitor.cookie));
  const ana = await app.signIn({ name: "Ana" });
  const claimed = await testTaker(app, ana, visitor.cookie).claim(visited.sessionId);
  expect(takerCookie(claimed)).toBe("saywell_test_taker=");
  // The first test was never joined, but it was the same person's.
  const { asked } = await take(testTaker(app, ana));
  const before = new Set([...visitor.asked, ...visited.asked]);
  expect(asked.filter((id) => before.has(id))).toEqual([]);
});

test("who came later on a device takes nothing from whoever was joined to an account", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const ben = await app.signIn({ name: "Ben" });
  const { sessionId, cookie } = await take(testTaker(app));
  const later = await take(testTaker(app, undefined, cookie));
  await testTaker(app, ana).claim(sessionId);
  await testTaker(app, ben).claim(later.sessionId);
  expect((await takers()).map((row) => row.account_id)).toEqual([ana.id]);
});

test("a visitor is forgotten 90 days after the last test began", async () => {
  await testTaker(app).start();
  clock.advance(90 * day);
  await testTaker(app).start();
  expect(await takers()).toHaveLength(1);
  const sessions = await app.db.selectFrom("level_test_session").select("taker").execute();
  expect(sessions.filter(({ taker }) => taker === null)).toHaveLength(1);
});

test("what an account was known by is in its export without the secret, and is erased with it", async () => {
  const { sessionId } = await take(testTaker(app));
  const ana = await app.signInGuest();
  await testTaker(app, ana).claim(sessionId);
  const exported = await app.call(
    "GET /api/account/{userId}/export",
    { params: { userId: ana.id } },
    { as: ana },
  );
  const own = exported.body.tables["level_test_taker"];
  expect(own).toEqual([{ account_id: ana.id, expires_at: expect.any(String) }]);
  await app.call(
    "POST /api/account/{userId}/erase",
    { params: { userId: ana.id }, body: {} },
    { as: ana },
  );
  expect(await takers()).toEqual([]);
});
