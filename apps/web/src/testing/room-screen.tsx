import type { Room, RoomMessage, Sanction, SessionUser } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import RoomPage from "../app/pages/rooms/room-page";
import { freeSubscription } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { makeMessage } from "./fake-socket";
import { guest } from "./learning";
import { createFakeLive, type FakeLive, makeRoom } from "./live";
import { renderApp } from "./render-app";

/** The server and the live connection of the test that runs. */
export let server: FakeServer;
export let live: FakeLive;

export const roomId = "room-1";
export const me = { userId: guest.id, userName: guest.name };
export const anna = { userId: "anna", userName: "Anna Berg" };
export const members = [me, anna].map((each) => ({ ...each, role: "LEARNER" as const }));
/** The room with its visitor as a member. */
export const member = makeRoom({ isMember: true, memberCount: 2, members });

/** Gives each test of a file a server and a live connection of its own. */
export function setUpRoomScreen(): void {
  beforeEach(() => {
    server = createFakeServer();
    live = createFakeLive();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

interface World {
  user?: SessionUser;
  room?: Room;
  history?: RoomMessage[];
  sanctions?: Sanction[];
  /** The page that is visited, and where: a chat room's. */
  page?: [route: "/room/:id" | "/game/:id", page: ReactNode];
}

export function visit({
  user = guest,
  room = member,
  history = [],
  sanctions = [],
  page: [route, page] = ["/room/:id", <RoomPage key="room" />],
}: World = {}) {
  server.on("GET /api/session", () => ({ user, demo: true }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/rooms/{id}", () => room);
  server.on("GET /api/rooms/{id}/messages", ({ query }) =>
    history
      .filter(({ seq }) => seq < Number(query["before"] ?? Infinity))
      .slice(-Number(query["limit"] ?? 50)),
  );
  server.on("GET /api/sanctions", () => sanctions);
  server.on("GET /api/blocks", () => []);
  server.on("GET /api/session/guest-name", () => ({
    name: "Blue Kite",
    isChosen: true,
    suggestions: [],
  }));
  renderApp({ [route]: page }, route.replace(":id", roomId));
}
/** A visitor who is in the room. */
export async function enter(world: World = {}) {
  visit(world);
  await waitFor(() => expect(live.isAsked()).toBe(true));
  live.open([], [me]);
  await waitFor(() => expect(live.socket().sentTypes()).toContain("JOIN_ROOM"));
}
export const say = (seq: number, parts: Partial<RoomMessage> = {}) =>
  live.say({ type: "NEW_MESSAGE", roomId, seq, message: makeMessage(seq, parts) });
export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>("Type your message...");
export const write = (value: string) => fireEvent.change(field(), { target: { value } });
export const sendButton = () => screen.getByLabelText<HTMLButtonElement>("Send");
export const sent = () => live.socket().sentOf("SEND_MESSAGE");
export const toastText = async (text: string) =>
  expect(
    await screen.findByText(text, { selector: "li[role=status] *, li[data-state] *" }),
  ).toBeTruthy();
export const row = (text: string) => screen.getByText(text).closest("li")!;
