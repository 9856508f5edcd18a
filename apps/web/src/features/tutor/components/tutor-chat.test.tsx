// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { TutorChat } from "./tutor-chat";

let server: FakeServer;
let lessons = 0;

beforeEach(() => {
  server = createFakeServer();
  server.on("POST /api/ai/chat", () => ({ response: "Well said.", corrections: [] }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Conversations stay for as long as the app is open, so each test talks about a lesson of its own. */
function openChat(lessonId = `lesson-${(lessons += 1)}`) {
  render(<TutorChat userId="learner-1" lessonId={lessonId} level="A1" />);
  return lessonId;
}
const field = () => screen.getByLabelText("Your message to Iris") as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (keys: { shiftKey?: boolean; isComposing?: boolean } = {}) =>
  fireEvent.keyDown(field(), { key: "Enter", ...keys });
const calls = () => server.calls("POST /api/ai/chat").map(({ body }) => body);
const replies = (count: number) =>
  waitFor(() => expect(screen.getAllByText("Well said.")).toHaveLength(count));

it("says no more than 25 words to a beginner in one bubble", async () => {
  const first = `${"One word follows ".repeat(5).trim()} another here.`;
  const second = `${"And then comes ".repeat(5).trim()} the rest.`;
  server.on("POST /api/ai/chat", () => ({ response: `${first} ${second}`, corrections: [] }));
  openChat();
  write("Hello.");
  enter();
  expect(await screen.findByText(first)).toBeTruthy();
  expect(screen.getByText(second)).toBeTruthy();
});

describe("sending", () => {
  it("has a field of two rows", () => {
    openChat();
    expect(field().rows).toBe(2);
  });

  it.each(["", "   ", "\n\t "])("does not send “%s”", (blank) => {
    openChat();
    write(blank);
    enter();
    fireEvent.click(screen.getByLabelText("Send"));
    expect(calls()).toEqual([]);
  });

  it("sends on Enter and empties the field; Shift+Enter is left to begin a new line", async () => {
    const lessonId = openChat();
    write(" I like tea. ");
    expect(enter({ shiftKey: true })).toBe(true);
    expect(calls()).toEqual([]);
    expect(enter()).toBe(false);
    expect(field().value).toBe("");
    await replies(1);
    expect(calls()).toEqual([{ message: "I like tea.", conversationHistory: [], lessonId }]);
  });

  it("leaves Enter to letters that are being composed", () => {
    openChat();
    write("おちゃ");
    enter({ isComposing: true });
    expect(calls()).toEqual([]);
  });

  it("shows that Iris is typing until the reply, and keeps what is written meanwhile", async () => {
    let reply: (value: { response: string; corrections: [] }) => void = () => undefined;
    server.on("POST /api/ai/chat", () => new Promise((resolve) => (reply = resolve)));
    openChat();
    write("Hello.");
    enter();
    expect(screen.getByText("Iris is typing…")).toBeTruthy();
    write("Are you there?");
    enter();
    expect(field().value).toBe("Are you there?");
    expect(calls()).toHaveLength(1);
    reply({ response: "Well said.", corrections: [] });
    await replies(1);
    expect(screen.queryByText("Iris is typing…")).toBeNull();
  });

  it("counts the characters near the limit, and sends none beyond it", () => {
    openChat();
    write("a".repeat(1799));
    expect(screen.queryByText(/characters? (left|too many)/)).toBeNull();
    write("a".repeat(1800));
    expect(screen.getByText("200 characters left")).toBeTruthy();
    write("a".repeat(1999));
    expect(screen.getByText("1 character left")).toBeTruthy();
    write("a".repeat(2001));
    expect(screen.getByText("1 character too many")).toBeTruthy();
    enter();
    expect(calls()).toEqual([]);
    expect(field().value).toHaveLength(2001);
  });
});

describe("the conversation", () => {
  it("goes along with the next message, in order and with who said what", async () => {
    openChat();
    write("One.");
    enter();
    await replies(1);
    write("Two.");
    enter();
    await replies(2);
    expect(calls()[1]?.conversationHistory).toEqual([
      { id: expect.any(String), sender: "user", text: "One." },
      { id: expect.any(String), sender: "avatar", text: "Well said." },
    ]);
  });

  it("is still there when the lesson is opened again, and each lesson has its own", async () => {
    const lessonId = openChat();
    write("One.");
    enter();
    await replies(1);
    cleanup();
    openChat();
    expect(screen.queryByText("Well said.")).toBeNull();
    cleanup();
    openChat(lessonId);
    expect(screen.getByText("One.")).toBeTruthy();
    expect(screen.getByText("Well said.")).toBeTruthy();
  });

  it("is announced politely", () => {
    openChat();
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("polite");
  });

  it("shows the learner's message as marked writing, with the reason on a tap", async () => {
    server.on("POST /api/ai/chat", () => ({
      response: "Well said.",
      corrections: [
        { start: 12, length: 2, wrong: "go", better: "went", why: "Yesterday is over." },
      ],
    }));
    openChat();
    write("Yesterday I go home.");
    enter();
    const mark = await screen.findByRole("button", { name: /go.*went/ });
    fireEvent.click(mark);
    expect(screen.getByText("Yesterday is over.")).toBeTruthy();
  });
});

describe("failure", () => {
  const apology = "I'm sorry, I'm having trouble responding right now. Please try again.";
  beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it("is logged, and answered with Iris's apology, which she does not remember", async () => {
    server.on("POST /api/ai/chat", () => refusal(500, "Broken."));
    openChat();
    write("Hello.");
    enter();
    expect(await screen.findByText(apology)).toBeTruthy();
    expect(console.error).toHaveBeenCalledOnce();
    expect(screen.queryByText("Iris is typing…")).toBeNull();
    expect(screen.getByText("Hello.")).toBeTruthy();

    server.on("POST /api/ai/chat", () => ({ response: "Well said.", corrections: [] }));
    write("Hello again.");
    enter();
    await replies(1);
    expect(calls()[1]?.conversationHistory.map(({ text }) => text)).toEqual([]);
  });

  it("without a connection reads the same", async () => {
    server.setOnline(false);
    openChat();
    write("Hello.");
    enter();
    expect(await screen.findByText(apology)).toBeTruthy();
  });

  it.each([
    [402, "plan-required", "Your plan has no chat."],
    [403, "consent-needed", "Ask a parent first."],
    [403, "forbidden", "You cannot use the chat."],
    [429, "too-many-requests", "Please wait a minute."],
  ] as const)(
    "%i %s, against which trying again does not help, is told in the server's words",
    async (status, code, sentence) => {
      server.on("POST /api/ai/chat", () => refusal(status, sentence, code));
      openChat();
      write("Hello.");
      enter();
      expect(await screen.findByText(sentence)).toBeTruthy();
      // Where another plan has more, the way to it stands below.
      const ways = screen.queryAllByText("See the plans").map((way) => way.getAttribute("href"));
      expect(ways).toEqual(code === "plan-required" ? ["/pricing"] : []);
    },
  );
});

it("where help is stays in the conversation, with a way to the finder, also after more was said", async () => {
  const help =
    "You matter. If you are in danger, call 112. Everywhere: findahelpline.com. Talk today.";
  server.on("POST /api/ai/chat", () => ({ response: help, corrections: [], isHelp: true }));
  openChat();
  write("I want to die");
  enter();
  const link = await screen.findByRole("link", { name: "findahelpline.com" });
  expect(link.getAttribute("href")).toBe("https://findahelpline.com");
  server.on("POST /api/ai/chat", () => ({ response: "Well said.", corrections: [] }));
  write("I told my aunt.");
  enter();
  await replies(1);
  const log = screen.getByRole("log", { name: "Conversation with Iris" });
  expect(log.textContent).toContain(help);
  expect(log.contains(link)).toBe(true);
});

it("shows forms as a table, and no year as a number to call", async () => {
  const response = "It is so:\n\nWord → For example\nfor → for an hour\nsince → since 2018";
  server.on("POST /api/ai/chat", () => ({ response, corrections: [] }));
  openChat();
  write("Explain for and since");
  enter();
  expect(await screen.findByRole("columnheader", { name: "For example" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "since 2018" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("keeps the keyboard in the conversation when a suggestion was chosen", async () => {
  server.on("POST /api/ai/chat", () => ({
    response: "Well said.",
    corrections: [],
    suggestions: ["quiz"],
  }));
  openChat();
  write("Hello.");
  enter();
  fireEvent.click(await screen.findByRole("button", { name: "quiz" }));
  await replies(2);
  expect(document.activeElement).toBe(screen.getByRole("log"));
});

describe("where help is", () => {
  const response = "Are you in danger now? Call 112 in Spain. Or go to findahelpline.com.";

  it("is said by Iris, and is still there in another conversation, until it is closed", async () => {
    server.on("POST /api/ai/chat", () => ({ response, corrections: [], isHelp: true }));
    openChat();
    write("I want to die");
    enter();
    expect(await screen.findByRole("link", { name: "112" })).toBeTruthy();
    expect(screen.queryByText("You are not alone")).toBeNull();
    cleanup();
    // As after a reload, when what was said is gone.
    openChat();
    const note = screen.getByRole("region", { name: "You are not alone" });
    expect(note.textContent).toContain(response);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("You are not alone")).toBeNull();
  });
});
