import cookie from "@fastify/cookie";
import type { DeclaredCallName, Role, SessionUser } from "@saywell/contract";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ok, refuse } from "../refusal";
import { FileInPortions, type Portion } from "./file-in-portions";
import { recogniseCallers } from "./current-user";
import { limitCalls } from "./call-limits";
import { handleErrors } from "./errors";
import { heedRefusals } from "./heed-refused";
import { acceptJson } from "./json-body";
import type { LogEntry } from "../observability/log";
import { mayActFor } from "./may-act-for";
import { type CallHandler, serveCall } from "./serve-call";
import { sessionCookieName } from "./session-cookie";

let app: FastifyInstance;
let log: LogEntry[];
let handled: number;
let looks: [by: string, accountIds: readonly string[]][];

const person = (role: Role): SessionUser => ({
  id: role.toLowerCase(),
  name: role,
  email: null,
  role,
  isGuest: false,
  isEmailVerified: true,
  needsSecondFactor: false,
  ageBand: "UNKNOWN",
  level: null,
  timeZone: "Europe/London",
});

beforeEach(async () => {
  log = [];
  looks = [];
  handled = 0;
  app = fastify();
  handleErrors(app, (entry) => log.push(entry));
  acceptJson(app);
  await app.register(cookie);
  limitCalls(app, undefined);
  recogniseCallers(app, {
    identify: async (token) => ({ user: person(token as Role), renewedUntil: null }),
    mayActFor,
    isProved: async () => true,
    async keepLook(_caller, accountIds, by) {
      looks.push([by, accountIds]);
    },
  });
  heedRefusals(app, () => null);
});
afterEach(() => app.close());

/** Serves a call with a handler that counts, and makes the request. The token is the role. */
async function request(
  name: DeclaredCallName,
  as: Role | null,
  {
    url,
    body,
    reply = { ok: true },
    shows,
    headers = {},
  }: {
    url?: string;
    body?: object;
    reply?: unknown;
    shows?: string[];
    headers?: Record<string, string>;
  } = {},
) {
  serveCall(app, name, (() => {
    handled += 1;
    return Promise.resolve(ok(reply, shows));
  }) as unknown as CallHandler<typeof name>);
  const [method, path] = name.split(" ") as ["GET" | "POST" | "DELETE", string];
  return await app.inject({
    method,
    url: url ?? path,
    headers,
    ...(body && { payload: body }),
    ...(as && { cookies: { [sessionCookieName]: as } }),
  });
}

describe("who may call", () => {
  test.each([
    ["GET /api/friends", null, 401],
    ["GET /api/friends", "LEARNER", 200],
    ["GET /api/teacher/{teacherId}/students", null, 401],
    ["GET /api/teacher/{teacherId}/students", "LEARNER", 403],
    ["GET /api/teacher/{teacherId}/students", "TEACHER", 200],
    ["GET /api/teacher/{teacherId}/students", "ADMIN", 200],
    ["GET /api/follows/followers/{teacherId}", null, 200],
  ] as const)("%s as %s: %i", async (name, as, status) => {
    const reply = await request(name, as, { url: pathWith(name), reply: [] });
    expect(reply.statusCode).toBe(status);
    expect(handled).toBe(status === 200 ? 1 : 0);
  });

  const pathWith = (name: string) => name.split(" ")[1]!.replaceAll(/\{\w+\}/g, "somebody");

  test("a refusal is one plain sentence, with the code in a header", async () => {
    const reply = await request("GET /api/friends", null);
    expect(reply.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-error-code": "not-signed-in",
    });
    expect(reply.body).toBe("Please log in, or start as a guest, first.");
  });
});

describe("nobody acts for somebody else", () => {
  const somebodyElse = "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11";

  test.each([
    ["userId in the path", "GET /api/rooms/my-rooms/{userId}", "/api/rooms/my-rooms/ID", undefined],
    ["userId in the query", "GET /api/lessons", "/api/lessons?userId=ID", undefined],
    [
      "userId in the body",
      "POST /api/rooms/{roomId}/leave",
      "/api/rooms/r1/leave",
      { userId: "ID" },
    ],
    [
      "followerId in the path",
      "DELETE /api/follows/{followerId}/{followedId}",
      "/api/follows/ID/t1",
      undefined,
    ],
    [
      "requesterId in the body",
      "POST /api/friends/request",
      "/api/friends/request",
      { requesterId: "ID", addresseeId: "x" },
    ],
  ] as const)("by %s", async (_, name, url, body) => {
    const send = (id: string, as: Role) =>
      app.inject({
        method: name.split(" ")[0] as "GET",
        url: url.replace("ID", id),
        ...(body && { payload: JSON.parse(JSON.stringify(body).replace("ID", id)) as object }),
        cookies: { [sessionCookieName]: as },
      });
    serveCall(app, name, () => {
      handled += 1;
      return Promise.resolve(refuse("not-found", "It was let through."));
    });

    const foreign = await send(somebodyElse, "LEARNER");
    expect([foreign.statusCode, foreign.headers["x-error-code"]]).toEqual([403, "forbidden"]);
    expect(handled).toBe(0);

    expect((await send("learner", "LEARNER")).body).toBe("It was let through.");
    expect((await send(somebodyElse, "ADMIN")).body).toBe("It was let through.");
    expect((await send(somebodyElse, "TEACHER")).statusCode).toBe(403);
  });

  test("but whom a call is about is somebody else", async () => {
    const name = "DELETE /api/friends/{userId}";
    const reply = await request(name, "LEARNER", { url: `/api/friends/${somebodyElse}` });
    expect(reply.statusCode).toBe(200);
  });
});

describe("what goes out", () => {
  test("is what the contract's reply names, and nothing more", async () => {
    const reply = await request("GET /api/follows/check/{followerId}/{teacherId}", "LEARNER", {
      url: "/api/follows/check/learner/t1",
      reply: { isFollowing: true, email: "secret@example.org" },
    });
    expect(reply.json()).toEqual({ isFollowing: true });
  });

  test("is never kept by a cache", async () => {
    const reply = await request("GET /api/friends", "LEARNER", { reply: [] });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("a reply that breaks the contract is our fault, told to the log only", async () => {
    const reply = await request("GET /api/friends", "LEARNER", { reply: "no list" });
    expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([500, "internal"]);
    expect(reply.body).toBe("Something went wrong on our side. Please try again.");
    expect(log).toMatchObject([{ level: "error", event: "call-failed", path: "/api/friends" }]);
  });

  test("HEAD answers as GET does, without the body", async () => {
    await request("GET /api/friends", "LEARNER", { reply: [] });
    const head = await app.inject({
      method: "HEAD",
      url: "/api/friends",
      cookies: { [sessionCookieName]: "LEARNER" },
    });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "2"]);
  });
});

describe("a look at people by staff", () => {
  const friend = {
    id: "mia",
    name: "Mia",
    avatar: null,
    isOnline: 0,
    lastSeenAt: null,
    role: "LEARNER",
  };
  const friends = [friend, { ...friend, id: "ben" }, friend];
  const exporting = "GET /api/account/{userId}/export";
  const mia = "0198a1b2-0000-4000-8000-000000000001";
  const exported = { exportedAt: "", tables: {} };

  test.each([
    ["LEARNER", []],
    ["TEACHER", [["GET /api/friends", ["mia", "ben"]]]],
    ["ADMIN", [["GET /api/friends", ["mia", "ben"]]]],
  ] as const)(
    "as %s is kept by the ids of the reply, each once, and only staff's: %j",
    async (as, kept) => {
      expect((await request("GET /api/friends", as, { reply: friends })).statusCode).toBe(200);
      expect(looks).toEqual(kept);
    },
  );

  test("is kept where the call is in another's name, and not where it is in one's own", async () => {
    const url = exporting.slice(4).replace("{userId}", mia);
    expect((await request(exporting, "ADMIN", { url, reply: exported })).statusCode).toBe(200);
    const own = url.replace(mia, "admin");
    const cookies = { [sessionCookieName]: "ADMIN" };
    expect((await app.inject({ url: own, cookies })).statusCode).toBe(200);
    expect(looks).toEqual([[exporting, [mia]]]);
  });

  test("is kept of those whom the handler names, where the reply has no id", async () => {
    const reply = { entries: [], next: null };
    await request("GET /api/admin/audit", "ADMIN", { reply, shows: ["mia"] });
    expect(looks).toEqual([["GET /api/admin/audit", ["mia"]]]);
  });

  test("without a word of whom is a fault of ours, and shows nothing", async () => {
    const reply = { entries: [], next: null };
    const sent = await request("GET /api/admin/audit", "ADMIN", { reply });
    expect([sent.statusCode, looks]).toEqual([500, []]);
  });

  test.each([
    ["GET /api/friends", "/api/friends", friends],
    [exporting, exporting.slice(4).replace("{userId}", mia), exported],
  ] as const)("is not brought about by another site: %s", async (name, url, reply) => {
    const headers = { "sec-fetch-site": "cross-site" };
    const sent = await request(name, "ADMIN", { url, reply, headers });
    expect([sent.statusCode, handled, looks]).toEqual([403, 0, []]);
  });
});

test("whatever is thrown, the answer has no detail and the log has all", async () => {
  serveCall(app, "GET /api/friends", () => {
    throw new Error("select secret from account", { cause: new Error("because") });
  });
  const reply = await app.inject({
    url: "/api/friends",
    cookies: { [sessionCookieName]: "LEARNER" },
  });
  expect([reply.statusCode, reply.body]).toEqual([
    500,
    "Something went wrong on our side. Please try again.",
  ]);
  expect(log).toMatchObject([
    { error: "select secret from account", method: "GET", cause: { error: "because" } },
  ]);
});

describe("a file in portions", () => {
  const exported = "GET /api/admin/audit/export";
  const send = (portions: AsyncIterable<Portion>) =>
    request(exported, "ADMIN", { reply: new FileInPortions("log.csv", "text/csv", portions) });

  test("is sent whole, and the looks at it are kept", async () => {
    async function* portions() {
      yield { text: "a\n", shows: ["ana", null, "ana"] };
      yield { text: "b\n", shows: [] };
      yield { text: "c\n", shows: ["ben"] };
    }
    const reply = await send(portions());
    expect(reply.body).toBe("a\nb\nc\n");
    expect(reply.headers).toMatchObject({
      "content-type": "text/csv",
      "content-disposition": 'attachment; filename="log.csv"',
    });
    expect(looks).toEqual([
      [exported, ["ana"]],
      [exported, ["ben"]],
    ]);
  });

  test("is refused as any call where its first portion cannot be made", async () => {
    const next = () => Promise.reject(new Error("The database is away."));
    const portions = { [Symbol.asyncIterator]: () => ({ next }) };
    expect((await send(portions)).statusCode).toBe(500);
  });
});
