import { type Call, calls, pathOf } from "@saywell/contract";
import { afterAll, beforeEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";

let tester: TestApp;
let as: TestUser;
beforeAll(async () => {
  tester = await buildTestApp();
});
beforeEach(async () => {
  await tester.empty();
  as = await tester.signIn();
});
afterAll(() => tester.close());

const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const known: Record<string, string> = {
  "GET /api/level-test/questions/{testType}": "/api/level-test/questions/adult",
  "GET /api/lessons/{id}": "/api/lessons/a1-lesson-1",
};
const writing = (calls as readonly Call[])
  .filter(({ writes }) => writes)
  .map(({ name }) => [name, known[name] ?? pathOf(name).replaceAll(/\{\w+\}/g, "x")] as const);

const traces = async () => [
  ...(await tester.db.selectFrom("level_test_session").select("id").execute()),
  ...(await tester.db.selectFrom("lesson_visit").select("lesson_id").execute()),
];

test("are those of the specification, and whatever leaves a trace in the audit log", () => {
  expect(writing.map(([name]) => name)).toEqual(
    expect.arrayContaining([...Object.keys(known), "GET /api/admin/mails/{id}"]),
  );
});

describe.each(writing)("%s", (_, url) => {
  test.each([
    ["a link on another site", { ...navigation, "sec-fetch-site": "cross-site" }],
    ["a link on a neighbouring site", { ...navigation, "sec-fetch-site": "same-site" }],
    ["a picture of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["a script of another site", { origin: "https://evil.example" }],
  ])("is refused to %s, and nothing is begun", async (__, headers) => {
    for (const method of ["GET", "HEAD"] as const) {
      const reply = await tester.send({ method, url, headers }, as);
      expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([403, "foreign-origin"]);
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
    expect(await traces()).toEqual([]);
  });
});

describe.each(Object.entries(known))("%s", (_, url) => {
  test.each([
    ["our own page", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }],
    ["somebody who types the address", { ...navigation, "sec-fetch-site": "none" }],
    ["a client that says nothing of sites", {}],
  ])("is served to %s", async (__, headers) => {
    expect((await tester.send({ url, headers }, as)).statusCode).toBe(200);
    expect(await traces()).toHaveLength(1);
  });
});
