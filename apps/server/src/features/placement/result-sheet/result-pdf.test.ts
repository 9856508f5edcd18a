import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { loadContent } from "@saywell/content/answers";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createBankKeeper } from "../bank/bank-keeper";
import type { ResultSheet } from "./result-sheet";
import { createResultsService } from "../results/results.service";
import type { Viewer } from "../session/own-session";
import { troubles } from "../testing/quiet-log";
import { rightAnswer, testTaker } from "../testing/test-takers";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(async () => {
  expect(troubles(app)).toEqual([]);
  await app.empty();
});
afterAll(() => app.close());

async function takenBy(as?: TestUser) {
  const taker = testTaker(app, as);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 12 });
  const { resultId } = (await taker.submit(sessionId)).body;
  return { sessionId, resultId: String(resultId) };
}

test("a result is to be had as a PDF by its link", { timeout: 60_000 }, async () => {
  const { resultId } = await takenBy();
  const reply = await app.send({
    url: `/api/level-test/results/${resultId}/pdf`,
    headers: { host: "school.example" },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/pdf");
  expect(reply.headers["content-disposition"]).toMatch(
    /^attachment; filename="saywell-level-[ABC][12]\.pdf"$/,
  );
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.body.slice(0, 5)).toBe("%PDF-");
  expect(reply.body).toContain(`(http://school.example/level-test/results?result=${resultId})`);
});

test.each(["nonsense", "0190b1f0-0000-4000-8000-000000000000"])(
  "there is no PDF at an unknown result's link: %s",
  async (id) => {
    const { statusCode, headers } = await app.send({ url: `/api/level-test/results/${id}/pdf` });
    expect([statusCode, headers["x-error-code"]]).toEqual([404, "not-found"]);
  },
);

test("the sheet has a name only for who took the test, and never what was written", async () => {
  const sheets: ResultSheet[] = [];
  const content = loadContent();
  const service = createResultsService({
    db: app.db,
    clock: app.clock,
    bank: createBankKeeper({ db: app.db, content }),
    content,
    sheets: { print: async (sheet) => (sheets.push(sheet), new Uint8Array(1)) },
    lessonsFinished: async () => new Set(),
    locksOf: async () => () => null,
  });
  const ana = await app.signIn({ name: "Ana" });
  const { sessionId, resultId } = await takenBy(ana);
  const visitor: Viewer = { accountId: null, name: null, keptSession: sessionId };
  const other = await app.signIn({ name: "Bea" });
  for (const viewer of [
    { accountId: ana.id, name: "Ana", keptSession: null },
    { accountId: other.id, name: "Bea", keptSession: sessionId },
    visitor,
  ])
    expect((await service.sheet(viewer, resultId, "https://school.example")).ok).toBe(true);
  expect(sheets.map(({ name }) => name)).toEqual(["Ana", null, null]);
  // A visitor took this one on a browser on which Bea has logged in since.
  const left = await takenBy();
  const next: Viewer = { accountId: other.id, name: "Bea", keptSession: left.sessionId };
  expect((await service.sheet(next, left.resultId, "https://school.example")).ok).toBe(true);
  expect(sheets.at(-1)!.name).toBeNull();
  expect(sheets.flatMap(({ result }) => result.writing)).toEqual([]);
});

test("so many PDFs from one address, and no more", async () => {
  const { rateLimits } = (await import("../../../config")).readConfig({});
  const limited = await buildTestApp({
    database: app,
    config: { rateLimits: { ...rateLimits!, sheets: { max: 1, timeWindow: 60_000 } } },
  });
  const url = "/api/level-test/results/0190b1f0-0000-4000-8000-000000000000/pdf";
  expect((await limited.send({ url })).statusCode).toBe(404);
  const refused = await limited.send({ url });
  expect([refused.statusCode, refused.headers["x-error-code"]]).toEqual([429, "too-many-requests"]);
  await limited.close();
});
