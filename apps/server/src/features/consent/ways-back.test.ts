import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { createLines, listenOn } from "../../testing/dial";
import { makeClass, makeMessage, makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const start = "2026-03-02T09:00:00Z";
const clock = movableClock(start);
const day = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(Date.parse(start) + days * day).toISOString();
let app: TestApp;
let port: number;
const lines = createLines();
let child: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  port = await listenOn(app);
});
beforeEach(async () => {
  child = await app.signIn({
    name: "Kim Family",
    email: "kim@example.org",
    ageBand: "UNDER_13",
    hasConsent: false,
  });
});
afterEach(async () => {
  lines.hangUp();
  clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

const mum = "mum@example.org";
const ask = (parentEmail = mum, as = child) =>
  app.call(
    "POST /api/account/{userId}/consent",
    { params: { userId: as.id }, body: { parentEmail } },
    { as },
  );
const status = async (as = child) =>
  (await app.call("GET /api/account/{userId}/consent", { params: { userId: as.id } }, { as })).body;
const read = (token: string) => app.call("POST /api/consent/read", { body: { token } });
const decide = (token: string, give: boolean) =>
  app.call("POST /api/consent/decide", { body: { token, give } });
const mailsTo = (to: string) =>
  app.db.selectFrom("mail").selectAll().where("to_address", "=", to).orderBy("seq").execute();
const tokenOf = async (to = mum): Promise<string> =>
  (await mailsTo(to))
    .flatMap(({ text }) => /\/consent#([\w-]+)/.exec(text ?? "")?.[1] ?? [])
    .at(-1)!;
const endWaiting = async () => {
  await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "end-waiting", {}));
  await app.jobs.runWaiting();
};
/** The lasting link of a parent who agreed. */
const agreed = async () => {
  await ask();
  await decide(await tokenOf(), true);
  return await tokenOf();
};
const user = async () => (await app.call("GET /api/session", {}, { as: child })).body.user!;

describe("a parent who said no", () => {
  test("may still say yes by the mail that confirms it, and then has a lasting link to take it back", async () => {
    await ask();
    await decide(await tokenOf(), false);
    const [, confirmed] = await mailsTo(mum);
    expect(confirmed).toMatchObject({ subject: "You said no for Kim" });
    expect(confirmed!.text).toContain("you can say yes with this link until 16 March 2026");
    const link = await tokenOf();
    expect((await read(link)).body).toMatchObject({ state: "REFUSED", isQuestion: false });
    expect((await decide(link, true)).body.state).toBe("GIVEN");
    expect((await status()).needsConsent).toBe(false);
    const lasting = await tokenOf();
    expect(lasting).not.toBe(link);
    clock.set(after(100));
    expect((await decide(lasting, false)).body.state).toBe("WITHDRAWN");
  });

  test("no longer may once it is too late, or somebody else was asked", async () => {
    await ask();
    await decide(await tokenOf(), false);
    const link = await tokenOf();
    await ask("dad@example.org");
    expect((await decide(link, true)).status).toBe(404);
    clock.set(after(15));
    await endWaiting();
    expect((await read(await tokenOf("dad@example.org"))).status).toBe(404);
  });
});

describe("a parent's page", () => {
  test("names the school and its contact, and says until when, before anything is decided", async () => {
    await ask();
    expect((await read(await tokenOf())).body).toMatchObject({
      school: { name: "Saywell", contact: "" },
      account: "OWN",
      until: after(14),
    });
    clock.set(after(1));
    const lasting = await agreed();
    // What would be if it were taken back now.
    expect((await read(lasting)).body).toMatchObject({ state: "GIVEN", until: after(15) });
    expect((await decide(lasting, false)).body.until).toBe(after(15));
    expect((await status()).until).toBe(after(15));
    expect((await mailsTo(mum)).at(-1)!.text).toContain(
      "until 17 March 2026 at 09:00. The messages come back then.",
    );
  });
});

describe("an account that the school made, or has in a class", () => {
  test.each(["class", "list"] as const)(
    "waits without end, before an answer and after one is taken back: by %s",
    async (way) => {
      await endWaiting();
      if (way === "class") {
        const teacher = await app.signIn({
          email: "t@example.org",
          role: "TEACHER",
          ageBand: "ADULT",
        });
        await makeClass(app.db, { teacherId: teacher.id, studentIds: [child.id] });
      } else {
        await app.db
          .updateTable("account")
          .set({ enrolled_at: clock.now() })
          .where("id", "=", child.id)
          .execute();
      }
      expect((await status()).until).toBeNull();
      clock.set(after(20));
      await endWaiting();
      expect(await user()).toMatchObject({ isGuest: false, email: "kim@example.org" });
      const lasting = await agreed();
      expect((await read(lasting)).body).toMatchObject({ account: "SCHOOL", until: null });
      await decide(lasting, false);
      expect((await mailsTo(mum)).at(-1)!.text).toContain("please write to the school");
      clock.set(after(60));
      await endWaiting();
      expect(await user()).toMatchObject({ isGuest: false, needsConsent: true });
      expect((await decide(lasting, true)).body.state).toBe("GIVEN");
    },
  );
});

describe("a mail to a parent that does not arrive", () => {
  const bounce = () => app.db.updateTable("mail").set({ state: "FAILED" }).execute();

  test("is told to the child, and is none of the tries of the day", async () => {
    for (const address of ["a@example.org", "b@example.org", "c@example.org"]) {
      expect((await ask(address)).body.isUndelivered).toBe(false);
      await bounce();
      expect(await status()).toMatchObject({ state: "ASKED", who: address, isUndelivered: true });
    }
    for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(409);
  });

  test("is written ten times a day at most", async () => {
    for (let each = 0; each < 10; each += 1) {
      expect((await ask(`wrong${each}@example.org`)).status).toBe(200);
      await bounce();
    }
    expect((await ask()).status).toBe(409);
  });
});

describe("that a parent took it back", () => {
  test("is known when the account has become a guest's: no other mailbox agrees, the parent may", async () => {
    const lasting = await agreed();
    await decide(lasting, false);
    await endWaiting();
    clock.set(after(14.1));
    await endWaiting();
    expect(await user()).toMatchObject({ isGuest: true, needsConsent: true });
    expect(await ask("second@example.org")).toMatchObject({ status: 409 });
    expect(await app.db.selectFrom("parental_consent").select(["who", "state"]).execute()).toEqual([
      { who: mum, state: "WITHDRAWN" },
    ]);
    expect((await ask()).status).toBe(200);
    expect((await decide(await tokenOf(), true)).body.state).toBe("GIVEN");
  });
});

describe("what a child said in rooms", () => {
  const said = async (as: TestUser, roomId: string) =>
    (await app.call("GET /api/rooms/{id}/messages", { params: { id: roomId } }, { as })).body.map(
      ({ content }) => content,
    );

  test("is hidden from others at once when consent is taken back, and shown again with it", async () => {
    const lasting = await agreed();
    const friend = await app.signIn({ name: "Lou", ageBand: "AGE_13_TO_17" });
    const { id: roomId } = await makeRoom(app.db, { memberIds: [child.id, friend.id] });
    const own = await lines.join(port, child, roomId);
    const seen = await lines.join(port, friend, roomId);
    own.send({ type: "SEND_MESSAGE", content: "I like blue hats", clientId: "one" });
    own.send({ type: "SEND_MESSAGE", content: "And green shoes", clientId: "two" });
    await expect.poll(() => said(friend, roomId)).toEqual(["I like blue hats", "And green shoes"]);
    // What was taken down for itself stays down.
    await app.db
      .updateTable("room_message")
      .set({ hidden_at: clock.now() })
      .where("content", "=", "And green shoes")
      .execute();

    await decide(lasting, false);
    await expect.poll(() => seen.inbox.map(({ type }) => type)).toContain("MESSAGE_HIDDEN");
    expect(await said(friend, roomId)).toEqual([]);

    await decide(lasting, true);
    expect(await said(friend, roomId)).toEqual(["I like blue hats"]);
  });

  test("is hidden as of the product's clock, by which processes find what they lost the word of", async () => {
    const lasting = await agreed();
    const { id: roomId } = await makeRoom(app.db, { memberIds: [child.id] });
    await makeMessage(app.db, { roomId, accountId: child.id, now: clock.now() });
    clock.set(after(3));
    await decide(lasting, false);
    expect(await app.db.selectFrom("room_message").select("hidden_at").execute()).toEqual([
      { hidden_at: clock.now() },
    ]);
  });

  test("is gone with the account that becomes a guest's", async () => {
    const lasting = await agreed();
    const { id: roomId } = await makeRoom(app.db, { memberIds: [child.id] });
    const own = await lines.join(port, child, roomId);
    own.send({ type: "SEND_MESSAGE", content: "I like blue hats", clientId: "one" });
    await expect.poll(() => said(child, roomId)).toEqual(["I like blue hats"]);
    await decide(lasting, false);
    await endWaiting();
    clock.set(after(14.1));
    await endWaiting();
    expect(await app.db.selectFrom("room_message").select("content").execute()).toEqual([]);
  });
});
