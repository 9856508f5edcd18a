import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type Call,
  callLimits,
  callNamed,
  calls,
  commonErrors,
  errorStatus,
  methodOf,
  pathOf,
} from "./index";

const declared: readonly Call[] = calls;

describe("every call of the learner's and teacher's apps is declared", () => {
  test.each([
    ["GET /api/gamification/profile/{userId}"],
    ["GET /api/lessons"],
    ["GET /api/lessons/{id}"],
    ["POST /api/lessons/progress"],
    ["POST /api/lessons/xapi"],
    ["POST /api/lessons/complete"],
    ["GET /api/stripe/subscription/{userId}"],
    ["POST /api/stripe/create-portal-session"],
    ["POST /api/stripe/create-checkout-session"],
    ["POST /api/ai/chat"],
    ["GET /api/teacher/{teacherId}/students"],
  ])("%s", (name) => {
    expect(declared.map((each) => each.name)).toContain(name);
  });
});

describe("every call of the social and practice areas is declared", () => {
  test.each([
    ["GET /api/friends"],
    ["GET /api/users/search"],
    ["POST /api/friends/request"],
    ["POST /api/follows"],
    ["DELETE /api/follows/{followerId}/{followedId}"],
    ["GET /api/follows/check/{followerId}/{teacherId}"],
    ["GET /api/follows/followers/{teacherId}"],
    ["GET /api/users/{teacherId}"],
    ["GET /api/rooms"],
    ["GET /api/rooms/my-rooms/{userId}"],
    ["POST /api/rooms/{roomId}/join"],
    ["POST /api/rooms/{roomId}/leave"],
    ["GET /api/rooms/{id}"],
    ["GET /api/rooms/{id}/messages"],
    ["POST /api/games"],
    ["GET /api/games/{roomId}"],
    ["GET /api/level-test/questions/{testType}"],
    ["POST /api/level-test/submit-answer"],
    ["POST /api/level-test/submit"],
  ])("%s", (name) => {
    expect(declared.map((each) => each.name)).toContain(name);
  });
});

test("identity and the resuming of lessons have their own calls", () => {
  expect(declared.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "GET /api/session",
      "POST /api/session/guest",
      "POST /api/session/sign-up",
      "POST /api/session/log-in",
      "POST /api/session/demo",
      "POST /api/session/log-out",
      "POST /api/lessons/{id}/answers",
    ]),
  );
});

test("no two calls share a method and a path, whatever their parameters are called", () => {
  const shapes = declared.map(({ name }) => name.replaceAll(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

describe.each(declared.map((each) => [each.name, each] as const))("%s", (name, shape) => {
  test("names its parameters in the path and in their schema alike", () => {
    const inPath = [...pathOf(name).matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));
    expect(Object.keys(shape.params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted());
  });

  test("carries a body only where a body can travel", () => {
    expect(shape.body === undefined || ["POST", "PUT"].includes(methodOf(name))).toBe(true);
  });

  test("can refuse who has no session exactly where it needs one", () => {
    expect(shape.errors.includes("not-signed-in")).toBe(shape.access !== "public");
  });

  test("declares known errors, once, and not those that all calls share", () => {
    expect(shape.errors.filter((code) => !(code in errorStatus))).toEqual([]);
    expect(new Set(shape.errors).size).toBe(shape.errors.length);
    expect(shape.errors.filter((code) => commonErrors.includes(code as never))).toEqual([]);
  });

  test("can be written as JSON schema, in and out", () => {
    expect(() => z.toJSONSchema(shape.reply, { io: "output" })).not.toThrow();
    if (shape.body) expect(() => z.toJSONSchema(shape.body!, { io: "input" })).not.toThrow();
  });

  test("is found by its name", () => {
    expect(callNamed(name as (typeof calls)[number]["name"])).toBe(shape);
  });
});

test("every declared limit limits a call", () => {
  const used = declared.flatMap(({ limit = [] }) => limit);
  expect(Object.keys(callLimits).filter((name) => !(used as string[]).includes(name))).toEqual([]);
});
