import type {
  Assignment,
  ClassDetails,
  JoinedClass,
  OwnAssignment,
  SessionUser,
  TaughtStudent,
} from "@saywell/contract";
import { freeSubscription } from "./billing";
import { createFakeServer, type FakeServer } from "./fake-server";
import { guest } from "./learning";

export const teacher: SessionUser = {
  ...guest,
  id: "teacher-1",
  name: "Ms Teach",
  role: "TEACHER",
  ageBand: "ADULT",
  isGuest: false,
};
export const learner: SessionUser = { ...guest, name: "Mia May", ageBand: "ADULT", isGuest: false };

const at = "2026-03-02T09:00:00.000Z";

export const makeTaughtClass = (parts: Partial<ClassDetails> = {}): ClassDetails => ({
  id: "class-1",
  name: "Intermediate B1",
  level: "B1",
  students: 24,
  isMine: true,
  isArchived: false,
  createdAt: at,
  goals: "",
  weeklyLessons: null,
  hasLeaderboard: true,
  messages: "TEACHERS",
  names: "FIRST",
  joinCode: "ABCD2345",
  teachers: [{ id: teacher.id, name: teacher.name, isOwner: true }],
  ...parts,
});

export const makeStudent = (parts: Partial<TaughtStudent> = {}): TaughtStudent => ({
  userId: "ana",
  userName: "Ana",
  overallProgress: 60,
  lastActive: at,
  lastLearntAt: at,
  classIds: ["class-1"],
  level: "B1",
  avatar: null,
  isActiveThisWeek: true,
  attention: [],
  ...parts,
});

const subject = {
  id: "assignment-1",
  classId: "class-1",
  kind: "LESSON",
  lessonId: "b1-lesson-1",
  title: "A job interview",
  level: "B1",
  task: { kind: "LESSON", lessonId: "b1-lesson-1" },
  duration: 12,
  instructions: "",
  opensAt: at,
  dueAt: null,
  lateRule: "ACCEPT",
} as const;

export const makeAssignment = (parts: Partial<Assignment> = {}): Assignment => ({
  ...subject,
  isDraft: false,
  studentIds: null,
  groupIds: [],
  createdAt: at,
  assigned: 24,
  started: 14,
  done: 13,
  owed: 2,
  ...parts,
});

export const makeJoinedClass = (parts: Partial<JoinedClass> = {}): JoinedClass => ({
  id: "class-1",
  name: "Intermediate B1",
  level: "B1",
  goals: "",
  weeklyLessons: null,
  lessonsThisWeek: 0,
  teachers: [{ id: teacher.id, name: teacher.name }],
  announcements: [],
  joinedAt: at,
  mayLeave: true,
  ...parts,
});

export const makeOwnAssignment = (parts: Partial<OwnAssignment> = {}): OwnAssignment => ({
  ...subject,
  className: "Intermediate B1",
  state: "to-do",
  progress: 0,
  finishedAt: null,
  score: null,
  submission: null,
  lock: null,
  ...parts,
});

/** A server at which somebody is logged in who has one class: a teacher's, or a learner's. */
export function serveClasses(user: SessionUser = teacher): FakeServer {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 0, reports: 0 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/classes", () => ({ classes: [makeTaughtClass()] }));
  server.on("GET /api/classes/{classId}", () => makeTaughtClass());
  server.on("GET /api/teacher/{teacherId}/students", () => [makeStudent()]);
  server.on("GET /api/classes/{classId}/announcements", () => ({ announcements: [] }));
  server.on("GET /api/classes/{classId}/groups", () => ({ groups: [] }));
  server.on("GET /api/classes/{classId}/assignments", () => ({ assignments: [makeAssignment()] }));
  server.on("GET /api/lessons", () => []);
  server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass()] }));
  server.on("GET /api/my-class-invitations", () => ({ invitations: [] }));
  server.on("GET /api/my-assignments", () => ({ assignments: [] }));
  server.on("GET /api/my-classes/{classId}/plan", () => ({ weeks: [], thisWeek: "2026-03-02" }));
  server.on("GET /api/class-messages/unread", () => ({ classes: [] }));
  server.on("GET /api/classes/{classId}/room", () => ({ roomId: null }));
  server.on("GET /api/my-classes/{classId}/room", () => ({ roomId: null }));
  server.on("GET /api/classes/{classId}/messages", () => ({ threads: [] }));
  server.on("GET /api/my-classes/{classId}/messages", () => ({
    threads: [],
    teachers: [{ id: teacher.id, name: teacher.name }],
    isOpenToAll: false,
    closed: null,
  }));
  return server;
}
