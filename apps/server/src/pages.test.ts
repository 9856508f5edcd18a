import { type Call, calls, pathOf } from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageOf, placeOf, rowsFor } from "./pages";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { makeClass } from "./testing/factories";

const encode = (place: unknown) => Buffer.from(JSON.stringify(place)).toString("base64url");
const uuid = "2f9a8a0e-6f2c-4c57-9df4-5ad1b3a6a001";

test("the pages of a list hold each row once, and the last one says that it is", () => {
  const rows = Array.from({ length: 7 }, (_, n) => ({ name: `Row ${n}` }));
  const read = (cursor?: string) => {
    const wish = { limit: 3, ...(cursor !== undefined && { cursor }) };
    const after = placeOf(wish, ["text"]);
    const place = after.ok ? after.value : null;
    const rest = rows.filter(({ name }) => place === null || name > place[0]!);
    return pageOf(rest.slice(0, rowsFor(wish)), wish, ({ name }) => [name]);
  };
  const first = read();
  const second = read(first.next!);
  const third = read(second.next!);
  expect([first, second, third].flatMap((page) => page.rows)).toEqual(rows);
  expect(third.next).toBeNull();
});

test.each([
  ["2026-03-02T09:00:00.000Z", true],
  ["2026-03-02 09:00:00.123456+00", true],
  ["2026-03-02 09:00:00+00", true],
  ["1", false],
  ["2026", false],
  ["Mon Mar 02 2026", false],
  ["2026-02-31T09:00:00Z", false],
  ["2026-03-02T25:00:00Z", false],
  // JavaScript has such a year, PostgreSQL does not.
  ["0000-01-01T00:00:00.000Z", false],
])("%s as the moment of a row counts: %s", (moment, isSound) => {
  expect(placeOf({ cursor: encode([moment, uuid]) }, ["instant", "uuid"]).ok).toBe(isSound);
});

describe("every list that comes a page at a time", () => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await buildTestApp();
    admin = await app.signIn({ email: "head@example.org", role: "ADMIN" });
  });
  afterAll(() => app.close());

  const lists = (calls as readonly Call[]).filter(({ query }) => {
    const { shape } = (query ?? {}) as { shape?: object };
    return shape !== undefined && "cursor" in shape;
  });
  const forged = [
    "x",
    encode(null),
    encode([]),
    encode([1]),
    encode(["-1"]),
    encode(["999999999999999"]),
    encode(["1", uuid]),
    encode(["2026-02-31T00:00:00Z", uuid]),
    encode(["0000-01-01T00:00:00.000Z", uuid]),
    encode(["a\u0000", uuid]),
    encode(["2026-03-02T09:00:00Z", "nobody"]),
    encode(["9", "9", "999999999999999", "1", uuid]),
    encode(["9", "9", "999999999999999", "2026-03-02T09:00:00Z", uuid]),
  ];

  test("answers, or refuses as wrong, whatever stands in the place of a cursor", async () => {
    expect(lists.length).toBeGreaterThan(8);
    const { id } = await makeClass(app.db, { teacherId: admin.id });
    for (const { name } of lists) {
      const url = pathOf(name).replace("{id}", id).replace("{userId}", admin.id);
      for (const cursor of forged) {
        const { statusCode } = await app.send({ url, query: { cursor } }, admin);
        expect([200, 400], `${name} ${cursor}`).toContain(statusCode);
      }
    }
    expect(app.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});
