import type { ServerMessage } from "@saywell/contract";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";
import { makeSession } from "../testing/factories";

let tester: TestApp;
let port: number;

const listen = async ({ app }: TestApp): Promise<number> =>
  Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);

const sockets: WebSocket[] = [];
beforeAll(async () => {
  tester = await buildTestApp();
  port = await listen(tester);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => tester.close());

const cookieOf = ({ token }: TestUser) => ({ cookie: `saywell_session=${token}` });

/** Opens a live connection and hands out what comes over it, in order. */
async function dial(headers: Record<string, string>, to = port) {
  const socket = new WebSocket(`ws://127.0.0.1:${to}/ws`, { headers });
  sockets.push(socket);
  const inbox: ServerMessage[] = [];
  const waiting: ((message: ServerMessage) => void)[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
    const next = waiting.shift();
    if (next === undefined) inbox.push(message);
    else next(message);
  });
  const closed = new Promise<number>((done) => socket.once("close", done));
  await once(socket, "open");
  return {
    socket,
    closed,
    send: (message: unknown) =>
      socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    receive: () =>
      new Promise<ServerMessage>((done) => {
        const message = inbox.shift();
        if (message === undefined) waiting.push(done);
        else done(message);
      }),
  };
}

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
    const { socket } = await dial(cookieOf(await tester.signInGuest()));
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test("lets in a page of this host", async () => {
    const origin = `http://127.0.0.1:${port}`;
    const { socket } = await dial({ origin, ...cookieOf(await tester.signInGuest()) });
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
  let line: Awaited<ReturnType<typeof dial>>;
  beforeEach(async () => {
    me = await tester.signInGuest();
    line = await dial(cookieOf(me));
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
    expect(await line.receive()).toEqual({
      type: "ERROR",
      message: "This message was not understood.",
    });
    line.send({ type: "CONNECT_USER", userId: me.id, userName: "Student" });
    expect(await line.receive()).toMatchObject({ type: "CONNECTED" });
  });

  test.each([
    { type: "JOIN_ROOM", roomId: "r1", userId: "u1", userName: "Student" },
    { type: "LEAVE_ROOM" },
    { type: "SEND_MESSAGE", content: "Hi" },
    { type: "GAME_ACTION", gameId: "g1", action: "START_GAME" },
  ])("says that rooms are not open yet to $type", async (message) => {
    line.send(message);
    expect(await line.receive()).toEqual({ type: "ERROR", message: "Rooms are not open yet." });
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
    const other = await dial(cookieOf(await tester.signInGuest()));
    await tester.call("POST /api/session/log-out", {}, { as: me });
    expect(await line.closed).toBe(4401);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("ends on every device when its account is erased, and no other does", async () => {
    const token = await makeSession(tester.db, { accountId: me.id, now: tester.clock.now() });
    const device = await dial(cookieOf({ ...me, token }));
    const other = await dial(cookieOf(await tester.signInGuest()));
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

test("clients are told to go when the server stops, and it waits for nobody", async () => {
  const stopping = await buildTestApp();
  const to = await listen(stopping);
  const cookie = cookieOf(await stopping.signInGuest());
  const [polite, deaf] = [await dial(cookie, to), await dial(cookie, to)];
  deaf.socket.pause();
  await stopping.close();
  expect(await polite.closed).toBe(1001);
});
