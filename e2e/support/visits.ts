import type { RoutePath } from "@saywell/contract";
import { grammarClinic, quizCorner } from "./chat";

/** A page to open, and what stands on it as a heading once it is complete. */
export interface Visit {
  at: string;
  heading: string | RegExp;
  /** Whose account of the demo school visits; otherwise a newcomer does. */
  demoRole?: "LEARNER" | "TEACHER";
}

/** The demo school has no admin; `administration.spec.ts` shows these pages to one. */
const noAdmin = "There is no admin yet";

/** At least one visit for each page there is. */
const visitsOf: Readonly<Record<RoutePath, readonly [Visit, ...Visit[]]>> = {
  "/": [{ at: "/", heading: "Start Learning for Free" }],
  "/about": [{ at: "/about", heading: "About" }],
  "/contact": [{ at: "/contact", heading: "Contact" }],
  "/privacy": [{ at: "/privacy", heading: "Privacy" }],
  "/terms": [{ at: "/terms", heading: "Terms" }],
  "/security": [{ at: "/security", heading: "Security" }],
  "/student-dashboard": [
    { at: "/student-dashboard", heading: "Leaderboard" },
    { at: "/student-dashboard", heading: "Leaderboard", demoRole: "LEARNER" },
    { at: "/student-dashboard#log-in", heading: "Log in" },
  ],
  "/lessons": [{ at: "/lessons", heading: "A1 · Beginner" }],
  "/lesson/:id": [{ at: "/lesson/a1-lesson-1", heading: "Introduction" }],
  "/lesson-interactive/:id": [
    { at: "/lesson-interactive/a1-lesson-1", heading: "Learning Objectives" },
  ],
  "/badges": [{ at: "/badges", heading: "First Talk" }],
  "/talk": [{ at: "/talk", heading: "Talk with Iris" }],
  "/review": [{ at: "/review", heading: "My words" }],
  "/me": [
    { at: "/me", heading: "You are a guest" },
    // A friendly name, another one each time.
    { at: "/me", heading: /^[A-Z][a-z]+ [A-Z][a-z]+$/, demoRole: "LEARNER" },
  ],
  "/settings": [{ at: "/settings", heading: "Reading and sound" }],
  "/reset-password": [
    { at: "/reset-password", heading: "Forgot your password?" },
    { at: "/reset-password#no-such-link", heading: "Choose a new password" },
  ],
  "/sign-in": [{ at: "/sign-in", heading: "Log in" }],
  "/verify-address": [
    { at: "/verify-address#no-such-link", heading: "Confirm your email address" },
  ],
  "/consent": [{ at: "/consent#no-such-link", heading: "This link does not work any more" }],
  "/plan-for-child": [
    { at: "/plan-for-child", heading: "For parents" },
    { at: "/plan-for-child#no-such-link", heading: "This link does not work any more" },
  ],
  "/claim-account": [
    { at: "/claim-account", heading: "Keep what you bought and learnt" },
    { at: "/claim-account#no-such-link", heading: "This link does not work any more" },
  ],
  "/invitation": [{ at: "/invitation", heading: "You are invited" }],
  "/rooms": [
    { at: "/rooms", heading: "All available rooms" },
    { at: "/rooms", heading: "My Rooms", demoRole: "LEARNER" },
  ],
  "/room/:id": [
    { at: `/room/${grammarClinic.id}`, heading: grammarClinic.name },
    { at: "/room/no-such-room", heading: "Room not found" },
  ],
  "/game/:id": [
    { at: `/game/${quizCorner.id}`, heading: quizCorner.name },
    { at: "/game/no-such-room", heading: "Room not found" },
  ],
  "/daily-five": [{ at: "/daily-five", heading: "Daily five" }],
  "/replay/:id": [{ at: "/replay/no-such-game", heading: "There is no game here" }],
  "/join": [{ at: "/join", heading: "Join a class game" }],
  "/join/:gameId": [{ at: "/join/no-such-game", heading: "You are not in this game" }],
  "/class-games": [
    { at: "/class-games", heading: "This page is for teachers" },
    { at: "/class-games", heading: "New game", demoRole: "TEACHER" },
  ],
  "/class-games/:gameId": [
    {
      at: "/class-games/no-such-game",
      heading: "This game could not be opened",
      demoRole: "TEACHER",
    },
  ],
  "/quiz-sets/:setId": [
    { at: "/quiz-sets/new", heading: "New questions", demoRole: "TEACHER" },
    {
      at: "/quiz-sets/no-such-set",
      heading: "These questions could not be opened",
      demoRole: "TEACHER",
    },
  ],
  "/teacher": [
    { at: "/teacher", heading: "This page is for teachers" },
    { at: "/teacher", heading: /^Welcome back/, demoRole: "TEACHER" },
  ],
  "/classes": [
    { at: "/classes", heading: "This page is for teachers" },
    { at: "/classes", heading: "Classes", demoRole: "TEACHER" },
    { at: "/classes?new=1", heading: "New class", demoRole: "TEACHER" },
  ],
  "/classes/:classId": [{ at: "/classes/no-such-class", heading: "Class", demoRole: "TEACHER" }],
  "/classes/:classId/students/:studentId": [
    { at: "/classes/no-such-class/students/nobody", heading: "Student", demoRole: "TEACHER" },
  ],
  "/classes/:classId/plan": [
    { at: "/classes/no-such-class/plan", heading: "Plan", demoRole: "TEACHER" },
  ],
  "/classes/:classId/invite": [
    { at: "/classes/no-such-class/invite", heading: "Invite students", demoRole: "TEACHER" },
  ],
  "/class-invitation": [{ at: "/class-invitation", heading: "You are invited" }],
  "/classes/:classId/settings": [
    { at: "/classes/no-such-class/settings", heading: "Class Settings", demoRole: "TEACHER" },
  ],
  "/classes/:classId/assignments": [
    { at: "/classes/no-such-class/assignments", heading: "Assignments", demoRole: "TEACHER" },
  ],
  "/classes/:classId/assignments/:assignmentId": [
    {
      at: "/classes/no-such-class/assignments/no-such-assignment",
      heading: "Assignment",
      demoRole: "TEACHER",
    },
  ],
  "/classes/:classId/report": [
    { at: "/classes/no-such-class/report", heading: "Reports", demoRole: "TEACHER" },
  ],
  "/classes/:classId/students/:studentId/report": [
    { at: "/classes/no-such-class/students/nobody/report", heading: "Report", demoRole: "TEACHER" },
  ],
  "/my-classes": [
    { at: "/my-classes", heading: "My classes" },
    { at: "/my-classes", heading: "My classes", demoRole: "LEARNER" },
  ],
  "/my-calendar": [
    { at: "/my-calendar", heading: "My calendar" },
    { at: "/my-calendar", heading: "My calendar", demoRole: "LEARNER" },
  ],
  "/my-classes/:classId": [{ at: "/my-classes/no-such-class", heading: "My class" }],
  "/my-work/:assignmentId": [
    { at: "/my-work/no-such-work", heading: "Your work", demoRole: "LEARNER" },
  ],
  "/marking": [
    { at: "/marking", heading: "This page is for teachers" },
    { at: "/marking", heading: "Marking", demoRole: "TEACHER" },
  ],
  "/marking/:submissionId": [
    { at: "/marking/no-such-work", heading: "Marking", demoRole: "TEACHER" },
  ],
  "/join-class": [{ at: "/join-class", heading: "Join a class" }],
  "/join-class/:code": [{ at: "/join-class/ABCD2345", heading: "Join a class" }],
  "/teacher/:teacherId": [
    { at: "/teacher/amara-okafor", heading: "Amara Okafor" },
    { at: "/teacher/nobody", heading: "Teacher not found" },
  ],
  "/level-test": [{ at: "/level-test", heading: "Find your English level" }],
  "/level-test/results": [{ at: "/level-test/results", heading: "Test Complete!" }],
  "/level-test/:testType": [{ at: "/level-test/adult", heading: "Adult" }],
  "/moderation": [
    { at: "/moderation", heading: "Other reports", demoRole: "TEACHER" },
    {
      at: "/moderation?tab=friendships",
      heading: "Friendships to approve",
      demoRole: "TEACHER",
    },
  ],
  "/admin": [{ at: "/admin", heading: noAdmin }],
  "/admin/people": [{ at: "/admin/people", heading: noAdmin }],
  "/admin/people/:personId": [{ at: "/admin/people/1", heading: noAdmin }],
  "/admin/invitations": [{ at: "/admin/invitations", heading: noAdmin }],
  "/admin/import": [{ at: "/admin/import", heading: noAdmin }],
  "/admin/classes": [{ at: "/admin/classes", heading: noAdmin }],
  "/admin/classes/:classId": [{ at: "/admin/classes/1", heading: noAdmin }],
  "/admin/rooms": [{ at: "/admin/rooms", heading: noAdmin }],
  "/admin/consents": [{ at: "/admin/consents", heading: noAdmin }],
  "/admin/audit": [{ at: "/admin/audit", heading: noAdmin }],
  "/admin/mail": [{ at: "/admin/mail", heading: noAdmin }],
  "/admin/mail/:mailId": [{ at: "/admin/mail/1", heading: noAdmin }],
  "/admin/jobs": [{ at: "/admin/jobs", heading: noAdmin }],
  "/admin/settings": [{ at: "/admin/settings", heading: noAdmin }],
  "/admin/sales-requests": [{ at: "/admin/sales-requests", heading: noAdmin }],
  "/pricing": [{ at: "/pricing", heading: "Pricing" }],
  "/coins": [{ at: "/coins", heading: "Coins" }],
  "/test-checkout/:sessionId": [
    { at: "/test-checkout/no-such-session", heading: "There is nothing at this address" },
  ],
  "/test-portal/:sessionId": [
    { at: "/test-portal/no-such-session", heading: "There is nothing at this address" },
  ],
  "/offers/ielts": [{ at: "/offers/ielts", heading: "IELTS course" }],
  "/offers/textbooks": [{ at: "/offers/textbooks", heading: "20% off textbooks" }],
  "/offers/tutoring": [{ at: "/offers/tutoring", heading: "A free first tutoring session" }],
};

/** Every page, and the one that stands for all that are not there. */
export const visits: readonly Visit[] = [
  ...Object.values(visitsOf).flat(),
  { at: "/no-such-page", heading: "Page Not Found" },
];
