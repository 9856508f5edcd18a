// @vitest-environment jsdom
import type { Friend, Room } from "@saywell/contract";
import { roomCategories } from "@saywell/contract/constants";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import RoomsPage from "../../app/pages/rooms/rooms-page";
import { createFakeServer, type FakeServer } from "../fake-server";
import { guest } from "../learning";
import { createFakeLive, type FakeLive, makeRoom } from "../live";
import { renderApp } from "../render-app";
import { freeSubscription } from "../billing";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

let server: FakeServer;
let live: FakeLive;
beforeEach(() => {
  server = createFakeServer();
  live = createFakeLive();
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  live.stop();
  vi.unstubAllGlobals();
});

function visit({ rooms = [], friends = [] }: { rooms?: Room[]; friends?: Friend[] } = {}) {
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/rooms", () => rooms);
  server.on("GET /api/rooms/my-rooms/{userId}", () => rooms.filter(({ isMember }) => isMember));
  server.on("GET /api/friends", () => friends);
  server.on("GET /api/friends/requests", () => []);
  server.on("GET /api/blocks", () => []);
  renderApp({ "/rooms": <RoomsPage /> }, "/rooms");
}

checkTexts(specifiedTexts.lobby, {
  "the lobby while its rooms are on the way": visit,
  "the lobby without rooms": visit,
  "the lobby of somebody who is in a room": () => visit({ rooms: [makeRoom({ isMember: true })] }),
  "a room that one may join": () => visit({ rooms: [makeRoom()] }),
  "a room that is full": () => visit({ rooms: [makeRoom({ memberCount: 20 })] }),
  "a room that one is joining": async () => {
    server.on("POST /api/rooms/{roomId}/join", () => new Promise<never>(() => {}));
    visit({ rooms: [makeRoom()] });
    fireEvent.click(await screen.findByText("Join Room"));
  },
  "a room of each category": () =>
    visit({ rooms: roomCategories.map((category) => makeRoom({ id: category, category })) }),
  "a room of a category that nobody knows": () =>
    visit({ rooms: [makeRoom({ category: "CHESS_AND_TEA" })] }),
  "a chat and a game": () => visit({ rooms: [makeRoom(), makeRoom({ id: "game", type: "GAME" })] }),
  "a private room": () => visit({ rooms: [makeRoom({ isPrivate: 1 })] }),
});

const friend = (id: string, minutesAway: number | null): Friend => ({
  id,
  name: id,
  avatar: null,
  isOnline: minutesAway === null ? 1 : 0,
  lastSeenAt:
    minutesAway === null ? null : new Date(Date.now() - minutesAway * 60_000 - 5_000).toISOString(),
  role: minutesAway === null ? "TEACHER" : "LEARNER",
});
const visitFriends = () =>
  visit({
    friends: [
      friend("Anna", null),
      friend("Ben", 0),
      friend("Carla", 5),
      friend("Dario", 3 * 60),
      friend("Emre", 2 * 24 * 60),
    ],
  });

checkTexts(specifiedTexts.friends, {
  "the list of somebody without friends": visit,
  "a list of friends": visitFriends,
  "friends who are away": visitFriends,
});
