// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MessageText as RealText } from "../../../features/rooms/components/message-text";
import type { TypingLine as RealLine } from "../../../features/rooms/components/typing-line";
import { freeSubscription } from "../../../testing/billing";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { makeMessage } from "../../../testing/fake-socket";
import { guest } from "../../../testing/learning";
import { createFakeLive, type FakeLive, makeRoom } from "../../../testing/live";
import { renderApp } from "../../../testing/render-app";
import RoomPage from "./room-page";

/** How often the texts of messages, and what stands under the list, were drawn. */
const drawn = vi.hoisted(() => ({ texts: 0, rooms: 0 }));
vi.mock("../../../features/rooms/components/message-text", async (original) => {
  const { MessageText } = await original<{ MessageText: typeof RealText }>();
  return {
    MessageText(props: ComponentProps<typeof MessageText>) {
      drawn.texts += 1;
      return <MessageText {...props} />;
    },
  };
});
vi.mock("../../../features/rooms/components/typing-line", async (original) => {
  const { TypingLine } = await original<{ TypingLine: typeof RealLine }>();
  return {
    TypingLine(props: ComponentProps<typeof TypingLine>) {
      drawn.rooms += 1;
      return <TypingLine {...props} />;
    },
  };
});

let server: FakeServer;
let live: FakeLive;
const roomId = "room-1";
const count = 200;

beforeEach(async () => {
  server = createFakeServer();
  live = createFakeLive();
  sessionStorage.clear();
  server.on("GET /api/blocks", () => []);
  server.on("GET /api/session/guest-name", () => ({
    name: "Blue Kite",
    isChosen: true,
    suggestions: [],
  }));
  server.on("GET /api/session", () => ({ user: guest, demo: true }));
  server.on("GET /api/rooms/{id}", () =>
    makeRoom({ isMember: true, unreadCount: count, lastSeq: count }),
  );
  server.on("GET /api/rooms/{id}/messages", () =>
    Array.from({ length: count }, (_, index) => makeMessage(index + 1)),
  );
  server.on("GET /api/sanctions", () => []);
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  renderApp({ "/room/:id": <RoomPage /> }, `/room/${roomId}`);
  await screen.findByText(`Message ${count}`);
  live.open();
  await waitFor(() => expect(live.socket().sentTypes()).toContain("JOIN_ROOM"));
  expect(drawn.texts).toBeGreaterThanOrEqual(count);
  Object.assign(drawn, { texts: 0, rooms: 0 });
});
afterEach(() => {
  cleanup();
  live.stop();
  vi.unstubAllGlobals();
});

it("typing draws no message, and nothing of the room around the field, again", () => {
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>("Type your message...");
  for (const value of ["H", "He", "Hel", "Hell", "Hello"]) {
    fireEvent.change(field, { target: { value } });
  }
  expect(screen.getByText("5/500 characters")).toBeTruthy();
  expect(drawn).toEqual({ texts: 0, rooms: 0 });
});

it("a message that arrives is drawn, and no other one again", async () => {
  live.say({ type: "NEW_MESSAGE", roomId, seq: count + 1, message: makeMessage(count + 1) });
  await screen.findByText(`Message ${count + 1}`);
  expect(drawn.texts).toBe(1);
});

it("somebody who types draws no message again", async () => {
  live.say({ type: "TYPING", roomId, userId: "anna", userName: "Anna Berg" });
  await screen.findByText("Anna Berg is typing…");
  expect(drawn.texts).toBe(0);
  expect(drawn.rooms).toBeGreaterThan(0);
});
