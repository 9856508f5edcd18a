import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";
import type { ServerMessage } from "@saywell/contract";
import { expect, test } from "vitest";
import * as ws from "ws";
import { frameOf, joinFrames } from "./frame";

/** `ws` exports its receiver; its types do not say so. */
const { Receiver } = ws as unknown as {
  Receiver: new (options: { isServer: boolean }) => Writable & EventEmitter;
};

const message = (content: string): ServerMessage => ({ type: "ERROR", message: content });

test("framed messages arrive as they were, one by one, whatever their length", async () => {
  const contents = ["", "Hi", "é".repeat(200), "x".repeat(70_000)];
  const receiver = new Receiver({ isServer: false });
  const heard: string[] = [];
  receiver.on("message", (data: Buffer) => heard.push(data.toString()));
  receiver.end(joinFrames(contents.map((content) => frameOf(message(content)))));
  await expect.poll(() => heard.length).toBe(contents.length);
  expect(heard.map((each) => JSON.parse(each) as unknown)).toEqual(contents.map(message));
});
