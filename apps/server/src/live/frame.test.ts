import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";
import { serverMessage } from "@saywell/contract";
import { expect, test } from "vitest";
import * as ws from "ws";
import { frameOf, joinFrames } from "./frame";
import { newMessage } from "./room-batch";

/** `ws` exports its receiver; its types do not say so. */
const { Receiver } = ws as unknown as {
  Receiver: new (options: { isServer: boolean }) => Writable & EventEmitter;
};

const message = (content: string) =>
  newMessage("r1", {
    id: "m1",
    userId: "u1",
    userName: "Ana",
    content,
    createdAt: "2026-03-02T09:00:00.000Z",
    isModerated: 0,
    seq: 7,
    isBot: false,
  });

test("a room message is one of the contract", () => {
  expect(serverMessage.parse(message("Hi"))).toEqual(message("Hi"));
});

test("framed messages arrive as they were, one by one, whatever their length", async () => {
  const contents = ["", "Hi", "é".repeat(200), "x".repeat(70_000)];
  const receiver = new Receiver({ isServer: false });
  const heard: string[] = [];
  receiver.on("message", (data: Buffer) => heard.push(data.toString()));
  receiver.end(joinFrames(contents.map((content) => frameOf(message(content)))));
  await expect.poll(() => heard.length).toBe(contents.length);
  expect(heard.map((each) => JSON.parse(each) as unknown)).toEqual(contents.map(message));
});
