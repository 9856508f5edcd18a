import type {
  ClassDashboard,
  SessionUser,
  StudentReport,
  TaughtClass,
  TaughtStudent,
} from "@saywell/contract";
import { makeAccount } from "./account";
import { freeSubscription } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { guest } from "./learning";

export const teacher: SessionUser = {
  ...guest,
  id: "teacher-1",
  name: "Ms Teach",
  email: "teach@school.org",
  role: "TEACHER",
  isGuest: false,
};

const at = "2026-03-02T09:00:00.000Z";

/** A class of the teacher's own; say what matters. */
export const makeTaughtClass = (parts: Partial<TaughtClass> = {}): TaughtClass => ({
  id: "class-1",
  name: "Intermediate B1",
  level: "B1",
  students: 26,
  isMine: true,
  isArchived: false,
  createdAt: at,
  ...parts,
});

export const makeStudent = (parts: Partial<TaughtStudent> = {}): TaughtStudent => ({
  userId: "student-1",
  userName: "Ana Costa",
  overallProgress: 62.5,
  lastActive: "2026-11-26T10:00:00.000Z",
  lastLearntAt: "2026-11-26T10:00:00.000Z",
  classIds: ["class-1"],
  level: "B1",
  avatar: null,
  isActiveThisWeek: true,
  attention: [],
  ...parts,
});

/** Seven days that end on a Sunday. */
export const makeDashboard = (parts: Partial<ClassDashboard> = {}): ClassDashboard => ({
  classId: "class-1",
  className: "Intermediate B1",
  level: "B1",
  students: 26,
  activeStudents: 24,
  lessonsAssigned: 12,
  completions: 156,
  averageProgress: 58,
  week: {
    days: [12, 15, 18, 14, 20, 8, 6].map((students, place) => ({
      day: `2026-11-${23 + place}`,
      students,
    })),
    from: "2026-11-23",
    to: "2026-11-29",
    timeZone: "Europe/London",
  },
  ...parts,
});

export const makeReport = (parts: Partial<StudentReport> = {}): StudentReport => ({
  ...makeStudent(),
  classId: "class-1",
  className: "Intermediate B1",
  email: "ana@example.org",
  joinedAt: at,
  assignments: [],
  lessons: [],
  study: {
    from: "2026-10-05",
    to: "2026-11-29",
    timeZone: "Europe/Lisbon",
    days: ["2026-11-25", "2026-11-26"],
  },
  placementTests: [],
  ...parts,
});

/** A server that knows a teacher with two classes and nothing that waits. */
export function serveTeacher(user: SessionUser | null = teacher): FakeServer {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user, demo: false }));
  server.on("GET /api/account/{userId}", () => makeAccount());
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 1, reports: 2 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/room-requests", () => []);
  server.on("GET /api/classes", () => ({
    classes: [
      makeTaughtClass(),
      makeTaughtClass({ id: "class-2", name: "Advanced C1", level: "C1", students: 9 }),
    ],
  }));
  server.on("GET /api/classes/{classId}/dashboard", ({ params }) =>
    makeDashboard({ classId: params["classId"]! }),
  );
  server.on("GET /api/teacher/{teacherId}/students", () => [makeStudent()]);
  server.on("GET /api/class-messages/unread", () => ({ classes: [] }));
  server.on("GET /api/classes/{classId}/students/{studentId}/messages", () => ({
    threads: [],
    teacherCount: 1,
    isOpenToAll: false,
    closed: null,
  }));
  return server;
}
