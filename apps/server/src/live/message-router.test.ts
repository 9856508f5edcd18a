import { expect, test } from "vitest";
import { listeningConnection } from "../testing/listening-connection";
import { createMessageRouter } from "./message-router";

test("each message goes to the one who handles its type", async () => {
  const { connection, heard } = listeningConnection("ana");
  const typed: string[] = [];
  const receive = createMessageRouter([
    { PING: ({ send }) => send({ type: "PONG" }) },
    { TYPING: ({ caller }) => void typed.push(caller.id) },
  ]);
  await receive(connection, { type: "PING" }, 0);
  await receive(connection, { type: "TYPING" }, 0);
  expect([heard, typed]).toEqual([[{ type: "PONG" }], ["ana"]]);
});

test("what nobody handles is refused in a sentence", async () => {
  const { connection, heard } = listeningConnection("ana");
  await createMessageRouter([])(connection, { type: "LEAVE_ROOM" }, 0);
  expect(heard).toEqual([{ type: "ERROR", message: "This is not open yet." }]);
});

test("two modules cannot handle the same message", () => {
  const handlers = { PING: () => {} };
  expect(() => createMessageRouter([handlers, handlers])).toThrow("Two modules handle PING.");
});
