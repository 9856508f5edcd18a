import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { conversationAbout, createTutorConversation } from "./tutor-conversation";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => vi.unstubAllGlobals());

test("the last 100 messages go along, none longer than the call takes", async () => {
  server.on("POST /api/ai/chat", () => ({ response: "x".repeat(5000), corrections: [] }));
  const conversation = createTutorConversation("lesson-1");
  for (let said = 0; said <= 51; said += 1) await conversation.say(`Number ${said}.`);
  const history = server.calls("POST /api/ai/chat").at(-1)?.body.conversationHistory ?? [];
  expect(history).toHaveLength(100);
  expect(history[0]).toMatchObject({ sender: "user", text: "Number 1." });
  expect(history[1]?.text).toHaveLength(4000);
  expect(new Set(history.map(({ id }) => id)).size).toBe(100);
});

test("each learner has a conversation about each lesson, and only one", () => {
  const conversation = conversationAbout("maya", "lesson-1");
  expect(conversationAbout("maya", "lesson-1")).toBe(conversation);
  expect(conversationAbout("maya", "lesson-2")).not.toBe(conversation);
  expect(conversationAbout("leo", "lesson-1")).not.toBe(conversation);
});

test("who cries for help in a message that is refused is told where help is, and why it was refused", async () => {
  const help = "Call 999 in the UK.\nOr go to findahelpline.com.";
  server.on("POST /api/ai/chat", () =>
    refusal(429, `Please wait a little.\n${help}`, "too-many-requests"),
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onHelp = vi.fn<(text: string) => void>();
  const conversation = createTutorConversation("lesson-1", "kept", onHelp);
  await conversation.say("I want to die.");
  expect(onHelp).toHaveBeenCalledExactlyOnceWith(help);
  expect(conversation.store.getState().messages.at(-1)?.text).toBe("Please wait a little.");
});
