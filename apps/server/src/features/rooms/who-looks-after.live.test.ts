import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { cookieOf, createLines, listenOn } from "../../testing/dial";
import { type AccountTraits, makeAccount, makeClass, makeRoom } from "../../testing/factories";

const lines = createLines();
afterEach(() => lines.hangUp());

type Audience = "EVERYONE" | "CLASS";
const staff: Record<string, { demo: boolean; traits: AccountTraits; into: readonly Audience[] }> = {
  "a teacher of another class": { demo: true, traits: { role: "TEACHER" }, into: ["EVERYONE"] },
  "a demo teacher, whom anybody may be": {
    demo: true,
    traits: { role: "TEACHER", isVisitor: true },
    into: [],
  },
  "an admin": { demo: true, traits: { role: "ADMIN" }, into: ["EVERYONE", "CLASS"] },
  "an admin who has to set up a second factor": {
    demo: false,
    traits: { role: "ADMIN" },
    into: [],
  },
};

const refusals = {
  EVERYONE: "This room is full.",
  CLASS: "This room is for members of its class.",
};

const schools = new Map<boolean, { app: TestApp; port: number }>();
beforeAll(async () => {
  for (const demo of [true, false]) {
    const app = await buildTestApp({ config: { demo } });
    schools.set(demo, { app, port: await listenOn(app) });
  }
});
afterAll(async () => {
  for (const { app } of schools.values()) await app.close();
});

test.each(
  Object.entries(staff).flatMap(([who, { into, ...more }]) =>
    (["EVERYONE", "CLASS"] as const).map((audience) => {
      const isLetIn = into.includes(audience);
      return [who, isLetIn ? "is" : "is not", audience, { isLetIn, ...more }] as const;
    }),
  ),
)(
  "%s %s let into a room of the school for %s without joining it",
  async (who, _, audience, case_) => {
    const { demo, traits, isLetIn } = case_;
    const { app, port } = schools.get(demo)!;
    await app.empty();
    const teacher = await app.signIn({ role: "TEACHER", email: "teach@example.org" });
    const anna = await app.signIn({
      name: "Anna",
      ageBand: "AGE_13_TO_17",
      email: "a@example.org",
    });
    const { id: classId } = await makeClass(app.db, {
      teacherId: teacher.id,
      studentIds: [anna.id],
    });
    const about = audience === "CLASS" ? { classId } : {};
    // Full, so that nobody comes in by taking a place.
    const { id: bob } = await makeAccount(app.db, { ageBand: "AGE_13_TO_17" });
    const places = { memberIds: [anna.id, bob], maxParticipants: 2 };
    const room = await makeRoom(app.db, { audience, ...about, ...places });
    const other = await app.signIn({ ageBand: "ADULT", email: "other@example.org", ...traits });

    const a = await lines.join(port, anna, room.id);
    const line = await lines.open(port, cookieOf(other));
    line.send({ type: "JOIN_ROOM", roomId: room.id, userId: other.id, userName: who });
    const answer = await line.until(isLetIn ? "ROOM_JOINED" : "ERROR");
    if (answer.type === "ERROR") expect(answer.message).toBe(refusals[audience]);
    a.send({ type: "SEND_MESSAGE", content: "I like tea.", clientId: "c1" });
    await a.until("MESSAGE_STORED");
    line.send({ type: "SEND_MESSAGE", content: "Who are you?", clientId: "c2" });
    await line.until(isLetIn ? "MESSAGE_STORED" : "ERROR");
    const heard = line.inbox.filter(({ type }) => type === "NEW_MESSAGE");
    expect(heard.length > 0).toBe(isLetIn);
    const stored = await app.db.selectFrom("room_message").select("content").execute();
    expect(stored).toHaveLength(isLetIn ? 2 : 1);
  },
);

test.each(["joined the room", "only came in"])(
  "a teacher who %s is put out of a private room once somebody else teaches the class",
  async (how) => {
    const { app, port } = schools.get(true)!;
    await app.empty();
    const teacher = await app.signIn({ role: "TEACHER", email: "teach@example.org" });
    const next = await app.signIn({ role: "TEACHER", email: "next@example.org" });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const anna = await app.signIn({ ageBand: "AGE_13_TO_17", email: "a@example.org" });
    const { id } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [anna.id] });
    const memberIds = how === "joined the room" ? [anna.id, teacher.id] : [anna.id];
    const room = await makeRoom(app.db, { isPrivate: true, ownerId: anna.id, memberIds });
    const line = await lines.join(port, teacher, room.id);

    const params = { id };
    const { body: was } = await app.call("GET /api/admin/classes/{id}", { params }, { as: admin });
    const { name } = was;
    const body = { name, teacherId: next.id, was: { name, teacherId: teacher.id } };
    await app.call("PUT /api/admin/classes/{id}", { params, body }, { as: admin });
    expect(await line.until("ROOM_CLOSED")).toMatchObject({ roomId: room.id });
    line.send({ type: "JOIN_ROOM", roomId: room.id, userId: teacher.id, userName: "" });
    expect((await line.until("ERROR")).message).toContain("private");
  },
);
