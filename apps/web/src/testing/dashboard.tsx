import type {
  GamificationProfile,
  LessonSummary,
  SessionUser,
  Subscription,
} from "@saywell/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import StudentDashboardPage from "../app/pages/dashboard/student-dashboard-page";
import { removeToast } from "../ui/use-toast";
import { makeAccount } from "./account";
import { freeSubscription, makePlanUse } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { emptyProfile, guest, makeSummary } from "./learning";
import { renderApp } from "./render-app";

/** The server of the test that runs. */
export let server: FakeServer;

const you = { rank: 1, name: "Student", avatar: null, level: 1, xp: 0, isYou: true };

/** Gives each test of a file a server that knows one guest, and a clean screen. */
export function setUpDashboard(): void {
  beforeEach(() => {
    server = createFakeServer();
    server.on("GET /api/session", () => ({ user: guest, demo: true }));
    server.on("GET /api/gamification/profile/{userId}", () => emptyProfile);
    server.on("GET /api/lessons", () => []);
    server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
    server.on("GET /api/plans/use/{userId}", () => makePlanUse());
    server.on("GET /api/stripe/invoices/{userId}", () => []);
    server.on("GET /api/account/{userId}", () => makeAccount());
    server.on("GET /api/gamification/leaderboard/{userId}", () => [you]);
    server.on("GET /api/review/due", () => ({ cards: [], dueCount: 0, nextDueAt: null }));
  });
  afterEach(() => {
    cleanup();
    removeToast();
    vi.unstubAllGlobals();
  });
}

export interface World {
  user?: SessionUser | null;
  profile?: Partial<GamificationProfile>;
  lessons?: LessonSummary[];
  subscription?: Partial<Subscription>;
}

export function visitDashboard(at = "/student-dashboard") {
  return renderApp({ "/student-dashboard": <StudentDashboardPage /> }, at);
}

export async function openDashboard(world: World = {}) {
  const { user = guest, profile = {}, lessons = [], subscription = {} } = world;
  server.on("GET /api/stripe/subscription/{userId}", () => ({
    ...freeSubscription,
    ...subscription,
  }));
  server.on("GET /api/session", () => ({ user, demo: true }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, ...profile }));
  server.on("GET /api/lessons", () => lessons);
  visitDashboard();
  await screen.findByText(/^Welcome/);
}

type LessonKind = "new" | "begun" | "done";

/** Lessons called by their kind and place, as `begun 2`. */
export const manyLessons = (...kinds: LessonKind[]) =>
  kinds.map((kind, index) =>
    makeSummary({
      id: `lesson-${index}`,
      title: `${kind} ${index}`,
      progress: {
        new: null,
        begun: { progress: 40, completedAt: null },
        done: { progress: 100, completedAt: "2026-01-02T03:04:05Z" },
      }[kind],
    }),
  );

export const badge = (id: string, name: string, day: number) => ({
  id,
  name,
  description: `About ${name}`,
  awardedAt: `2026-01-0${day}T00:00:00Z`,
});
