// A WebSocket client that costs as little as it can: it counts frames and reads only what it must,
// so that the server is measured and not the client. One for all servers.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

/** How each server is spoken to over its WebSocket. */
const dialects = {
  plain: {
    path: "/ws",
    encode: (type, payload) => JSON.stringify({ type, ...payload }),
    greet: () => {},
  },
  "socket.io": {
    path: "/socket.io/?EIO=4&transport=websocket",
    encode: (type, payload) => `42${JSON.stringify([type, payload])}`,
    // Engine.IO says hello, is told which namespace, and asks now and then whether anybody is there.
    greet(client, text) {
      if (text.startsWith("0{")) client.sendText("40");
      else if (text === "2") client.sendText("3");
    },
  },
};

/** Frames at least this long are room messages; acknowledgements and pings are shorter. */
const messageBytes = 180;

/**
 * Opens one connection. `onMessage(client, text)` is called for room messages when `reads` is set;
 * with `onFrame(client, payload)` each text is handed on as the bytes that it came in, and nothing
 * is counted.
 */
export function openClient({
  port,
  cookie,
  dialect = "plain",
  reads = false,
  onMessage,
  onFrame,
  counter,
}) {
  const { path, encode, greet } = dialects[dialect];
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const waiting = [];
  let head = true;
  let rest = Buffer.alloc(0);

  const client = {
    reads,
    send: (type, payload) => client.sendText(encode(type, payload)),
    sendText(text) {
      socket.write(maskedFrame(Buffer.from(text)));
    },
    /** Waits for the first frame that contains the text. */
    hear: (text) => new Promise((done) => waiting.push({ text, done })),
    close: () => socket.destroy(),
    ready: undefined,
  };

  function frame(payload) {
    if (onFrame !== undefined) return onFrame(client, payload);
    if (payload.length >= messageBytes) {
      counter.messages += 1;
      if (client.reads) onMessage(client, payload.toString("latin1"));
      if (waiting.length === 0) return;
    }
    counter.frames += 1;
    if (waiting.length === 0 && dialect === "plain") return;
    const text = payload.toString();
    greet(client, text);
    for (const each of waiting.splice(0)) {
      if (text.includes(each.text)) each.done(text);
      else waiting.push(each);
    }
  }

  socket.on("data", (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (head) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!rest.subarray(0, 12).toString().endsWith("101")) {
        throw new Error(rest.subarray(0, 200).toString());
      }
      head = false;
      rest = rest.subarray(end + 4);
      client.opened();
    }
    for (;;) {
      if (rest.length < 2) return;
      let length = rest[1] & 127;
      let at = 2;
      if (length === 126) {
        if (rest.length < 4) return;
        length = rest.readUInt16BE(2);
        at = 4;
      } else if (length === 127) {
        if (rest.length < 10) return;
        length = Number(rest.readBigUInt64BE(2));
        at = 10;
      }
      if (rest.length < at + length) return;
      const opcode = rest[0] & 15;
      const payload = rest.subarray(at, at + length);
      rest = rest.subarray(at + length);
      if (opcode === 1) frame(payload);
      else if (opcode === 9) socket.write(maskedFrame(payload, 10));
    }
  });
  socket.on("error", () => {});
  client.ready = new Promise((done) => {
    client.opened = done;
  });
  client.closed = new Promise((done) => socket.once("close", done));
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString("base64")}\r\n` +
      `${cookie ? `cookie: ${cookie}\r\n` : ""}\r\n`,
  );
  return client;
}

/** A client's frame, masked with zeros: the server unmasks it all the same. */
function maskedFrame(payload, opcode = 1) {
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
