import { type Call, calls, errorCodeHeader, methodOf, pathOf } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import { spoilTexts } from "@saywell/contract/testing";
import { statementObject } from "@saywell/lesson";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeAccount, makeFriends, makeMessage, makeRoom } from "./testing/factories";

/** Made-up requests for each call, after one with each of the values below. All calls together get thousands. */
const runs = 15;

let tester: TestApp;
let me: TestUser;
let admin: TestUser;
let savedWord: string;
let card: string;
let somebody: string;
let room: string;
let message: string;
let asked: string;
let placement: { sessionId: string; questionId: string };
beforeAll(async () => {
  tester = await buildTestApp();
  await prepareToCountRows();
});
afterAll(() => tester.close());

async function signInWithBelongings(): Promise<void> {
  await tester.empty();
  me = await tester.signIn({ name: "Ana", email: "ana@example.org", role: "TEACHER" });
  admin = await tester.signIn({ name: "Head", email: "head@example.org", role: "ADMIN" });
  const { id } = await tester.db
    .insertInto("saved_word")
    .values({ account_id: me.id, lesson_id: lesson.id, word: lesson.words[0]!.word })
    .returning("id")
    .executeTakeFirstOrThrow();
  savedWord = id;
  ({ id: card } = await tester.db
    .insertInto("review_card")
    .values({ account_id: me.id, word: lesson.words[0]!.word, due_at: tester.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow());
  ({ id: somebody } = await makeAccount(tester.db, { ageBand: "ADULT" }));
  ({ id: room } = await makeRoom(tester.db, { ownerId: me.id, memberIds: [me.id] }));
  const said = { roomId: room, accountId: me.id, now: tester.clock.now() };
  ({ id: message } = await makeMessage(tester.db, said));
  ({ id: asked } = await makeFriends(tester.db, somebody, me.id, "PENDING"));
  const { body } = await tester.call(
    "GET /api/level-test/questions/{testType}",
    { params: { testType: "adult" }, query: {} },
    { as: me },
  );
  placement = { sessionId: body.sessionId, questionId: body.questions[0]!.id };
}

/** Somebody who may make the call. */
const callerOf = (call: Call): TestUser => (call.access === "admin" ? admin : me);
const callNamed = (name: string): Call =>
  (calls as readonly Call[]).find((each) => each.name === name)!;

/** Values that break programs: of every kind, too long, with NUL, half characters, quotes. */
const nastyTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "'; drop table account; --",
  "__proto__",
  "x".repeat(101),
  "x".repeat(5000),
  "%00",
  "../..",
  "NaN",
  "null",
  "1e400",
];
const nastyOthers = [null, true, 0, -1, 1.5, 1e308, -0, 2 ** 53, [], {}, [[]], { length: -1 }];

const nastyBodies = ['{"__proto__":{}}', "[".repeat(10_000), '{"a":', "\ufeff{}"];
const nastyPaths = ["%ff", "%", "%00", "%2e%2e", "..", "a%2fb"];

/** Any characters, halves too. The library's own would first list all million of them. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points));
const nasty = fc.oneof(
  { weight: 3, arbitrary: anyText },
  { weight: 2, arbitrary: fc.constantFrom(...nastyTexts) },
  fc.constantFrom<unknown>(...nastyOthers),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const lesson = loadContent().lesson("a1-lesson-1")!;
const stepId = fc.constantFrom(...lesson.dialogueFlow.steps.map(({ id }) => id), "no-such-step");
const questionId = fc.constantFrom(...lesson.quizQuestions.map(({ id }) => id), "no-such-question");
const answer = fc.oneof({ weight: 20, arbitrary: fc.constantFrom("Ana", "Yes", "") }, nasty);

/** What a client that knows the call would send, so that requests get past the first check. */
const plausible: Record<string, (call: Call) => fc.Arbitrary<unknown>> = {
  userId: ({ about }) =>
    fc.constantFrom(about ? somebody : me.id, me.id, me.id, "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11"),
  requesterId: () => fc.constant(me.id),
  addresseeId: () => fc.constantFrom(somebody, me.id, me.id.toUpperCase()),
  followerId: () => fc.constant(me.id),
  followedId: () => fc.constantFrom(somebody, me.id, me.id.toUpperCase()),
  requestId: () => fc.constantFrom(asked, room),
  roomId: () => fc.constantFrom(room, asked),
  messageId: () => fc.constantFrom(message, room),
  teacherId: () => fc.constantFrom(me.id, "no-such-teacher"),
  q: () => fc.oneof(fc.constantFrom("An", "ana@example.org", "%_"), fc.string({ minLength: 2 })),
  type: () => fc.constantFrom("CHAT", "GAME"),
  kind: () => fc.constantFrom("BLOCK", "MUTE"),
  category: () => fc.constant("GENERAL"),
  description: () => fc.string({ maxLength: 200 }),
  isPrivate: () => fc.constantFrom(0, 1),
  maxParticipants: () => fc.integer({ min: 2, max: 50 }),
  before: () => fc.nat(),
  after: () => fc.nat(),
  limit: () => fc.integer({ min: 1, max: 200 }),
  testType: () => fc.constantFrom("adult", "junior", "senior"),
  timeAllowance: () => fc.constantFrom("1", "practice", "9"),
  sessionId: () => fc.constantFrom(placement.sessionId, placement.sessionId, room),
  questionId: () => fc.constantFrom(placement.questionId, "no-such-question"),
  lessonId: () => fc.constantFrom(lesson.id, lesson.id, "no-such-lesson"),
  id: ({ area }) =>
    area === "Rooms"
      ? fc.constantFrom(room, message)
      : fc.constantFrom(lesson.id, lesson.id, "no-such-lesson"),
  verb: () => fc.constantFrom("interacted", "answered"),
  object: () =>
    fc.oneof(
      fc.constant(statementObject(lesson.title)),
      stepId.map((id) => statementObject(lesson.title, id)),
    ),
  success: () => fc.constant(1),
  response: () => fc.string(),
  progress: () => fc.double({ min: 0, max: 100, noNaN: true }),
  completed: () => fc.constantFrom(0, 1),
  quizScore: () => fc.double({ min: 0, max: 100, noNaN: true }),
  quizMaxScore: () => fc.double({ min: 50, noNaN: true }),
  duration: () => fc.double({ min: 0, max: 600_000, noNaN: true }),
  attemptId: () => fc.option(fc.uuid(), { freq: 1, nil: undefined }),
  answers: ({ name }) =>
    name === "POST /api/lessons/complete"
      ? fc.dictionary(questionId, answer)
      : fc.array(
          fc.oneof(
            { weight: 9, arbitrary: fc.record({ stepId, answer }) },
            { weight: 9, arbitrary: fc.record({ questionId, answer }) },
            fc.record({ stepId: nasty, answer: nasty }),
          ),
          { minLength: 1, maxLength: 4 },
        ),
  name: () => fc.constant("Ana"),
  email: () => fc.constantFrom("ana@example.org", "new@example.org"),
  password: () =>
    fc.oneof(
      { weight: 9, arbitrary: fc.string({ minLength: 10 }) },
      fc.constant("correct horse battery"),
    ),
  ageBand: () => fc.constantFrom("ADULT", "UNDER_13"),
  timeZone: () => fc.constantFrom("Europe/Berlin", "Asia/Tokyo"),
  role: () => fc.constantFrom("LEARNER", "TEACHER"),
  isBookmarked: () => fc.boolean(),
  word: () => fc.constantFrom(...lesson.words.map(({ word }) => word), "no-such-word"),
  wordId: () => fc.constantFrom(savedWord, "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11"),
  cardId: () => fc.constantFrom(card, card, "no-such-card"),
  grade: () => fc.constantFrom("again", "good"),
  reviewId: () => fc.constantFrom("first", "second"),
  avatar: () => fc.constantFrom("fox", null),
  settings: () =>
    fc.oneof(
      { weight: 9, arbitrary: fc.record({ sound: fc.boolean(), dailyGoal: fc.constant(60) }) },
      fc.record({ dailyGoal: nasty, textSize: nasty }),
      nasty,
    ),
  period: () => fc.constantFrom("week", "all"),
  scope: () => fc.constantFrom("everyone", "friends", "class"),
};

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        (z.toJSONSchema(schema, { io: "input" }) as { properties?: object }).properties ?? {},
      );

const fieldFor = (call: Call, field: string): fc.Arbitrary<unknown> =>
  plausible[field]?.(call) ?? nasty;

const paramsOf = ({ name }: Call): string[] =>
  [...pathOf(name).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
const queryOf = (call: Call): string[] => [...fieldsOf(call.query), "extra"];

const wanted = (call: Call, fields: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fields.map((each) => [each, fieldFor(call, each)])));

/** The fields that a call knows, mostly as it wants them; now and then one of them spoilt. */
function fieldsFor(call: Call, fields: string[]): fc.Arbitrary<Record<string, unknown>> {
  if (fields.length === 0) return wanted(call, fields);
  const spoilt = fc.record({ field: fc.constantFrom(...fields), value: nasty });
  return fc
    .tuple(wanted(call, fields), fc.oneof(fc.constant(null), spoilt))
    .map(([record, spoil]) =>
      spoil === null ? record : { ...record, [spoil.field]: spoil.value },
    );
}

/** Mostly JSON of the right fields; also any JSON, and text that is none. */
const bodyFor = (call: Call): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fieldsFor(call, fieldsOf(call.body)).map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: nasty.map((body) => JSON.stringify(body) ?? "") },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constantFrom(...nastyBodies) },
  );

const inUrl = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ""));
};

/** The address with its parameters as they are to stand in it, and its query. */
function toUrl({ name }: Call, params: string[], query: Record<string, unknown>): string {
  const rest = [...params];
  const path = pathOf(name).replaceAll(/\{\w+\}/g, () => rest.shift() ?? "");
  const search = Object.entries(query).map(([key, value]) => `${key}=${inUrl(value)}`);
  return `${path}?${search.join("&")}`;
}

function urlFor(call: Call): fc.Arbitrary<string> {
  const params = paramsOf(call).map((param) =>
    fc.oneof(
      { weight: 9, arbitrary: fieldFor(call, param).map(inUrl) },
      fc.constantFrom(...nastyPaths),
      nasty.map(inUrl),
    ),
  );
  return fc
    .tuple(fc.tuple(...params), fieldsFor(call, queryOf(call)))
    .map(([values, query]) => toUrl(call, values, query));
}

type Fields = Record<string, unknown>;
type Parts = [path: Fields, query: Fields, body: Fields];
type Sent = [url: string, body: string, hasSession: boolean];

/**
 * Every nasty value once, in turn in each place of the call, with all else as the call wants it;
 * then what no path and no body may be.
 */
function nastyRequests(call: Call): Sent[] {
  const params = paramsOf(call);
  const all = fc.tuple(
    wanted(call, params),
    wanted(call, queryOf(call)),
    wanted(call, fieldsOf(call.body)),
  );
  const places = [
    ...params.map((field) => [0, field] as const),
    ...queryOf(call).map((field) => [1, field] as const),
    ...(methodOf(call.name) === "GET" ? [] : [...fieldsOf(call.body), null]).map(
      (field) => [2, field] as const,
    ),
  ];
  const encoded = (path: Record<string, unknown>) => params.map((each) => inUrl(path[each]));
  const values = [...nastyTexts, ...nastyOthers];
  const samples = fc.sample(all, { numRuns: values.length, seed: 1 });
  const spoilt = values.map((value, index): Sent => {
    const parts: Parts = [...samples[index]!];
    const [part, field] = places[index % places.length]!;
    if (field === null)
      return [toUrl(call, encoded(parts[0]), parts[1]), JSON.stringify(value), true];
    parts[part] = { ...parts[part], [field]: value };
    const [path, query, body] = parts;
    return [toUrl(call, encoded(path), query), JSON.stringify(body), true];
  });
  const [path, query, body] = samples[0]!;
  const asWanted = encoded(path);
  return [
    ...spoilt,
    ...(params.length === 0 ? [] : nastyPaths).map((piece): Sent => [
      toUrl(call, [...asWanted.slice(0, -1), piece], query),
      JSON.stringify(body),
      true,
    ]),
    ...(methodOf(call.name) === "GET" ? [] : nastyBodies).map((text): Sent => [
      toUrl(call, asWanted, query),
      text,
      true,
    ]),
  ];
}

/** A log-in that is refused is noted, after the answer: what of these tables is no such note. */
const ofFailedLogIns: Readonly<Record<string, ReturnType<typeof sql>>> = {
  audit_entry: sql`action not in ('log-in-failed', 'log-ins-slowed')`,
  mail: sql`kind <> 'log-ins-slowed'`,
  one_time_link: sql`purpose <> 'reset-password'`,
};

/** A function keeps its plan: thousands of counts would be planned anew, each of forty tables. */
async function prepareToCountRows(): Promise<void> {
  // The job queue has a schema of its own.
  const tables = (await tester.db.introspection.getTables()).filter(
    ({ schema }) => schema === "public",
  );
  const counts = tables
    .filter(({ name }) => name !== "password_try")
    .map(
      ({ name }) => sql`
        (select count(*) from ${sql.table(name)} where ${ofFailedLogIns[name] ?? sql`true`})`,
    );
  await sql`
    create function count_rows() returns text language plpgsql as $$
      begin return concat_ws(' ', ${sql.join(counts)}); end $$`.execute(tester.db);
}

/** How many rows each table has, as one text. */
async function countRows(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`select count_rows() as counts`.execute(tester.db);
  return rows[0]!.counts;
}

const oneSentence = /^[A-Za-z"][^\n]{3,450}\.$/;
const innards =
  /\bat .+:\d+|node_modules|Error:|\b(select|insert into|update|delete from)\b.+\b(from|set|values|where)\b|syntax|violates|relation|(?<!names the )\bcolumns?\b(?! “| \w+ is (?:missing|there twice))/i;

test.each((calls as readonly Call[]).map((each) => [each.name, each] as const))(
  "%s answers whatever is sent with a proper reply or a proper refusal",
  async (name, declared) => {
    await signInWithBelongings();
    let rows = await countRows();
    const property = fc.asyncProperty(
      urlFor(declared),
      bodyFor(declared),
      fc.constantFrom(true, true, true, false),
      async (url, payload, hasSession) => {
        const reply = await tester.send(
          {
            method: methodOf(name),
            url,
            ...(methodOf(name) === "GET"
              ? {}
              : { payload, headers: { "content-type": "application/json" } }),
          },
          hasSession ? callerOf(declared) : undefined,
        );
        const rowsBefore = rows;
        rows = await countRows();
        if (reply.statusCode < 400) return;
        expect([reply.statusCode, reply.body]).toSatisfy(
          ([status]: [number]) => status < 500 || status === 501,
        );
        expect(reply.headers[errorCodeHeader]).toMatch(/^[a-z-]+$/);
        expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
        expect(reply.body).toMatch(oneSentence);
        expect(reply.body).not.toMatch(innards);
        expect(rows).toBe(rowsBefore);
      },
    );
    const examples = nastyRequests(declared);
    await fc.assert(property, { numRuns: examples.length + runs, examples });
    expect(tester.log).toEqual([]);
  },
);

// What is refused changes nothing, so nothing needs to be made anew.
describe("half a character and NUL", () => {
  beforeAll(signInWithBelongings);

  /** Each text of each body, half a character or NUL in it. */
  const unstorable = (calls as readonly Call[]).flatMap(({ name, body }) =>
    ["\ud800", "a\udfff", "a\u0000b"].flatMap((text) =>
      body === undefined
        ? []
        : spoilTexts(body, text).map((spoilt) => [name, spoilt.field, text, spoilt.value] as const),
    ),
  );

  test.each(unstorable)("%s refuses %s that is %j", async (name, _, __, body) => {
    const url = pathOf(name).replaceAll(/\{\w+\}/g, "x");
    const reply = await tester.send(
      { method: methodOf(name), url, payload: body as object },
      callerOf(callNamed(name)),
    );
    expect([reply.statusCode, reply.headers[errorCodeHeader]]).toEqual([400, "invalid-input"]);
    expect(reply.body).toMatch(oneSentence);
    expect(tester.log).toEqual([]);
  });

  test.each((calls as readonly Call[]).filter(({ params, query }) => params ?? query))(
    "$name refuses NUL in its address",
    async ({ name, params, query }) => {
      const fields = (schema: z.ZodType | undefined) =>
        schema === undefined ? [] : spoilTexts(schema, "a\u0000b");
      const path = pathOf(name);
      const urls = [
        ...fields(params).map(({ value }) =>
          path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
            inUrl((value as Record<string, unknown>)[field]),
          ),
        ),
        ...fields(query).map(({ value, field }) => {
          const { [field]: text } = value as Record<string, unknown>;
          return `${path.replaceAll(/\{\w+\}/g, "x")}?${field}=${inUrl(text)}`;
        }),
      ];
      for (const url of urls) {
        const body = methodOf(name) === "GET" ? {} : { payload: {} };
        const request = { method: methodOf(name), url, ...body };
        const reply = await tester.send(request, callerOf(callNamed(name)));
        expect([url, reply.statusCode, reply.body]).toEqual([
          url,
          400,
          expect.stringMatching(oneSentence),
        ]);
      }
      expect(tester.log).toEqual([]);
    },
  );

  test("POST /api/lessons/complete refuses thousands of keys for their number alone", async () => {
    const keys = Array.from({ length: 6000 }, (_, index) => [`question-${index}`, "\ud800"]);
    const reply = await tester.send(
      {
        method: "POST",
        url: "/api/lessons/complete",
        payload: {
          userId: me.id,
          lessonId: lesson.id,
          quizScore: 0,
          quizMaxScore: 0,
          duration: 0,
          answers: Object.fromEntries(keys) as object,
        },
      },
      me,
    );
    expect([reply.statusCode, reply.body]).toEqual([400, "answers must have at most 100 keys."]);
  });
});
