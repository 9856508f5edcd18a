import { submissionLimits } from "@saywell/contract/constants";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";

let app: TestApp;
let mia: TestUser;
let tom: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
  tom = await app.signIn({ role: "TEACHER", email: "tom@school.example" });
});

const list = async (as: TestUser) =>
  (await app.call("GET /api/marking-comments", {}, { as })).body.comments;
const keep = (content: string, as = mia) =>
  app.call("POST /api/marking-comments", { body: { content } }, { as });
const remove = (commentId: string, as = mia) =>
  app.call("DELETE /api/marking-comments/{commentId}", { params: { commentId } }, { as });

test("a comment is kept for its teacher alone, once, in alphabetical order", async () => {
  await keep("Watch your word order.");
  const first = await keep("  Check the past. ");
  const again = await keep("Check the past.");
  expect(again.body).toEqual(first.body);
  expect((await list(mia)).map(({ content }) => content)).toEqual([
    "Check the past.",
    "Watch your word order.",
  ]);
  expect(await list(tom)).toEqual([]);
});

test("is deleted by its teacher alone", async () => {
  const { id } = (await keep("Check the past.")).body;
  expect((await remove(id, tom)).status).toBe(404);
  expect((await remove("no-id")).status).toBe(404);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect(await list(mia)).toEqual([]);
});

test.each([
  ["nothing", "  "],
  ["too much", "x".repeat(submissionLimits.savedCommentMaxLength + 1)],
  ["words that are not for a class", "What the fuck?"],
])("%s is not kept", async (_, content) => {
  expect((await keep(content)).status).toBe(400);
  expect(await list(mia)).toEqual([]);
});

test("is refused beyond the most that one may have, also of two at once, but for one that is kept", async () => {
  const most = submissionLimits.savedComments;
  const at = app.clock.now();
  await app.db
    .insertInto("marking_comment")
    .values(
      Array.from({ length: most - 1 }, (_, place) => ({
        account_id: mia.id,
        content: `Comment ${place}`,
        created_at: at,
      })),
    )
    .execute();
  const replies = await Promise.all([keep("One more."), keep("Another one.")]);
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  expect((await keep("Comment 7")).status).toBe(200);
  expect(await list(mia)).toHaveLength(most);
});

test("learners keep none", async () => {
  const as = await app.signIn({ email: "ann@school.example" });
  const replies = [
    await app.call("GET /api/marking-comments", {}, { as }),
    await keep("Hello.", as),
    await remove("5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0999", as),
  ];
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});
