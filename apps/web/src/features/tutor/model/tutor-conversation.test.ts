// @vitest-environment jsdom
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

test("what got no reply is offered to be sent again, and Iris does not know it until then", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.setOnline(false);
  const conversation = createTutorConversation("lesson-1");
  await conversation.say("A cheese sandwich, please.");
  expect(conversation.store.getState().toRetry).toBe("A cheese sandwich, please.");
  server.setOnline(true);
  server.on("POST /api/ai/chat", () => ({ response: "Here you are.", corrections: [] }));
  await conversation.say(conversation.store.getState().toRetry!);
  expect(server.calls("POST /api/ai/chat").at(-1)?.body.conversationHistory).toEqual([]);
  expect(conversation.store.getState().toRetry).toBeNull();
});

test("a conversation is there again after the page was loaded anew, with its numbering", async () => {
  server.on("POST /api/ai/chat", () => ({
    response: "Which one?",
    corrections: [],
    suggestions: ["At the café"],
  }));
  await conversationAbout("maya", "reloaded").say("Role play, please.");
  vi.resetModules();
  const { conversationAbout: anew } = await import("./tutor-conversation");
  const again = anew("maya", "reloaded");
  expect(again.store.getState()).toMatchObject({
    messages: [{ text: "Role play, please." }, { text: "Which one?" }],
    suggestions: ["At the café"],
    isAwaitingReply: false,
  });
  await again.say("At the café");
  const ids = again.store.getState().messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test("nothing is kept of a conversation in which somebody was told where help is", async () => {
  server.on("POST /api/ai/chat", () => ({ response: "Call 112.", corrections: [], isHelp: true }));
  await conversationAbout("maya", "in-danger").say("I want to die.");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("I want to die.");
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
