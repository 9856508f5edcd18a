import {
  type Call,
  type CallName,
  calls,
  methodOf,
  pathOf,
  serverMessage,
  type ServerMessage,
} from "@saywell/contract";
import { applyQuizEvent, newQuiz, type QuizSetting } from "@saywell/quiz";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeClass, makeFriends, makeMessage, makeRoom } from "./testing/factories";
import { keepTest } from "./features/class-reports/testing/random-school";
import { playMatch } from "./features/class-games/testing/played-match";

/**
 * Every look at a child's data by staff is in the audit log. A call says by `shows` whose data its
 * reply holds; one in another's name is about whoever it names; and here stand all others, each with
 * the reason why staff learn by it of no child.
 */
const tellNothing: Record<string, readonly CallName[]> = {
  "names teachers only": [
    "GET /api/admin/classes",
    "POST /api/admin/classes",
    "GET /api/admin/classes/{id}",
    "PUT /api/admin/classes/{id}",
    "POST /api/admin/classes/{id}/members",
    "DELETE /api/admin/classes/{id}/members/{accountId}",
    "GET /api/users/{teacherId}",
    "GET /api/classes",
    "POST /api/classes",
    "GET /api/classes/{classId}",
    "PUT /api/classes/{classId}",
    "POST /api/classes/{classId}/archive",
    "POST /api/classes/{classId}/restore",
    "POST /api/classes/{classId}/code",
    "POST /api/classes/{classId}/teachers",
    "GET /api/class-codes/{code}",
    "GET /api/classes/{classId}/plan",
    "PUT /api/classes/{classId}/plan",
    "POST /api/classes/{classId}/plan/copy",
    "GET /api/classes/{classId}/announcements",
    "POST /api/classes/{classId}/announcements",
  ],
  "tells which room is a class's, and not who is in it": [
    "GET /api/classes/{classId}/room",
    "POST /api/classes/{classId}/room",
    "GET /api/my-classes/{classId}/room",
  ],
  "tells of addresses that a teacher wrote, and not whose they are": [
    "GET /api/classes/{classId}/invitations",
    "POST /api/classes/{classId}/invitations",
    "POST /api/classes/{classId}/invitations/{invitationId}/send",
    "POST /api/classes/{classId}/roster",
  ],
  "tells of a file how far it is, and of nobody in it": [
    "POST /api/classes/{classId}/exports",
    "GET /api/exports/{exportId}",
  ],
  "tells of a class in figures": ["GET /api/classes/{classId}/dashboard"],
  "tells of the program, and of nobody": [
    "GET /api/admin/jobs",
    "GET /api/admin/jobs/failed",
    "GET /api/admin/settings",
    "PUT /api/admin/settings",
    "GET /api/admin/system",
    "GET /api/school",
    "GET /api/sign-in/providers",
    "GET /api/words/{word}",
  ],
  "tells of rooms how many ask for a place, and not who": ["GET /api/room-requests"],
  "tells of a teacher's own questions": [
    "GET /api/quiz-sets",
    "POST /api/quiz-sets",
    "GET /api/quiz-sets/{setId}",
    "PUT /api/quiz-sets/{setId}",
    "GET /api/quiz-sets/{setId}/csv",
    "POST /api/quiz-sets/read-csv",
  ],
  "tells of class games how many play, and not who": [
    "GET /api/class-games",
    "GET /api/join/{code}",
  ],
  "tells people of themselves": [
    "GET /api/my-classes",
    "POST /api/my-classes",
    "GET /api/my-assignments",
    "GET /api/my-assignments/{assignmentId}",
    "POST /api/my-assignments/{assignmentId}/recording",
    "POST /api/my-assignments/{assignmentId}/submissions",
    "GET /api/marking-comments",
    "POST /api/marking-comments",
    "GET /api/my-classes/{classId}/report.pdf",
    "GET /api/my-classes/{classId}/plan",
    "GET /api/my-classes/{classId}/messages",
    "POST /api/my-classes/{classId}/messages",
    "GET /api/class-messages/unread",
    "GET /api/my-class-invitations",
    "POST /api/my-class-invitations/accept",
    "GET /api/session/guest-name",
    "POST /api/session/guest-name",
    "GET /api/session",
    "GET /api/sanctions",
    "POST /api/sanctions/{id}/appeal",
    "GET /api/review/due",
    "GET /api/daily-five",
    "POST /api/daily-five/next",
    "POST /api/daily-five/answers",
    "GET /api/lessons/{id}/steps/{stepId}/marks",
    "GET /api/rooms/{id}/messages/{messageId}/marks",
    "POST /api/ai/chat",
    "POST /api/school/messages",
    "POST /api/sales-requests",
    "POST /api/stripe/create-checkout-session",
    "POST /api/stripe/create-portal-session",
    "POST /api/stripe/money-back",
    "POST /api/plans/parent-link",
    // Whoever has the address of a page, as at a payment provider.
    "GET /api/test-payments/checkout/{sessionId}",
    "POST /api/test-payments/checkout/{sessionId}/promotion",
    "POST /api/test-payments/checkout/{sessionId}/pay",
    "POST /api/test-payments/checkout/{sessionId}/confirm",
    "GET /api/test-payments/portal/{sessionId}",
    "POST /api/test-payments/portal/{sessionId}/act",
    "POST /api/session/demo",
    "POST /api/session/guest",
    "POST /api/session/log-in",
    "POST /api/session/sign-up",
    "POST /api/sign-in/{provider}",
    "GET /api/sign-in/{provider}/callback",
    "POST /api/sign-in/second-factor",
    "POST /api/join",
    "POST /api/games/matches/{matchId}/share",
    "GET /api/games/matches/{matchId}/analysis",
    "GET /api/games/my-turns",
  ],
  "gives back the id of what was sent": ["POST /api/reports"],
  "tells who wrote for a school or a company, of whom it knows no age": [
    "GET /api/admin/sales-requests",
  ],
  "is for whoever has the link of a mail, staff or not": [
    "POST /api/class-invitation/read",
    "POST /api/invitation/read",
    "POST /api/invitation/accept",
    "POST /api/consent/read",
    "POST /api/consent/decide",
    "POST /api/verify-address",
    "POST /api/password-reset/accounts",
    "POST /api/plan-for-child/read",
    "POST /api/plan-for-child/checkout",
    "POST /api/plan-for-child/portal",
    "POST /api/plan-for-child/money-back",
    "POST /api/claim-account/read",
    "POST /api/claim-account",
  ],
  "is for whoever takes the test": [
    "GET /api/level-test/questions/{testType}",
    "GET /api/level-test/sessions/{sessionId}",
    "POST /api/level-test/submit",
    "POST /api/level-test/submit-answer",
    "POST /api/level-test/results/{resultId}/go-on",
  ],
};

const mine = calls as readonly Call[];
const actorFields = ["userId", "requesterId", "followerId"];

const shapeOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
  (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};

const actsForAnother = (declared: Call): boolean =>
  [declared.params, declared.query, declared.body].some((part) =>
    actorFields.some((field) => field in shapeOf(part) && !declared.about?.includes(field)),
  );

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

const waysOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf;

const schemaOf = (reply: z.ZodType): Schema =>
  z.toJSONSchema(reply, { unrepresentable: "any" }) as Schema;

/** Whether there is nothing in it but numbers, truth, times and words of closed sets. */
function holdsFiguresOnly(schema: Schema): boolean {
  if (schema.const !== undefined || schema.enum !== undefined) return true;
  const ways = waysOf(schema);
  if (ways !== undefined) return ways.every(holdsFiguresOnly);
  if (schema.items !== undefined) return holdsFiguresOnly(schema.items);
  if (schema.properties !== undefined) {
    return Object.values(schema.properties).every(holdsFiguresOnly);
  }
  return (
    schema.format === "date-time" ||
    ["number", "integer", "boolean", "null"].includes(String(schema.type))
  );
}

/** Whether there is a text at the end of a path, through lists and what may be null. */
function hasTextAt(schema: Schema | undefined, path: readonly string[]): boolean {
  if (schema === undefined) return false;
  const ways = waysOf(schema);
  if (ways !== undefined) return ways.some((each) => hasTextAt(each, path));
  if (schema.items !== undefined) return hasTextAt(schema.items, path);
  const [field, ...rest] = path;
  if (field === undefined) return schema.type === "string";
  return hasTextAt(schema.properties?.[field], rest);
}

describe("what the contract says", () => {
  test("each call says whose data it shows to staff, is in another's name, or has a reason to be silent", () => {
    const silent = mine.filter(
      (declared) =>
        declared.shows === undefined &&
        !actsForAnother(declared) &&
        !holdsFiguresOnly(schemaOf(declared.reply)),
    );
    const excused = Object.values(tellNothing).flat();
    expect(silent.map(({ name }) => name).toSorted()).toEqual(excused.toSorted());
  });

  const paths = mine.flatMap((declared) =>
    (declared.shows ?? [])
      .filter((path) => path !== "handler" && path !== "act")
      .map((path) => [declared.name, path, declared] as const),
  );
  test.each(paths)("%s: there is an id at %s", (_name, path, declared) => {
    const [part, ...fields] = path.split(".");
    const schema = declared[part as "params" | "query" | "reply"];
    expect(schema && hasTextAt(schemaOf(schema), fields)).toBe(true);
  });
});

describe("what comes over the live connection", () => {
  const whileInRoom =
    "JOIN_ROOM: kept when staff come into a room and when they go, and of whoever comes meanwhile";
  const ownFriends = "GET /api/friends is kept, which every page reads that shows it";
  const names: Partial<Record<ServerMessage["type"], string>> = {
    NEW_MESSAGE: whileInRoom,
    ROOM_JOINED: whileInRoom,
    USER_JOINED: whileInRoom,
    USER_LEFT: whileInRoom,
    USER_RENAMED: whileInRoom,
    TYPING: whileInRoom,
    CONNECTED: ownFriends,
    FRIEND_STATUS_CHANGE: ownFriends,
    ROOM_INVITED: "who writes to staff tells of themselves",
    ROOM_REQUESTED: "who asks staff for a place tells of themselves",
    GAME_UPDATE: whileInRoom,
  };

  test("each message that names somebody has its reason", () => {
    const naming = serverMessage.options.filter((option) =>
      /"(userId|onlineFriends)"/.test(JSON.stringify(schemaOf(option))),
    );
    const types = naming.map(({ shape }) => shape.type.value);
    expect(types.toSorted()).toEqual(Object.keys(names).toSorted());
  });
});

describe("whoever of the staff is answered a child's name or id is in the audit log", () => {
  let app: TestApp;
  let child: TestUser;
  let teacher: TestUser;
  let admin: TestUser;
  /** What stands for the fields of a path. */
  let ids: Record<string, string>;
  let classId: string;
  const secret = "Quillfeather";

  beforeAll(async () => {
    app = await buildTestApp();
    const { db } = app;
    const at = app.clock.now();
    child = await app.signIn({
      name: `Mia ${secret}`,
      email: "mia@example.org",
      ageBand: "UNDER_13",
    });
    teacher = await app.signIn({ role: "TEACHER", name: "Ms Teach", email: "t@example.org" });
    admin = await app.signIn({ role: "ADMIN", name: "Head", email: "head@example.org" });
    const friend = await app.signIn({
      name: "Noah",
      email: "n@example.org",
      ageBand: "AGE_13_TO_17",
    });
    ({ id: classId } = await makeClass(db, {
      teacherId: teacher.id,
      studentIds: [child.id, friend.id],
    }));
    const note = { class_id: classId, author_id: teacher.id, about_id: child.id, created_at: at };
    await db
      .insertInto("class_note")
      .values({ ...note, content: `${secret} reads well.` })
      .execute();
    const work = { class_id: classId, kind: "LESSON" as const, opens_at: at };
    const { id: threadId } = await db
      .insertInto("class_thread")
      .values({ class_id: classId, student_id: child.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("class_message")
      .values({ thread_id: threadId, author_id: child.id, content: "Hello.", created_at: at })
      .execute();
    const { id: assignmentId } = await db
      .insertInto("assignment")
      .values({ ...work, lesson_id: "b1-lesson-1", is_for_some: true, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("assignment_recipient")
      .values({ assignment_id: assignmentId, account_id: child.id })
      .execute();
    const { id: groupId } = await db
      .insertInto("class_group")
      .values({ class_id: classId, name: "Blue", created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("class_group_member")
      .values({ group_id: groupId, class_id: classId, account_id: child.id })
      .execute();
    const task = { kind: "SPEAKING", prompt: "Talk about your town.", maxSeconds: 60 };
    const { id: spokenId } = await db
      .insertInto("assignment")
      .values({
        class_id: classId,
        kind: "SPEAKING",
        title: "My town",
        task: JSON.stringify(task),
        opens_at: at,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: submissionId } = await db
      .insertInto("submission")
      .values({
        assignment_id: spokenId,
        account_id: child.id,
        attempt: 1,
        state: "SUBMITTED",
        seconds: 20,
        saved_at: at,
        submitted_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("submission_recording")
      .values({
        submission_id: submissionId,
        media_type: "audio/ogg",
        data: Buffer.from(`OggS ${secret}`),
      })
      .execute();
    await db
      .insertInto("study_day")
      .values({ account_id: child.id, day: at.toISOString().slice(0, 10) })
      .execute();
    await keepTest(db, { accountId: child.id, at, low: -1, high: 0 });
    await makeFriends(db, teacher.id, child.id);
    await makeFriends(db, admin.id, child.id, "PENDING");
    await db
      .insertInto("block_or_mute")
      .values({ account_id: admin.id, against_id: child.id, kind: "MUTE" })
      .execute();
    const { id: roomId } = await makeRoom(db, {
      ownerId: child.id,
      memberIds: [child.id, friend.id],
    });
    const { id: messageId } = await makeMessage(db, { roomId, accountId: child.id, now: at });
    const came = [{ id: child.id, isAway: false }];
    const quiz = newQuiz({ time: 30_000, host: null } as QuizSetting);
    const game = { setting: quiz.setting, state: { ...quiz, people: came } };
    await db
      .insertInto("game")
      .values({
        room_id: roomId,
        game_type: "TRIVIA",
        mode: "COMPETITIVE",
        setting: JSON.stringify(game.setting),
        state: JSON.stringify(game.state),
      })
      .execute();
    const from = { kind: "bank", category: "GENERAL", level: "A1", count: 5 } as const;
    const setting = { mode: "COMPETITIVE", seconds: 20, showsLeaderboard: true } as const;
    const { body: classGame } = await app.call(
      "POST /api/class-games",
      { body: { title: "Numbers", from, ...setting } },
      { as: teacher },
    );
    const { setting: ofClass } = await db
      .selectFrom("game")
      .select("setting")
      .where("id", "=", classGame.id)
      .executeTakeFirstOrThrow();
    const played = await playMatch(db, {
      gameId: classGame.id,
      question: classGame.questions[0]!,
      players: [child.id, admin.id],
      now: at,
    });
    const over = played.reduce(applyQuizEvent, newQuiz(ofClass as never));
    await db
      .updateTable("game")
      .set({ state: JSON.stringify({ ...over, people: came }) })
      .where("id", "=", classGame.id)
      .execute();
    const seat = { game_id: classGame.id, joined_at: at };
    await db
      .insertInto("game_player")
      .values([
        { ...seat, account_id: child.id, name: `Mia ${secret}`, name_key: "mia" },
        { ...seat, account_id: admin.id, name: "Ada", name_key: "ada" },
      ])
      .execute();
    const reported = { messageId, reason: "RUDE" } as const;
    await app.call("POST /api/reports", { body: reported }, { as: friend });
    await db
      .insertInto("friendship")
      .values({
        requester_id: child.id,
        addressee_id: friend.id,
        state: "AWAITING_APPROVAL",
        accepted_at: at,
      })
      .execute();
    await db
      .insertInto("sanction")
      .values({ account_id: child.id, kind: "MUTE", reason: "Be kind.", created_at: at })
      .execute();
    const consent = { state: "GIVEN", given_by: "PARENT", who: "p@example.org", wording: 1 };
    await db
      .insertInto("parental_consent")
      .values({ ...consent, account_id: child.id, asked_at: at, decided_at: at } as never)
      .execute();
    const { id: mailId } = await db
      .insertInto("mail")
      .values({
        to_address: "mia@example.org",
        account_id: child.id,
        kind: "verify-address",
        subject: `Hello ${secret}`,
        text: "",
        html: "",
        has_link: false,
        state: "NOT_SENT",
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("invitation")
      .values({
        email: "mia@example.org",
        name: `Mia ${secret}`,
        role: "LEARNER",
        account_id: child.id,
        created_at: at,
        expires_at: new Date(at.getTime() + 1000),
      })
      .execute();
    await db
      .insertInto("audit_entry")
      .values({ at, actor_id: admin.id, action: "MUTED", about_id: child.id })
      .execute();
    const { id: exportId } = await db
      .insertInto("class_export")
      .values({
        class_id: classId,
        account_id: teacher.id,
        kind: "STUDENTS_CSV",
        state: "DONE",
        student_ids: [child.id],
        file: gzipSync(`Name\r\nMia ${secret}\r\n`),
        created_at: at,
        expires_at: new Date(at.getTime() + 3600_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids = {
      "/api/exports/{exportId}": exportId,
      "/api/exports/{exportId}/file": exportId,
      "/api/admin/people/{id}": child.id,
      "/api/admin/classes/{id}": classId,
      "/api/admin/classes/{id}/members": classId,
      "/api/admin/mails/{id}": mailId,
      "/api/assignments/{assignmentId}": assignmentId,
      "/api/submissions/{submissionId}": submissionId,
      "/api/submissions/{submissionId}/recording": submissionId,
      "/api/rooms/{id}": roomId,
      "/api/rooms/{id}/messages": roomId,
      "/api/games/{roomId}": roomId,
      "/api/class-games/{gameId}": classGame.id,
      "/api/class-games/{gameId}/results": classGame.id,
      "/api/class-games/{gameId}/results.csv": classGame.id,
      "/api/joined-games/{gameId}": classGame.id,
    };
  });
  afterAll(() => app.close());

  const valueOf = (path: string, field: string): string =>
    ids[path] ?? (field === "teacherId" ? teacher.id : field === "classId" ? classId : child.id);

  const lookedBy = async (actor: TestUser, by: string) => {
    const rows = await app.db
      .selectFrom("audit_entry")
      .select(["about_id", "details"])
      .where("actor_id", "=", actor.id)
      .where("action", "=", "child-data-read")
      .execute();
    return rows.some(
      (row) => row.about_id === child.id && (row.details as { what: string }).what === by,
    );
  };

  /** What has to be asked for, so that the child is among what is found. */
  const asking: Partial<Record<CallName, Record<string, string>>> = {
    "GET /api/users/search": { q: "Mia" },
    "GET /api/classes/{classId}/report/made-of": { figure: "active:all" },
    // The latest are looks by now.
    "GET /api/admin/audit": { action: "MUTED" },
  };

  const reads = mine.filter(({ name }) => methodOf(name) === "GET");
  test.each(reads.map((declared) => [declared.name, declared] as const))(
    "%s",
    async (name, declared) => {
      const path = pathOf(name);
      const url = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => valueOf(path, field));
      const own = "userId" in shapeOf(declared.query) ? { userId: child.id } : {};
      for (const actor of [teacher, admin]) {
        const reply = await app.send({ url, query: { ...own, ...asking[name] } }, actor);
        const isRefused = reply.statusCode >= 400;
        const tells = [child.id, secret].some((told) => reply.body.includes(told));
        if (isRefused || !(tells || actsForAnother(declared))) continue;
        expect([actor === admin, await lookedBy(actor, name)]).toEqual([actor === admin, true]);
      }
    },
  );

  /** Never named; of a game that was played; and found by a link alone. */
  const neverReached = [
    "GET /api/follows/followers/{teacherId}",
    "GET /api/rooms/{roomId}/requests",
    "GET /api/replays/{replayId}",
    "GET /api/level-test/results/{resultId}",
    "GET /api/level-test/results/{resultId}/pdf",
  ];
  test("and nearly every call that declares it was tried with a child", async () => {
    const kept = await app.db
      .selectFrom("audit_entry")
      .select("details")
      .where("action", "=", "child-data-read")
      .execute();
    const names = new Set(kept.map(({ details }) => (details as { what: string }).what));
    const declared = reads.filter(({ shows }) => shows !== undefined);
    const silent = declared.filter(({ name }) => !names.has(name)).map(({ name }) => name);
    expect(silent).toEqual(neverReached);
  });
});
