import type { QuizGameState, JoinedGame, ServerMessage, SessionUser } from "@saywell/contract";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import JoinPage from "../app/pages/class-games/join-page";
import PlayPage from "../app/pages/class-games/play-page";
import { createFakeServer, type FakeServer } from "./fake-server";
import { guest } from "./learning";
import { createFakeLive, type FakeLive } from "./live";
import { waiting } from "./quiz-states";
import { renderApp } from "./render-app";

type Update = Extract<ServerMessage, { type: "GAME_UPDATE" }>;

/** The server and the live connection of the test that runs. */
export let server: FakeServer;
export let live: FakeLive;

export const gameId = "game-1";
export const joinedGame: JoinedGame = {
  gameId,
  title: "Food and drink",
  teacherName: "Ms Okafor",
  userName: "Ana",
  isOpen: true,
  state: { ...waiting, people: [] },
};

/** Gives each test of a file a server and a live connection of its own. */
export function setUpClassGame(): void {
  beforeEach(() => {
    server = createFakeServer();
    live = createFakeLive();
  });
  afterEach(() => {
    cleanup();
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A phone at an address of a class game. */
export function visit(at: string, user: SessionUser | null = null): void {
  server.on("GET /api/session", () => ({ user, demo: false }));
  renderApp({ "/join": <JoinPage />, "/join/:gameId": <PlayPage /> }, at);
}

/** A learner who has joined a game and is connected, where the game stands so. */
export async function play(
  state: QuizGameState = joinedGame.state,
  { user = guest, ...game }: Partial<JoinedGame> & { user?: SessionUser } = {},
): Promise<void> {
  server.on("GET /api/joined-games/{gameId}", () => ({ ...joinedGame, ...game, state }));
  visit(`/join/${gameId}`, user);
  await comeIn();
}

/** Accepts the connection, and waits until the page has asked for its game. */
export async function comeIn(): Promise<void> {
  await waitFor(() => expect(live.isAsked()).toBe(true));
  live.open();
  await waitFor(() =>
    expect(live.socket().sentOf("JOIN_GAME")).toEqual([{ type: "JOIN_GAME", gameId }]),
  );
}

/** The server tells how the game stands. */
export const tell = (state: QuizGameState, action: Update["action"] = "GAME_STATE"): void =>
  live.say({ type: "GAME_UPDATE", action, gameId, roomId: null, state });
