import {
  type Call,
  type CallName,
  calls,
  errorCodeHeader,
  methodOf,
  pathOf,
} from "@saywell/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";

/** Requests for each call. All calls together get thousands. */
const runs = 80;

let tester: TestApp;
let me: TestUser;
let tables: string[];
beforeAll(async () => {
  tester = await buildTestApp();
  tables = (await tester.db.introspection.getTables()).map(({ name }) => name);
});
beforeEach(async () => {
  await tester.empty();
  me = await tester.signIn({ name: "Ana", email: "ana@example.org", role: "TEACHER" });
});
afterAll(() => tester.close());

/** Values that break programs: of every kind, too long, with NUL, half characters, quotes. */
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  fc.constantFrom<unknown>(
    ...["", " ", "\u0000", "a\u0000b", "\ud800", "'; drop table account; --", "__proto__"],
    ...["x".repeat(101), "x".repeat(5000), "%00", "../..", "NaN", "null", "1e400"],
    ...[null, true, 0, -1, 1.5, 1e308, -0, 2 ** 53, [], {}, [[]], [null], { length: -1 }],
  ),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a client that knows the call would send, so that some requests get past the first check. */
const plausible: Record<string, () => fc.Arbitrary<unknown>> = {
  userId: () => fc.constantFrom(me.id, me.id, me.id, "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11"),
  lessonId: () => fc.constantFrom("a1-lesson-1", "a1-lesson-2", "no-such-lesson"),
  id: () => fc.constantFrom("a1-lesson-1", "no-such-lesson"),
  verb: () => fc.constantFrom("interacted", "answered"),
  object: () => fc.constantFrom("lesson.hello", "lesson.hello.step_s1"),
  success: () => fc.constant(1),
  response: () => fc.string(),
  progress: () => fc.double({ min: 0, max: 100, noNaN: true }),
  completed: () => fc.constantFrom(0, 1),
  quizScore: () => fc.double({ min: 0, max: 100, noNaN: true }),
  quizMaxScore: () => fc.double({ min: 0, noNaN: true }),
  duration: () => fc.double({ min: 0, max: 1e6, noNaN: true }),
  attemptId: () => fc.uuid(),
  answers: () =>
    fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), nasty)),
      fc.array(fc.record({ stepId: fc.string(), answer: fc.oneof(fc.string(), nasty) })),
    ),
  name: () => fc.constant("Ana"),
  email: () => fc.constantFrom("ana@example.org", "new@example.org"),
  password: () => fc.string({ minLength: 10 }),
  timeZone: () => fc.constantFrom("Europe/Berlin", "Mars/Olympus"),
  role: () => fc.constantFrom("LEARNER", "TEACHER"),
};

const fieldValue = (name: string): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: plausible[name]?.() ?? nasty }, { weight: 1, arbitrary: nasty });

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        (z.toJSONSchema(schema, { io: "input" }) as { properties?: object }).properties ?? {},
      );

const objectWith = (names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, fieldValue(name)])), {
    requiredKeys: [],
  });

/** Mostly JSON of the right fields; also any JSON, and text that is none. */
const bodyFor = (declared: Call): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: objectWith(fieldsOf(declared.body)).map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: nasty.map((body) => JSON.stringify(body) ?? "") },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{"__proto__":{}}', "[".repeat(10_000), '{"a":', "\ufeff{}"),
    },
  );

const inUrl = (value: unknown): string =>
  encodeURIComponent(
    String(typeof value === "object" ? JSON.stringify(value) : value).replaceAll(/\p{Cs}/gu, ""),
  );

const urlFor = ({ name, query }: Call): fc.Arbitrary<string> => {
  const path = pathOf(name);
  const params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const rawPart = fc.constantFrom("%ff", "%", "%00", "%2e%2e", "..", "a%2fb");
  const parts = fc.tuple(
    ...params.map((param) =>
      fc.oneof({ weight: 5, arbitrary: fieldValue(param).map(inUrl) }, rawPart),
    ),
  );
  const search = objectWith([...fieldsOf(query), "extra"]).map((fields) =>
    Object.entries(fields)
      .map(([key, value]) => `${key}=${inUrl(value)}`)
      .join("&"),
  );
  return fc.tuple(parts, search).map(([values, text]) => {
    const filled = path.replaceAll(/\{\w+\}/g, () => values.shift() ?? "");
    return `${filled}?${text}`;
  });
};

/** How many rows each table has, as one text. */
async function countRows(): Promise<string> {
  const counts = tables.map((name) => sql`(select count(*) from ${sql.table(name)})`);
  return JSON.stringify((await sql`select ${sql.join(counts)}`.execute(tester.db)).rows);
}

const oneSentence = /^[A-Za-z"][^\n]{3,300}\.$/;
const innards =
  /\bat .+:\d+|node_modules|Error:|\b(select|insert into|update|delete from)\b.+\b(from|set|values|where)\b|syntax|violates|column|relation/i;

test.each((calls as readonly Call[]).map((each) => [each.name, each] as const))(
  "%s answers whatever is sent with a proper reply or a proper refusal",
  async (name, declared) => {
    let rows = await countRows();
    const property = fc.asyncProperty(
      urlFor(declared),
      bodyFor(declared),
      fc.boolean(),
      async (url, payload, hasSession) => {
        const reply = await tester.send(
          {
            method: methodOf(name as CallName),
            url,
            ...(methodOf(name as CallName) === "GET"
              ? {}
              : { payload, headers: { "content-type": "application/json" } }),
          },
          hasSession ? me : undefined,
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
    await fc.assert(property, { numRuns: runs });
    expect(tester.log).toEqual([]);
  },
);
