import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";
import { cookieOf, createLines, type Line, listenOn } from "../testing/dial";
import { movableClock } from "../testing/movable-clock";
import { makeRoom, makeSession } from "../testing/factories";

let tester: TestApp;
let port: number;

const lines = createLines();
const open = (headers: Record<string, string>, to = port) => lines.open(to, headers);
beforeAll(async () => {
  tester = await buildTestApp();
  port = await listenOn(tester);
});
afterEach(() => lines.hangUp());
afterAll(() => tester.close());

/** The answer to a handshake that is refused. */
async function refusedWith(headers: Record<string, string>) {
  const asking = request({
    host: "127.0.0.1",
    port,
    path: "/ws",
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    },
  }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  return [response.statusCode, response.headers["x-error-code"], Buffer.concat(chunks).toString()];
}

describe("the handshake", () => {
  test("lets in who has a session", async () => {
    const { socket } = await open(cookieOf(await tester.signInGuest()));
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test("lets in a page of this host", async () => {
    const origin = `http://127.0.0.1:${port}`;
    const { socket } = await open({ origin, ...cookieOf(await tester.signInGuest()) });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test("refuses who has none", async () => {
    expect(await refusedWith({})).toEqual([
      401,
      "not-signed-in",
      "Please log in, or start as a guest, first.",
    ]);
    expect(await refusedWith({ cookie: "saywell_session=made-up" })).toContain(401);
  });

  test("refuses a page of another site, session or not", async () => {
    const guest = await tester.signInGuest();
    const refusal = [403, "foreign-origin", "This request came from another site."];
    expect(await refusedWith({ origin: "https://evil.example", ...cookieOf(guest) })).toEqual(
      refusal,
    );
    expect(await refusedWith({ origin: "null", ...cookieOf(guest) })).toEqual(refusal);
  });

  test("elsewhere than /ws is no live connection", async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/elsewhere`);
    const [, response] = (await once(socket, "unexpected-response")) as [
      unknown,
      { statusCode: number },
    ];
    expect(response.statusCode).toBe(404);
    socket.on("error", () => {}).terminate();
  });

  test("survives a client that hangs up in the middle of it", async () => {
    const { token } = await tester.signInGuest();
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\ncookie: saywell_session=${token}\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      () => socket.resetAndDestroy(),
    );
    await once(socket, "close");
    expect((await tester.send({ url: "/healthz" })).statusCode).toBe(200);
    expect(tester.log).toEqual([]);
  });

  test("with a body, or to another protocol, is refused and hung up", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "POST /api/session/guest HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n",
    );
    const answer: Buffer[] = await socket.toArray();
    expect(Buffer.concat(answer).toString()).toMatch(
      /^HTTP\/1.1 400 .+\r\n\r\nThe request is malformed\.$/s,
    );
  });
});

test("what is not HTTP is refused in a sentence too", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("hello\r\n\r\n");
  const answer: Buffer[] = await socket.toArray();
  expect(Buffer.concat(answer).toString()).toMatch(
    /^HTTP\/1.1 400 .+x-error-code: invalid-input.+\r\n\r\nThe request is malformed\.$/s,
  );
});

describe("a live connection", () => {
  let me: TestUser;
  let line: Line;
  beforeEach(async () => {
    me = await tester.signInGuest();
    line = await open(cookieOf(me));
  });

  test("answers CONNECT_USER with who of one's friends is here", async () => {
    line.send({ type: "CONNECT_USER", userId: me.id, userName: "Student" });
    expect(await line.receive()).toEqual({ type: "CONNECTED", onlineFriends: [] });
  });

  test("connects nobody as somebody else", async () => {
    line.send({ type: "CONNECT_USER", userId: "somebody-else", userName: "Student" });
    expect(await line.receive()).toEqual({
      type: "ERROR",
      message: "You can only connect as yourself.",
    });
  });

  test.each([
    "{",
    "",
    "null",
    "[]",
    '{"type":"NOTHING"}',
    '{"type":"CONNECT_USER"}',
    '{"type":"GAME_ACTION","gameId":"g","action":"CHEAT"}',
    '{"__proto__":{"type":"SEND_MESSAGE"}}',
  ])("answers %j with an error, and goes on", async (text) => {
    line.send(text);
    expect(await line.receive()).toMatchObject({
      type: "ERROR",
      message: "This message was not understood.",
    });
    line.send({ type: "CONNECT_USER", userId: me.id, userName: "Student" });
    expect(await line.receive()).toMatchObject({ type: "CONNECTED" });
  });

  test("answers a binary message with an error, and goes on", async () => {
    line.send(Buffer.from('{"type":"PING"}'));
    expect(await line.receive()).toMatchObject({
      type: "ERROR",
      message: "This message was not understood.",
    });
    await line.answered();
  });

  test("ends for who goes on sending what is no message", async () => {
    for (let count = 0; count < 50; count++) line.send("{");
    expect(await line.closed).toBe(1008);
  });

  test("answers in the order it was asked", async () => {
    line.send({ type: "CONNECT_USER", userId: me.id, userName: "Student" });
    line.send({ type: "LEAVE_ROOM" });
    expect((await line.receive()).type).toBe("CONNECTED");
    expect((await line.receive()).type).toBe("ERROR");
  });

  test("ends on DISCONNECT_USER", async () => {
    line.send({ type: "DISCONNECT_USER" });
    expect(await line.closed).toBe(1005);
  });

  test("ends on a message over 64 kB", async () => {
    line.send("x".repeat(64 * 1024 + 1));
    expect(await line.closed).toBe(1009);
  });

  test("ends when its session is logged out, and no other does", async () => {
    const other = await open(cookieOf(await tester.signInGuest()));
    await tester.call("POST /api/session/log-out", {}, { as: me });
    expect(await line.closed).toBe(4401);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("ends on every device when its account is erased, and no other does", async () => {
    const token = await makeSession(tester.db, { accountId: me.id, now: tester.clock.now() });
    const device = await open(cookieOf({ ...me, token }));
    const other = await open(cookieOf(await tester.signInGuest()));
    const params = { userId: me.id };
    await tester.call("POST /api/account/{userId}/erase", { params, body: {} }, { as: me });
    expect(await Promise.all([line.closed, device.closed])).toEqual([4401, 4401]);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("ends when it asks faster than anybody can answer", async () => {
    for (let count = 0; count < 500; count++) line.send({ type: "LEAVE_ROOM" });
    expect(await line.closed).toBe(1008);
  });
});

describe("too many connections", () => {
  test("of one account, or from one address, are told so and closed; those before them stay", async () => {
    const limits = { connectionsPerAccount: 2, connectionsPerAddress: 3 };
    const small = await buildTestApp({ liveLimits: limits });
    const to = await listenOn(small);
    const [ana, ben] = [await small.signInGuest(), await small.signInGuest()];
    const first = await open(cookieOf(ana), to);
    await open(cookieOf(ana), to);
    expect(await (await open(cookieOf(ana), to)).closed).toBe(4429);
    await open(cookieOf(ben), to);
    expect(await (await open(cookieOf(ben), to)).closed).toBe(4429);
    await first.answered();
    first.socket.close();
    await first.closed;
    await (await open(cookieOf(ana), to)).answered();
    await small.close();
  });
});

test("a handshake that comes to nothing leaves the place for the next", async () => {
  const small = await buildTestApp({ liveLimits: { connectionsPerAccount: 1 } });
  const to = await listenOn(small);
  const cookie = cookieOf(await small.signInGuest());
  for (let count = 0; count < 3; count++) {
    const headers = { connection: "Upgrade", upgrade: "websocket", ...cookie };
    const asking = request({ host: "127.0.0.1", port: to, path: "/ws", headers }).end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(400);
    response.resume();
  }
  await (await open(cookie, to)).answered();
  await small.close();
});

test("a connection ends when its session's time is over", async () => {
  const clock = movableClock("2026-03-02T09:00:00Z");
  const quick = await buildTestApp({ clock, liveLimits: { recheckEvery: 20 } });
  const to = await listenOn(quick);
  const line = await open(cookieOf(await quick.signInGuest()), to);
  await line.answered();
  clock.advance(91 * 24 * 3600 * 1000);
  expect(await line.closed).toBe(4401);
  await quick.close();
});

test.each([
  ["a ban", "ban"],
  ["an age that was set right", "age"],
] as const)("%s puts out of a room, even if word of it was lost", async (_, what) => {
  const quick = await buildTestApp({ liveLimits: { recheckEvery: 20 } });
  const to = await listenOn(quick);
  const ana = await quick.signIn({ ageBand: "ADULT" });
  const { id: roomId } = await makeRoom(quick.db, { audience: "ADULTS", memberIds: [ana.id] });
  const line = await lines.join(to, ana, roomId);
  await new Promise((done) => setTimeout(done, 60));
  expect(line.inbox).toEqual([]);
  if (what === "age") {
    const young = { age_band: "AGE_13_TO_17" } as const;
    await quick.db.updateTable("account").set(young).where("id", "=", ana.id).execute();
  } else {
    const ban = { account_id: ana.id, kind: "BAN", reason: "Rude" } as const;
    const created_at = quick.clock.now();
    await quick.db
      .insertInto("sanction")
      .values({ ...ban, created_at })
      .execute();
  }
  expect(await line.until("ROOM_CLOSED")).toMatchObject({ roomId });
  await quick.close();
});

test("a client that no longer answers is hung up on; one that does stays", async () => {
  const quick = await buildTestApp({ liveLimits: { heartbeat: 1000 } });
  const to = await listenOn(quick);
  const cookie = cookieOf(await quick.signInGuest());
  const alive = await open(cookie, to);
  const dead = new WebSocket(`ws://127.0.0.1:${to}/ws`, { headers: cookie, autoPong: false });
  expect((await once(dead, "close"))[0]).toBe(1006);
  await alive.answered();
  await quick.close();
});

test("clients are told to go when the server stops, and it waits for nobody", async () => {
  const stopping = await buildTestApp();
  const to = await listenOn(stopping);
  const cookie = cookieOf(await stopping.signInGuest());
  const [polite, deaf] = [await open(cookie, to), await open(cookie, to)];
  deaf.socket.pause();
  await stopping.close();
  expect(await polite.closed).toBe(1001);
});
