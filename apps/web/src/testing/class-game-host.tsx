import type { ClassGame, ClassGameResults, QuizGameState, SessionUser } from "@saywell/contract";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import ClassGamesPage from "../app/pages/class-games/class-games-page";
import HostPage from "../app/pages/class-games/host-page";
import QuizSetPage from "../app/pages/class-games/quiz-set-page";
import { freeSubscription } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { guest } from "./learning";
import { createFakeLive, type FakeLive } from "./live";
import { gameId, waiting } from "./quiz-states";
import { renderApp } from "./render-app";

/** The server and the live connection of the test that runs. */
export let server: FakeServer;
export let live: FakeLive;

export const teacher: SessionUser = { ...guest, name: "Ms Teach", role: "TEACHER", isGuest: false };
export const hosting: QuizGameState = {
  ...waiting,
  people: [],
  mine: { ...waiting.mine, isHost: true },
};
export const ana = { userId: "ana", userName: "Ana" };
export const ben = { userId: "ben", userName: "Ben" };
export const ownQuestion = {
  question: "We ___ tea.",
  answer: "drink",
  wrong: ["drinks", "drinking", "drank"],
  explanation: "With we the verb has no s.",
};

export const classGameWith = (parts: Partial<ClassGame> = {}): ClassGame => ({
  id: gameId,
  title: "Food and drink",
  code: "123456",
  createdAt: "2026-03-02T09:00:00.000Z",
  questions: [ownQuestion],
  state: hosting,
  ...parts,
});

export const results: ClassGameResults = {
  title: "Food and drink",
  match: 1,
  matches: 1,
  endedAt: "2026-03-02T10:00:00.000Z",
  teams: [],
  questions: [
    {
      question: "We ___ tea.",
      right: "drink",
      explanation: "With we the verb has no s.",
      chosen: [
        { option: "drink", count: 1 },
        { option: "drinks", count: 0 },
        { option: "drinking", count: 0 },
        { option: "drank", count: 0 },
      ],
      unanswered: 1,
    },
  ],
  players: [
    {
      ...ana,
      team: null,
      isRemoved: false,
      score: 96,
      rank: 1,
      right: 1,
      answers: [{ said: "drink", isRight: true, points: 96 }],
    },
    {
      ...ben,
      team: null,
      isRemoved: false,
      score: 0,
      rank: 2,
      right: 0,
      answers: [{ said: null, isRight: false, points: 0 }],
    },
  ],
};

/** Gives each test of a file a server and a live connection of its own, and a teacher at them. */
export function setUpHost(): void {
  beforeEach(() => {
    server = createFakeServer();
    live = createFakeLive();
    server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
    server.on("GET /api/class-games", () => ({ games: [] }));
    server.on("GET /api/quiz-sets", () => ({ sets: [] }));
  });
  afterEach(() => {
    cleanup();
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Somebody at an address of a teacher's games. */
export function visit(at: string, user: SessionUser | null = teacher): void {
  server.on("GET /api/session", () => ({ user, demo: false }));
  renderApp(
    {
      "/class-games": <ClassGamesPage />,
      "/class-games/:gameId": <HostPage />,
      "/quiz-sets/:setId": <QuizSetPage />,
    },
    at,
  );
}

/** A teacher in front of a game that stands so, connected. */
export async function host(state: QuizGameState = hosting): Promise<void> {
  server.on("GET /api/class-games/{gameId}", () => classGameWith({ state }));
  visit(`/class-games/${gameId}`);
  await waitFor(() => expect(live.isAsked()).toBe(true));
  live.open();
  await waitFor(() =>
    expect(live.socket().sentOf("JOIN_GAME")).toEqual([{ type: "JOIN_GAME", gameId }]),
  );
  tell(state);
}

/** The server tells how the game stands. */
export const tell = (state: QuizGameState): void =>
  live.say({ type: "GAME_UPDATE", action: "GAME_STATE", gameId, roomId: null, state });
