// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { servedBody } from "../testing/served-page";
import { startChat } from "./chat-with-iris";

let server: FakeServer;
let user: typeof guest | null;
beforeEach(() => {
  user = null;
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user, demo: false }));
  server.on("POST /api/session/guest", () => {
    user = guest;
    return { user: guest };
  });
  server.on("POST /api/ai/chat", () => ({
    response: "Well done. We say “went”.",
    corrections: [{ start: 2, length: 2, wrong: "go", better: "went", why: "It is past." }],
  }));
  document.body.innerHTML = servedBody("/");
  Element.prototype.scrollIntoView = vi.fn();
  startChat(form(), log());
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.querySelector<HTMLFormElement>("[data-chat-form]")!;
const log = () => document.querySelector<HTMLElement>("[data-chat-log]")!;
const field = () => form().querySelector("textarea")!;
const lines = () => [...log().children].map(({ textContent }) => textContent);
const answered = () => vi.waitFor(() => expect(log().textContent).not.toContain("typing"));

async function write(message: string) {
  field().value = message;
  form().requestSubmit();
  await answered();
}

test("nothing is called before somebody writes", () => {
  expect(server.calls("GET /api/session")).toEqual([]);
});

test("the first message makes a guest of a visitor, and Iris answers and marks it", async () => {
  await write("I go home yesterday");
  expect(server.calls("POST /api/session/guest")).toHaveLength(1);
  expect(lines().slice(1)).toEqual([
    "I (wrong: go, better: went) home yesterday",
    "Well done. We say “went”.",
  ]);
  expect(log().querySelector("del")?.textContent).toBe("go");
  expect(log().querySelector("ins")?.textContent).toBe("went");
  expect(field().value).toBe("");
});

test.each([
  [{ start: 2, length: 2, better: "went" }, "I (wrong: go, better: went) home"],
  [{ start: 5, length: 0, better: "back " }, "I go (missing: back )home"],
  [{ start: 5, length: 4, better: "" }, "I go (wrong: home, leave it out)"],
  [{ start: 5, length: 4, better: null }, "I go (look again: home)"],
])("%j is marked in the hand of the app", async (mark, expected) => {
  const why = "Because.";
  const wrong = "I go home".slice(mark.start, mark.start + mark.length);
  server.on("POST /api/ai/chat", () => ({
    response: "Good.",
    corrections: [{ ...mark, wrong, why }],
  }));
  await write("I go home");
  expect(lines()[1]?.replace("‸", "")).toBe(expected);
  expect(
    log().querySelectorAll(
      ".from-visitor .ink-strike, .from-visitor [class*=decoration-wavy], .from-visitor ins",
    ).length,
  ).toBeGreaterThan(0);
});

test("the next one goes with what was said before, and makes no other guest", async () => {
  await write("I go home");
  await write("Thank you");
  expect(server.calls("POST /api/session/guest")).toHaveLength(1);
  const [, second] = server.calls("POST /api/ai/chat").map(({ body }) => body);
  expect(second?.conversationHistory.map(({ sender, text }) => [sender, text])).toEqual([
    ["user", "I go home"],
    ["avatar", "Well done. We say “went”."],
  ]);
});

test("Enter sends, Shift and Enter do not, and a blank is nothing", async () => {
  const press = (more = {}) =>
    field().dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", cancelable: true, ...more }),
    );
  field().value = "  ";
  press();
  field().value = "Hello";
  press({ shiftKey: true });
  expect(lines()).toHaveLength(1);
  press();
  await answered();
  expect(server.calls("POST /api/ai/chat").map(({ body }) => body.message)).toEqual(["Hello"]);
});

test("what did not arrive stands in the field again, with the words of the app", async () => {
  server.on("POST /api/ai/chat", () => refusal(500, "Broken."));
  await write("Hello");
  expect(lines().at(-1)).toBe(
    "I'm sorry, I'm having trouble responding right now. Please try again.",
  );
  expect(field().value).toBe("Hello");
});

test("who writes too often is told so in the server's words", async () => {
  server.on("POST /api/ai/chat", () => refusal(429, "Please wait.", "too-many-requests"));
  await write("Hello");
  expect(lines().at(-1)).toBe("Please wait.");
});

test("what Iris says is text, whatever stands in it", async () => {
  server.on("POST /api/ai/chat", () => ({ response: "<img src=x>", corrections: [] }));
  await write("<b>Hi</b>");
  expect(lines().slice(1)).toEqual(["<b>Hi</b>", "<img src=x>"]);
  expect(log().querySelector("img, b")).toBeNull();
});
