import { loadContent } from "@saywell/content/answers";
import { calls, clientMessage } from "@saywell/contract";
import { dangerIn } from "@saywell/moderation";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { rightAnswer } from "./features/placement/testing/test-takers";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { createLines, listenOn } from "./testing/dial";
import { makeAccount, makeClass, makeRoom } from "./testing/factories";

/**
 * Wherever learners write in own words, somebody may write that they are in danger: each such field
 * of the contract is read for it, or stands here with the reason why not.
 */

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  allOf?: { pattern?: string }[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

const cry = "I want to die";

/** Names of the fields of a schema that take words: `typedText`, `plainText`, and what has no bound. */
function wordsIn(schema: Schema, path: string): string[] {
  const { type, allOf = [], properties = {}, items, additionalProperties: others } = schema;
  const isText =
    type === "string" &&
    schema.enum === undefined &&
    schema.const === undefined &&
    (allOf.some(({ pattern }) => pattern?.startsWith(String.raw`^[^\u0000`) ?? false) ||
      (schema.maxLength === undefined && allOf.length === 0 && !("pattern" in schema)));
  return [
    ...(isText ? [path] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => wordsIn(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => wordsIn(one, `${path} ${name}`)),
    ...(items ? wordsIn(items, path) : []),
    ...(typeof others === "object" ? wordsIn(others, path) : []),
  ];
}

const fieldsOf = (schema: z.ZodType, name: string): string[] =>
  wordsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, name);

const fields = [
  ...new Set([
    ...calls
      .filter(({ access }) => access === "public" || access === "session")
      .flatMap((call) =>
        (["params", "query", "body"] as const).flatMap((part) => {
          const schema = (call as Partial<Record<typeof part, z.ZodType>>)[part];
          return schema === undefined ? [] : fieldsOf(schema, call.name);
        }),
      ),
    ...fieldsOf(clientMessage, "live"),
  ]),
];

let app: TestApp;
let port: number;
let kim: TestUser;
const lines = createLines();
const { lessons, bank } = loadContent();
const lesson = lessons[0]!;
beforeAll(async () => {
  app = await buildTestApp({ config: { learnersCreateRooms: true } });
  port = await listenOn(app);
});
beforeEach(async () => {
  lines.hangUp();
  await app.empty();
  kim = await app.signIn({
    name: "Kim",
    email: "kim@example.org",
    ageBand: "AGE_13_TO_17",
    timeZone: "Europe/London",
  });
});
afterAll(() => app.close());

const place = () => ({ userId: kim.id, lessonId: lesson.id });
/** Answers a test up to its first question that is not a choice, where the cry stands. */
async function cryInTest(as: TestUser | undefined, extra: object = {}) {
  const who = as && { as };
  const begun = await app.call(
    "GET /api/level-test/questions/{testType}",
    { params: { testType: "adult" }, query: {} },
    who,
  );
  const { sessionId, questions } = begun.body;
  for (const question of questions) {
    const { id: questionId, type } = question;
    const answer = type === "multiple_choice" ? rightAnswer(question) : cry;
    const body = { sessionId, questionId, answer, ...extra };
    const reply = await app.call("POST /api/level-test/submit-answer", { body }, who);
    expect(reply.status).toBe(200);
    if (type !== "multiple_choice") return reply;
  }
  throw new Error("The test has choices only.");
}
const createRoom = async (named: object) => {
  const room = { name: "Cafe", description: "", type: "CHAT", category: "GENERAL" } as const;
  const body = { ...room, isPrivate: 1, maxParticipants: 5, ...named } as const;
  return (await app.call("POST /api/rooms", { body }, { as: kim })).text;
};

const writeToSchool = async (words: object) => {
  const letter = { name: "Kim", email: "kim@example.org", about: "general" } as const;
  const body = { ...letter, message: "When does it begin?", ...words };
  return (await app.call("POST /api/school/messages", { body }, { as: kim })).body.help;
};

const askForEnterprise = async (words: object) => {
  const asked = { name: "Kim", email: "kim@example.org", organisation: "Elm College" };
  const body = { ...asked, people: "21-100", message: "What would it cost?", ...words } as const;
  return (await app.call("POST /api/sales-requests", { body }, { as: kim })).body.help;
};

/** What is answered to somebody who writes there that they want to die. */
const read: Readonly<Record<string, () => Promise<string | undefined | null>>> = {
  "POST /api/ai/chat message": async () => {
    const body = { message: cry, conversationHistory: [], lessonId: null };
    return (await app.call("POST /api/ai/chat", { body }, { as: kim })).body.response;
  },
  "POST /api/lessons/{id}/answers answers answer": async () => {
    await app.call("GET /api/lessons/{id}", { params: { id: lesson.id }, query: {} }, { as: kim });
    const answers = lesson.dialogueFlow.steps
      .slice(0, 2)
      .map(({ id: stepId, inputType }) => ({ stepId, answer: inputType === "text" ? cry : "" }));
    const body = { userId: kim.id, answers };
    const wish = { params: { id: lesson.id }, body };
    return (await app.call("POST /api/lessons/{id}/answers", wish, { as: kim })).body.help;
  },
  "POST /api/lessons/complete answers": async () => {
    await app.call("GET /api/lessons/{id}", { params: { id: lesson.id }, query: {} }, { as: kim });
    const typed = lesson.quizQuestions.find(({ type }) => type === "text")!;
    const score = { quizScore: 0, quizMaxScore: 10, duration: 60 };
    const body = { ...place(), ...score, answers: { [typed.id]: cry } };
    return (await app.call("POST /api/lessons/complete", { body }, { as: kim })).body.help;
  },
  "POST /api/lessons/xapi response": async () => {
    const object = `lesson.${lesson.title.toLowerCase().replaceAll(/[^a-z\d]+/g, "_")}`;
    const body = { ...place(), verb: "answered", object, success: 1, response: cry } as const;
    const reply = await app.call("POST /api/lessons/xapi", { body }, { as: kim });
    return reply.status === 200 ? reply.body.help : reply.text;
  },
  "POST /api/level-test/submit-answer answer": async () => (await cryInTest(kim)).body.help,
  "POST /api/reports note": async () => {
    const { id: userId } = await app.signIn();
    const body = { userId, reason: "OTHER", note: cry } as const;
    return (await app.call("POST /api/reports", { body }, { as: kim })).body.help;
  },
  "POST /api/my-classes/{classId}/messages content": async () => {
    const teacher = await app.signIn({ role: "TEACHER", email: "teacher@example.org" });
    const { id: classId } = await makeClass(app.db, {
      teacherId: teacher.id,
      studentIds: [kim.id],
    });
    const wish = { params: { classId }, body: { content: cry } };
    return (await app.call("POST /api/my-classes/{classId}/messages", wish, { as: kim })).text;
  },
  "POST /api/rooms name": () => createRoom({ name: cry }),
  "POST /api/rooms description": () => createRoom({ description: cry }),
  "POST /api/sanctions/{id}/appeal text": async () => {
    const sanction = { account_id: kim.id, kind: "MUTE", reason: "Rude.", created_at: new Date() };
    const { id } = await app.db
      .insertInto("sanction")
      .values(sanction as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const wish = { params: { id }, body: { text: cry } };
    return (await app.call("POST /api/sanctions/{id}/appeal", wish, { as: kim })).body.help;
  },
  "POST /api/school/messages name": () => writeToSchool({ name: cry }),
  "POST /api/school/messages message": () => writeToSchool({ message: `${cry}. Please help me.` }),
  "POST /api/sales-requests name": () => askForEnterprise({ name: cry }),
  "POST /api/sales-requests organisation": () => askForEnterprise({ organisation: cry }),
  "POST /api/sales-requests message": () => askForEnterprise({ message: cry }),
  "POST /api/my-assignments/{assignmentId}/submissions content": async () => {
    const { id: teacherId } = await makeAccount(app.db, { role: "TEACHER" });
    const { id: classId } = await makeClass(app.db, { teacherId, studentIds: [kim.id] });
    const task = { kind: "WRITING", prompt: "Write of your day.", minWords: 5, maxWords: 50 };
    const { id: assignmentId } = await app.db
      .insertInto("assignment")
      .values({
        class_id: classId,
        kind: "WRITING",
        title: "My day",
        task: JSON.stringify(task),
        opens_at: app.clock.now(),
        created_at: app.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const wish = { params: { assignmentId }, body: { content: cry } };
    const name = "POST /api/my-assignments/{assignmentId}/submissions";
    return (await app.call(name, wish, { as: kim })).body.help;
  },
  "live content": async () => {
    const { id: roomId } = await makeRoom(app.db, { memberIds: [kim.id] });
    const line = await lines.join(port, kim, roomId);
    line.send({ type: "SEND_MESSAGE", content: cry });
    return (await line.until("MESSAGE_BLOCKED")).message;
  },
};

const unread: readonly (readonly [RegExp, string])[] = [
  [/ (?:password|currentPassword|newPassword)$/, "a secret, which nobody reads"],
  [/ code$/, "a code that a device shows"],
  [/ (?:path|cancelUrl|successUrl|returnUrl)$/, "an address that the page gives"],
  [/^(?:GET \/api\/users\/search q|GET \/api\/words\/\{word\} word)$/, "asked for, and not kept"],
  [
    /^(?:POST \/api\/join|POST \/api\/session\/sign-up|POST \/api\/invitation\/accept|POST \/api\/claim-account|PUT \/api\/account\/\{userId\}) name$/,
    "a name; what is not fit for others is refused",
  ],
  [/^POST \/api\/ai\/chat conversationHistory text$/, "was read when it was the message"],
  [
    /^POST \/api\/test-payments\/checkout\/\{sessionId\}\/pay (?:name|taxId)$/,
    "typed into a page of the payment provider, and kept by nobody",
  ],
  [/^POST \/api\/lessons\/progress choices$/, "one of four choices; others count as none"],
  [
    /^(?:PUT|POST) \/api\/my-assignments\/\{assignmentId\}\/(?:draft|submissions) answers$/,
    "choices of a quiz; others are refused",
  ],
  [
    /^PUT \/api\/my-assignments\/\{assignmentId\}\/draft content$/,
    "kept every few seconds for its writer alone, and read when it is handed in",
  ],
  [
    /^POST \/api\/review\/\{userId\}\/words word$/,
    "a word of the lesson or the dictionary; others are refused",
  ],
  [/^live data (?:answer|word|placedTiles letter|tiles)$/, "a move of a game, which nobody keeps"],
  [/^live userName$/, "the session says who it is"],
];

test("every field of free text is read for danger, or stands here with its reason, and once", () => {
  const listed = fields.map((field) => ({
    field,
    times: Number(field in read) + unread.filter(([pattern]) => pattern.test(field)).length,
  }));
  expect(listed.filter(({ times }) => times !== 1)).toEqual([]);
  expect(fields.length).toBeGreaterThan(30);
  expect(Object.keys(read).filter((field) => !fields.includes(field))).toEqual([]);
  expect(unread.filter(([pattern]) => !fields.some((field) => pattern.test(field)))).toEqual([]);
});

const reports = () =>
  app.db
    .selectFrom("report")
    .select(["about_id", "reporter_id", "reason", "is_safeguarding", "said_to"])
    .execute();

test.each(Object.keys(read))(
  "who cries for help in %s reads where help is at once, and staff hear of it",
  async (field) => {
    const help = await read[field]!();
    expect(help).toContain("999 or 112 in the UK");
    expect(help).toMatch(/Samaritans on 116 123/);
    const [report, ...others] = await reports();
    expect(report).toMatchObject({ is_safeguarding: true });
    expect([report!.about_id, report!.reporter_id]).toContain(kim.id);
    expect(others).toEqual([]);
  },
);

describe("in a call that is refused", () => {
  const heeding = calls.filter((call) => "heeds" in call && call.heeds.length > 0);

  test("every field that is read for danger is read there too", () => {
    const ofCalls = Object.keys(read).filter((field) => !field.startsWith("live "));
    const firstFields = ofCalls.map((field) => field.split(" ").slice(0, 3).join(" "));
    const heeded = heeding.flatMap((call) =>
      "heeds" in call ? call.heeds.map((field) => `${call.name} ${field}`) : [],
    );
    expect(new Set(heeded)).toEqual(new Set(firstFields));
  });

  test.each(heeding.flatMap((call) => ("heeds" in call ? [[call.name, call.heeds] as const] : [])))(
    "%s: who cries for help in it reads where help is behind why it was refused, and that nobody reads it",
    async (name, heeds) => {
      const path = name.slice(name.indexOf(" ") + 1).replace("{id}", "1");
      for (const field of heeds) {
        for (const [sent, as] of [
          // Something else is missing, it is too long, or nobody is logged in.
          [{ [field]: cry }, kim],
          [{ [field]: [{ answer: `${"very ".repeat(1500)}sad. ${cry}` }] }, kim],
          [{ [field]: cry }, undefined],
        ] as const) {
          const payload = { ...sent, timeZone: "Europe/London" };
          const reply = await app.send({ method: "POST", url: path, payload }, as);
          expect([400, 401, 404]).toContain(reply.statusCode);
          expect(reply.body).toMatch(
            /^[^\n]+\.\nAre you or a friend .*Samaritans on 116 123.*No person reads your words here/s,
          );
        }
      }
      expect(await reports()).toEqual([]);
    },
  );

  test("in a room too, where a message is too long to be said", async () => {
    const { id: roomId } = await makeRoom(app.db, { memberIds: [kim.id] });
    const line = await lines.join(port, kim, roomId);
    line.send({ type: "SEND_MESSAGE", content: `${"very ".repeat(150)}sad. ${cry}` });
    const { message, isHelp } = await line.until("MESSAGE_BLOCKED");
    expect(isHelp).toBe(true);
    expect(message).toMatch(
      /^A message can have 500 characters at most\.\n.*116 123.*No person reads your words here/s,
    );
  });

  test("who writes of nothing grave reads why it was refused, and no more", async () => {
    const body = { name: "", email: "kim", about: "general", message: "When does it begin?" };
    const reply = await app.send({
      method: "POST",
      url: "/api/school/messages",
      payload: body,
    });
    expect(reply.body).toBe("name is empty.");
  });
});

describe("in a placement test", () => {
  test("a cry is put before the staff with where it was written, and the test goes on", async () => {
    const reply = await cryInTest(kim);
    expect(reply.body.nextQuestion).not.toBeNull();
    expect(reply.body.answered).toBeGreaterThan(0);
    expect(await reports()).toMatchObject([
      { about_id: kim.id, reason: "SELF_HARM", said_to: "PLACEMENT" },
    ]);
  });

  test("whoever has no account reads where help is in the country of their clock, and that nobody here reads it", async () => {
    const { help } = (await cryInTest(undefined, { timeZone: "Europe/London" })).body;
    expect(help).toContain("Samaritans on 116 123");
    expect(help).toContain("No person reads your words here");
    expect(help).not.toContain("look after this school");
    expect((await cryInTest(undefined)).body.help).toContain("findahelpline.com");
    expect(await reports()).toEqual([]);
  });

  test("an answer that comes too late is read too", async () => {
    const begun = await app.call(
      "GET /api/level-test/questions/{testType}",
      { params: { testType: "adult" }, query: {} },
      { as: kim },
    );
    const { sessionId, questions } = begun.body;
    await app.db
      .updateTable("level_test_session")
      .set({ ends_at: new Date(app.clock.now().getTime() - 60_000) })
      .execute();
    const typed = questions.find(({ type }) => type === "fill_blank") ?? questions[0]!;
    const body = { sessionId, questionId: typed.id, answer: cry };
    const reply = await app.call("POST /api/level-test/submit-answer", { body }, { as: kim });
    expect(reply.status).toBe(409);
    expect(reply.text).toMatch(/^The time is up.*\n.*\n.*Samaritans on 116 123/);
    expect(await reports()).toHaveLength(1);
  });
});

test("nothing that lessons and tests expect as an answer is taken for a cry", () => {
  const expected = [
    ...lessons.flatMap(({ quizQuestions, dialogueFlow, outline }) => [
      ...quizQuestions.flatMap(({ correct, choices, acceptAlternatives }) => [
        correct,
        ...choices,
        ...acceptAlternatives,
      ]),
      ...dialogueFlow.steps.flatMap(({ choices, reactions }) => [
        ...choices,
        ...reactions.flatMap(({ when }) => when),
      ]),
      ...outline.flatMap(({ choices }) => choices),
    ]),
    ...bank.items.flatMap(({ accepted, writing }) => [
      ...accepted,
      ...(writing ? [writing.sample] : []),
    ]),
  ];
  expect(expected.length).toBeGreaterThan(3000);
  expect(expected.filter((answer) => dangerIn(answer) !== null)).toEqual([]);
});
