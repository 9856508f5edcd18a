import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeRoom } from "../../testing/factories";
import {
  appeal,
  audit,
  decide,
  decideGroup,
  groups,
  lift,
  listed,
  makeReport,
  mine,
  muteBen,
  openSchool,
  queue,
  raiseAlertIn,
  report,
  say,
  type School,
} from "./testing/school";

let app: TestApp;
let school: School;
let passerBy: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  school = await openSchool(app);
  passerBy = await app.signIn({
    name: "Demo teacher",
    role: "TEACHER",
    ageBand: "ADULT",
    isDemo: true,
  });
});
afterEach(() => app.empty());
afterAll(() => app.close());

describe("the demo teacher, whom anybody may be, outside the demo school", () => {
  test("sees no reports, decisions, mutes or bans, and decides nothing", async () => {
    const { reportId } = await makeReport(app, school);
    const sanctionId = await muteBen(app, school);
    await appeal(app, school.ben, sanctionId);
    expect(await queue(app, passerBy)).toEqual([]);
    expect(await listed(app, passerBy)).toEqual([]);
    expect(await audit(app, passerBy)).toEqual([]);
    expect((await decide(app, passerBy, reportId, { decision: "BAN" })).status).toBe(404);
    expect((await lift(app, passerBy, sanctionId)).status).toBe(404);
    expect(await mine(app, school.ben)).toMatchObject({ body: [{ id: sanctionId, kind: "MUTE" }] });
  });

  test("enters open rooms by joining them, and private rooms by invitation", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, memberIds: [school.anna.id] });
    const see = (roomId: string) =>
      app.call("GET /api/rooms/{id}", { params: { id: roomId } }, { as: passerBy });
    const history = (roomId: string) =>
      app.call("GET /api/rooms/{id}/messages", { params: { id: roomId } }, { as: passerBy });
    expect((await see(id)).status).toBe(403);
    expect((await history(id)).status).toBe(403);
    const { body } = await app.call("GET /api/rooms", {}, { as: passerBy });
    expect(body.map((room) => room.id)).toEqual([school.roomId]);
    expect(body[0]!.members).toEqual([]);
    expect((await history(school.roomId)).text).toBe("Join this room first.");
  });
});

describe("the demo teacher, in the demo school", () => {
  const demoRoom = (memberIds: string[]) => makeRoom(app.db, { isDemo: true, memberIds });

  test("cannot read or dismiss a real child's cry for help, by one click for anybody", async () => {
    const mia = await app.signIn({ name: "Mia", ageBand: "UNDER_13", email: "mia@example.org" });
    const zoe = await app.signInGuest();
    const { id: roomId } = await demoRoom([mia.id, zoe.id]);
    for (const child of [mia, zoe]) {
      await raiseAlertIn(app, {
        accountId: child.id,
        roomId,
        messageId: null,
        content: "I want to die",
        reasons: ["self-harm"],
        context: [],
        now: app.clock.now(),
      });
    }
    const { id: said } = await say(app, roomId, zoe, "Rude");
    await report(app, mia, { messageId: said, reason: "RUDE", note: "He hits me" });
    const cries = await queue(app, school.admin);
    expect(cries).toHaveLength(3);

    const visitor = await demoTeacher();
    for (const as of [passerBy, visitor]) {
      expect(await queue(app, as)).toEqual([]);
      expect((await groups(app, as)).body).toEqual({
        waiting: { safeguarding: 0, reports: 0 },
        groups: [],
        next: null,
      });
      for (const { id, about, isSafeguarding, createdAt } of cries) {
        const decision = { decision: "DISMISS", reason: "Nothing to see here." } as const;
        expect((await decide(app, as, id, decision)).status).toBe(404);
        const group = {
          section: isSafeguarding ? "safeguarding" : "reports",
          newest: createdAt,
          count: 1,
          ...decision,
        } as const;
        expect((await decideGroup(app, as, about!.id, group)).status).toBe(404);
      }
      expect((await app.call("GET /api/moderation/watch", {}, { as })).status).toBe(403);
      expect(await audit(app, as)).toEqual([]);
    }
    expect((await queue(app, school.admin)).map(({ state }) => state)).toEqual(
      Array(3).fill("OPEN"),
    );
  });

  test("does not see what is by or about anybody from elsewhere, nor what they said before it", async () => {
    const [nina, omar] = [await app.signIn({ isDemo: true }), await app.signIn({ isDemo: true })];
    const { id: roomId } = await demoRoom([school.anna.id, school.ben.id, nina.id, omar.id]);
    await say(app, roomId, school.ben, "My real words");
    await say(app, roomId, nina, "Words of the demo");
    const { id: ofOmar } = await say(app, roomId, omar, "Rude");
    const { id: ofBen } = await say(app, roomId, school.ben, "Rude");
    await report(app, nina, { messageId: ofBen, reason: "RUDE" });
    await report(app, school.anna, { messageId: ofOmar, reason: "RUDE" });
    expect(await queue(app, passerBy)).toEqual([]);

    const { body } = await report(app, nina, { messageId: ofOmar, reason: "RUDE" });
    const [shown, ...others] = await queue(app, passerBy);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      id: body.id,
      context: [{ content: "Words of the demo" }],
    });
    const dismissed = await decide(app, passerBy, body.id, { decision: "DISMISS" });
    expect(dismissed).toMatchObject({ status: 200, body: { context: [] } });
    expect(await audit(app, passerBy)).toHaveLength(1);
    expect(await queue(app, school.admin)).toHaveLength(3);
  });

  test("sees no mute of anybody from elsewhere, also not one that a demo teacher imposed before", async () => {
    await app.db
      .insertInto("sanction")
      .values({
        account_id: school.ben.id,
        kind: "MUTE",
        reason: "Rude",
        created_by: passerBy.id,
        created_at: app.clock.now(),
      })
      .execute();
    expect(await listed(app, passerBy)).toEqual([]);
    const [mute] = await listed(app, school.admin);
    expect((await lift(app, passerBy, mute!.id)).status).toBe(404);
    expect((await lift(app, school.admin, mute!.id)).status).toBe(200);
    expect(await audit(app, passerBy)).toEqual([]);
  });
});

/** Somebody who entered the demo as its teacher. */
const demoTeacher = () => app.signIn({ role: "TEACHER", ageBand: "ADULT", isDemo: true });
