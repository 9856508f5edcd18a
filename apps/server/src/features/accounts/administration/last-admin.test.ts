import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test("of two admins who erase themselves at once, the last one stays", async () => {
  const password = "correct horse battery";
  const admins = await Promise.all(
    ["one", "other"].map((name) =>
      app.signIn({ email: `${name}@example.org`, role: "ADMIN", password }),
    ),
  );
  const erase = (as: TestUser) =>
    app.call(
      "POST /api/account/{userId}/erase",
      { params: { userId: as.id }, body: { password } },
      { as },
    );
  const replies = await Promise.all(admins.map(erase));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await app.call("GET /api/school", {})).body.hasAdmin).toBe(true);
});
