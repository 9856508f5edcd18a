import type { SanctionKind } from "@saywell/contract";
import { defaultFloodLimits } from "@saywell/moderation";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../testing/dial";
import { makeClass, makeRoom } from "../../testing/factories";
import { decide, decideFriendship, openSchool, queue, report, type School } from "./testing/school";

let app: TestApp;
let port: number;
let school: School;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ roomLimits: { flood: defaultFloodLimits } });
  port = await listenOn(app);
});
beforeEach(async () => {
  school = await openSchool(app);
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(() => app.close());

const sit = (who: "anna" | "ben") => lines.join(port, school[who], school.roomId);

test("a message that is taken down disappears for everybody in the room, also for who comes later", async () => {
  const { anna, teacher, roomId } = school;
  const [a, b] = [await sit("anna"), await sit("ben")];
  b.send({ type: "SEND_MESSAGE", content: "Your shoes are ugly.", clientId: "c1" });
  const { id, seq } = await b.until("MESSAGE_STORED");
  const sent = await report(app, anna, { messageId: id, reason: "RUDE" });
  await decide(app, teacher, sent.body.id, { decision: "HIDE_MESSAGE" });
  const hidden = { type: "MESSAGE_HIDDEN", roomId, id, seq };
  expect(await a.until("MESSAGE_HIDDEN")).toEqual(hidden);
  expect(await b.until("MESSAGE_HIDDEN")).toEqual(hidden);
  const late = await lines.join(port, anna, roomId, 0);
  expect(late.inbox.filter(({ type }) => type === "NEW_MESSAGE")).toEqual([]);
});

test("who is muted reads on and cannot write, and who is banned is put out and cannot come back", async () => {
  const { anna, ben, teacher, roomId } = school;
  const b = await sit("ben");
  const punish = async (decision: SanctionKind) => {
    const { body } = await report(app, anna, { userId: ben.id, reason: "RUDE" });
    await decide(app, teacher, body.id, { decision });
  };
  await punish("MUTE");
  b.send({ type: "SEND_MESSAGE", content: "Hello?" });
  expect((await b.until("MESSAGE_BLOCKED")).message).toContain("Be kind here.");

  await punish("BAN");
  expect(await b.until("ROOM_CLOSED")).toEqual({
    type: "ROOM_CLOSED",
    roomId,
    message: "You cannot use rooms until a teacher ends this. Reason: Be kind here.",
  });
  b.send({ type: "JOIN_ROOM", roomId, userId: ben.id, userName: "Ben" });
  expect((await b.until("ERROR")).message).toContain("Be kind here.");
});

test("a cry for help is not posted, is answered with kind words, and waits first in the teachers' queue", async () => {
  const [a, b] = [await sit("anna"), await sit("ben")];
  b.send({ type: "SEND_MESSAGE", content: "I want to die." });
  const answer = await b.until("MESSAGE_BLOCKED");
  expect(answer).toMatchObject({ isHelp: true });
  expect(answer.message).toContain("Samaritans");
  expect(a.inbox.filter(({ type }) => type === "NEW_MESSAGE")).toEqual([]);
  expect(await queue(app, school.teacher)).toMatchObject([
    { source: "FILTER", reason: "SELF_HARM", message: { id: null, content: "I want to die." } },
  ]);
});

test("words that only hint at danger are posted, and answered with help of its own kind; rude ones with none", async () => {
  const b = await sit("ben");
  b.send({ type: "SEND_MESSAGE", content: "what happens after suicide" });
  expect(await b.until("MESSAGE_WARNING")).toMatchObject({ isHelp: true });
  b.send({ type: "SEND_MESSAGE", content: "You are a fucking idiot" });
  expect(await b.until("MESSAGE_BLOCKED")).not.toHaveProperty("isHelp");
});

test.each([
  ["my stepdad makes me take my clothes off", "ABUSE"],
  ["my brother sent a dick pic to me and I am scared", "ABUSE"],
  ["dad broke my arm yesterday", "ABUSE"],
  ["kms", "SELF_HARM"],
] as const)(
  "a child who tells %j is helped, never scolded: nobody reads it but the staff",
  async (content, reason) => {
    const zoe = await app.signIn({ name: "Zoe", ageBand: "UNDER_13", timeZone: "Europe/Paris" });
    await makeClass(app.db, { teacherId: school.teacher.id, studentIds: [zoe.id] });
    const { id: roomId } = await makeRoom(app.db, { memberIds: [zoe.id, school.anna.id] });
    const other = await lines.join(port, school.anna, roomId);
    const line = await lines.join(port, zoe, roomId);
    line.send({ type: "SEND_MESSAGE", content });
    const { message } = await line.until("MESSAGE_BLOCKED");
    expect(message).toMatch(
      /^Are you or a friend in danger now\? Call 112 in France.*119.*not your fault/s,
    );
    expect(message).not.toContain("was not sent");
    line.send({ type: "SEND_MESSAGE", content: "Good morning!" });
    expect((await other.until("NEW_MESSAGE")).message.content).toBe("Good morning!");
    const told = await queue(app, school.teacher);
    expect(told).toMatchObject([
      { source: "FILTER", reason, isSafeguarding: true, about: { id: zoe.id } },
    ]);
    expect(
      await decide(app, school.teacher, told[0]!.id, { decision: "DISMISS", reason: "no" }),
    ).toMatchObject({ status: 400 });
  },
);

test("whoever tells of what is done to them says it as often as they need, and is never told off", async () => {
  const b = await sit("ben");
  const said = "my uncle touches me at night";
  for (let n = 0; n < 8; n++) {
    b.send({ type: "SEND_MESSAGE", content: said });
    expect((await b.until("MESSAGE_BLOCKED")).message).toContain("It is not your fault.");
  }
  b.send({ type: "SEND_MESSAGE", content: "Hello Anna", clientId: "c1" });
  expect(await b.until("MESSAGE_STORED")).toBeDefined();
});

/** The friends whom somebody is told are here. */
async function friendsHere(line: Line, { id: userId }: TestUser): Promise<string[]> {
  line.send({ type: "CONNECT_USER", userId, userName: "" });
  return (await line.until("CONNECTED")).onlineFriends;
}

test.each(["APPROVE", "DECLINE"] as const)(
  "both are told to read their friends again when one says yes and when a teacher says %s",
  async (decision) => {
    const { teacher } = school;
    const mia = await app.signIn({ name: "Mia", ageBand: "UNDER_13" });
    const noah = await app.signIn({ name: "Noah", ageBand: "UNDER_13" });
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [mia.id, noah.id] });
    const { id: roomId } = await makeRoom(app.db, { memberIds: [mia.id, noah.id] });
    const body = { requesterId: mia.id, addresseeId: noah.id };
    const { id } = (await app.call("POST /api/friends/request", { body }, { as: mia })).body;
    const both = [await lines.join(port, mia, roomId), await lines.join(port, noah, roomId)];
    const areTold = () => Promise.all(both.map((line) => line.until("FRIENDS_CHANGED")));

    const params = { requestId: id };
    await app.call("POST /api/friends/requests/{requestId}/accept", { params }, { as: noah });
    await areTold();
    expect(await friendsHere(both[0]!, mia)).toEqual([]);
    await decideFriendship(app, teacher, id, decision);
    await areTold();
    const { body: friends } = await app.call("GET /api/friends", {}, { as: mia });
    expect(friends).toHaveLength(decision === "APPROVE" ? 1 : 0);
    expect(await friendsHere(both[0]!, mia)).toEqual(decision === "APPROVE" ? [noah.id] : []);
  },
);
