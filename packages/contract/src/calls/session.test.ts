import { expect, test } from "vitest";
import { callNamed } from "../index";

const { body } = callNamed("POST /api/session/log-in");

test("an email is taken without the spaces that phones add", () => {
  const parsed = body.parse({ email: " ana@example.org ", password: "x" });
  expect(parsed.email).toBe("ana@example.org");
});

test.each([
  "ana",
  "ana@",
  "@example.org",
  "ana@example",
  "a b@example.org",
  `${"x".repeat(250)}@b.co`,
])("%j is no email", (email) => {
  expect(body.safeParse({ email, password: "x" }).success).toBe(false);
});
