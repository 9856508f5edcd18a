import type { PersonDetails, SchoolClass } from "@saywell/contract";
import type { ReplyOf } from "../lib/api-client";
import { freeSubscription } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { guest } from "./learning";

export const admin = {
  ...guest,
  id: "admin-1",
  name: "Helena Head",
  email: "head@school.org",
  role: "ADMIN",
  isGuest: false,
} as const;

const at = "2026-03-02T09:00:00.000Z";

export const makePerson = (parts: Partial<PersonDetails> = {}): PersonDetails => ({
  id: "person-1",
  name: "Anna Example",
  email: "anna@example.org",
  isEmailVerified: true,
  role: "LEARNER",
  ageBand: "ADULT",
  plan: "FREEMIUM",
  isGuest: false,
  isDemo: false,
  isSuspended: false,
  isAnonymised: false,
  createdAt: at,
  lastSeenAt: null,
  level: null,
  timeZone: "Europe/London",
  title: null,
  suspension: null,
  classes: [],
  openSessions: 2,
  hasSecondFactor: false,
  isWaiting: false,
  ...parts,
});

export const makeClass = (parts: Partial<SchoolClass> = {}): SchoolClass => ({
  id: "class-1",
  name: "Tuesday evening English",
  teacher: { id: "teacher-1", name: "Ms Teach" },
  students: 0,
  createdAt: at,
  ...parts,
});

export const makeSystem = (
  parts: Partial<ReplyOf<"GET /api/admin/system">> = {},
): ReplyOf<"GET /api/admin/system"> => ({
  version: "0.1.0",
  nodeVersion: "20.20.2",
  startedAt: at,
  processes: 1,
  bus: "alone",
  online: 3,
  database: {
    isEmbedded: true,
    version: "18.4",
    bytes: 12_300_000,
    migrations: [{ name: "0001-start.sql", appliedAt: at }],
  },
  lastBackupAt: null,
  hasMailServer: true,
  classified: { read: 0, unread: 0, failed: 0 },
  secretKey: "environment",
  ...parts,
});

export const makeWatch = (
  open: Partial<ReplyOf<"GET /api/moderation/watch">["open"]> = {},
  staff: { admins: number; teachers: number } = { admins: 1, teachers: 1 },
): ReplyOf<"GET /api/moderation/watch"> => ({
  ...staff,
  lastLookedAt: at,
  open: { safeguarding: 0, reports: 0, unwatched: 0, oldest: null, ...open },
});

/** A server at which an admin is logged in, and where nothing is to be done. */
export function serveAdmin(): FakeServer {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user: admin, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 0, reports: 0 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/moderation/watch", () => makeWatch());
  server.on("GET /api/admin/system", () => makeSystem());
  server.on("GET /api/admin/jobs", () => ({ kinds: [] }));
  server.on("GET /api/admin/jobs/failed", () => ({ jobs: [], next: null }));
  server.on("GET /api/admin/mails", () => ({ mailServer: "set", mails: [], next: null }));
  server.on("GET /api/admin/consents", () => ({ total: 0, consents: [], next: null }));
  server.on("GET /api/admin/people", () => ({ people: [], next: null, total: 0 }));
  server.on("GET /api/admin/classes", () => ({ classes: [], next: null }));
  server.on("GET /api/admin/invitations", () => ({ invitations: [], next: null }));
  server.on("GET /api/admin/rooms", () => ({ rooms: [], next: null }));
  server.on("GET /api/admin/audit", () => ({ entries: [], next: null }));
  return server;
}
