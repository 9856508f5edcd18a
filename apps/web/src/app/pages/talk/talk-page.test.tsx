// @vitest-environment jsdom
import type { TutorScene } from "@saywell/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import TalkPage from "./talk-page";

const scene: TutorScene = {
  id: "cafe",
  title: "At the café",
  level: "A1",
  role: "You are hungry. Order something.",
  partner: "Rosa",
  goals: [
    { id: "drink", text: "Order a drink.", isDone: true },
    { id: "pay", text: "Pay.", isDone: false },
  ],
  isOver: false,
  review: null,
};
const over: TutorScene = {
  ...scene,
  goals: scene.goals.map((goal) => ({ ...goal, isDone: true })),
  isOver: true,
  review: {
    wellSaid: ["A tea, please."],
    toRepair: [
      {
        said: "I wants pay.",
        marks: [{ start: 2, length: 5, wrong: "wants", better: "want", why: "With “I” no -s." }],
      },
    ],
    words: [{ word: "bill", meaning: "what you pay", isUsed: true }],
    goalsOpen: [],
  },
};

let server: FakeServer;
let learners = 0;
beforeEach(() => {
  server = createFakeServer();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  // Each test its own conversation, since those are kept while the app is open.
  learners += 1;
  server.on("GET /api/session", () => ({
    user: { ...guest, id: `learner-${learners}` },
    demo: false,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const answer = (more: object) => ({ response: "Hello!", corrections: [], ...more });
const open = async () => {
  renderApp({ "/talk": <TalkPage /> }, "/talk");
  return await screen.findByRole("heading", { name: "Play a scene" });
};
const messages = () => server.calls("POST /api/ai/chat").map(({ body }) => body.message);

test("a tap on a scene begins it, and its goals stand above the chat, ticked off as they are reached", async () => {
  server.on("POST /api/ai/chat", () => answer({ response: "Good morning!", scene }));
  await open();
  fireEvent.click(screen.getByText("A1"));
  fireEvent.click(screen.getByRole("button", { name: "At the café" }));
  const panel = await screen.findByRole("region", { name: "Role play: At the café" });
  expect(messages()).toEqual(["Let's play: At the café"]);
  expect(within(panel).getByText("1 of 2 goals reached")).toBeTruthy();
  expect(within(panel).getByText("Order a drink.").textContent).toContain("(reached)");
});

test("after a scene stands what was said well, what to repair with its mark, and words to keep", async () => {
  server.on("POST /api/ai/chat", () => answer({ scene: over }));
  await open();
  fireEvent.click(screen.getByRole("button", { name: "What can you do?" }));
  const review = await screen.findByRole("region", { name: "After the role play: At the café" });
  expect(within(review).getByText("A tea, please.")).toBeTruthy();
  expect(within(review).getByRole("insertion").textContent).toBe("want");
  expect(within(review).getByText("bill").textContent).toContain("used");
  expect(screen.queryByRole("region", { name: "Role play: At the café" })).toBeNull();
});

test("what one could say next is sent with a tap", async () => {
  server.on("POST /api/ai/chat", () => answer({ suggestions: ["Explain articles"] }));
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Give me an exercise" }));
  fireEvent.click(await screen.findByRole("button", { name: "Explain articles" }));
  await vi.waitFor(() => expect(messages()).toEqual(["Give me an exercise", "Explain articles"]));
});

test("a reply that comes piece by piece is seen while it comes, and holds as it ends", async () => {
  const encoder = new TextEncoder();
  let push: (text: string) => void = () => {};
  let end: () => void = () => {};
  server.on("POST /api/ai/chat", () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(encoder.encode(text));
        end = () => controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  await open();
  fireEvent.click(screen.getByRole("button", { name: "What can you do?" }));
  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  push('data: {"text":"Good mor"}\n\ndata: {"te');
  expect(await screen.findByText("Good mor")).toBeTruthy();
  push(
    `xt":"ning"}\n\nevent: done\ndata: ${JSON.stringify(answer({ response: "Good evening!" }))}\n\n`,
  );
  end();
  expect(await screen.findByText("Good evening!")).toBeTruthy();
  expect(screen.queryByText("Good morning")).toBeNull();
});
