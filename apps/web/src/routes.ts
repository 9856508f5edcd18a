import type { AppPath } from "@saywell/contract/constants";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

type Page = LazyExoticComponent<ComponentType>;

const OfferPage = lazy(() => import("./app/pages/offer-page"));
const JoinClassPage = lazy(() => import("./app/pages/classes/join-class-page"));

/**
 * The pages of the app, by address. A page is a default export, and a file of its own in the build.
 * `landing/public-pages.tsx` has those outside the app; the addresses of both are in the contract.
 */
export const pages: Readonly<Record<AppPath, Page>> = {
  "/student-dashboard": lazy(() => import("./app/pages/dashboard/student-dashboard-page")),
  "/lessons": lazy(() => import("./app/pages/lessons/lesson-library-page")),
  "/lesson/:id": lazy(() => import("./app/pages/lessons/simple-lesson-page")),
  "/lesson-interactive/:id": lazy(() => import("./app/pages/lessons/interactive-lesson-page")),
  "/badges": lazy(() => import("./app/pages/badges-page")),
  "/talk": lazy(() => import("./app/pages/talk/talk-page")),
  "/review": lazy(() => import("./app/pages/review/review-page")),
  "/me": lazy(() => import("./app/pages/me-page")),
  "/settings": lazy(() => import("./app/pages/settings-page")),
  "/reset-password": lazy(() => import("./app/pages/entry/reset-password-page")),
  "/sign-in": lazy(() => import("./app/pages/entry/sign-in-page")),
  "/verify-address": lazy(() => import("./app/pages/entry/verify-address-page")),
  "/consent": lazy(() => import("./app/pages/consent-page")),
  "/plan-for-child": lazy(() => import("./app/pages/plan-for-child-page")),
  "/claim-account": lazy(() => import("./app/pages/entry/claim-account-page")),
  "/invitation": lazy(() => import("./app/pages/entry/invitation-page")),
  "/rooms": lazy(() => import("./app/pages/rooms/rooms-page")),
  "/room/:id": lazy(() => import("./app/pages/rooms/room-page")),
  "/game/:id": lazy(() => import("./app/pages/games/game-page")),
  "/replay/:id": lazy(() => import("./app/pages/games/replay-page")),
  "/daily-five": lazy(() => import("./app/pages/games/daily-five-page")),
  "/join": lazy(() => import("./app/pages/class-games/join-page")),
  "/join/:gameId": lazy(() => import("./app/pages/class-games/play-page")),
  "/class-games": lazy(() => import("./app/pages/class-games/class-games-page")),
  "/class-games/:gameId": lazy(() => import("./app/pages/class-games/host-page")),
  "/quiz-sets/:setId": lazy(() => import("./app/pages/class-games/quiz-set-page")),
  "/classes": lazy(() => import("./app/pages/classes/classes-page")),
  "/classes/:classId": lazy(() => import("./app/pages/classes/class-page")),
  "/classes/:classId/plan": lazy(() => import("./app/pages/classes/plan-page")),
  "/classes/:classId/invite": lazy(() => import("./app/pages/classes/invite-students-page")),
  "/classes/:classId/settings": lazy(() => import("./app/pages/classes/class-settings-page")),
  "/classes/:classId/assignments": lazy(() => import("./app/pages/classes/assignments-page")),
  "/classes/:classId/assignments/:assignmentId": lazy(
    () => import("./app/pages/classes/assignment-page"),
  ),
  "/classes/:classId/report": lazy(() => import("./app/pages/classes/report-page")),
  "/my-classes": lazy(() => import("./app/pages/classes/my-classes-page")),
  "/my-classes/:classId": lazy(() => import("./app/pages/classes/my-class-page")),
  "/my-calendar": lazy(() => import("./app/pages/classes/my-calendar-page")),
  "/my-work/:assignmentId": lazy(() => import("./app/pages/classes/my-work-page")),
  "/marking": lazy(() => import("./app/pages/marking/marking-queue-page")),
  "/marking/:submissionId": lazy(() => import("./app/pages/marking/marking-page")),
  "/class-invitation": lazy(() => import("./app/pages/classes/class-invitation-page")),
  "/join-class": JoinClassPage,
  "/join-class/:code": JoinClassPage,
  "/teacher": lazy(() => import("./app/pages/teacher/teacher-dashboard-page")),
  "/teacher/:teacherId": lazy(() => import("./app/pages/teacher-profile-page")),
  "/classes/:classId/students/:studentId": lazy(() => import("./app/pages/teacher/student-page")),
  "/classes/:classId/students/:studentId/report": lazy(
    () => import("./app/pages/classes/student-report-page"),
  ),
  "/level-test": lazy(() => import("./app/pages/placement/placement-landing-page")),
  "/level-test/results": lazy(() => import("./app/pages/placement/placement-results-page")),
  "/level-test/:testType": lazy(() => import("./app/pages/placement/placement-run-page")),
  "/moderation": lazy(() => import("./app/pages/moderation-page")),
  "/admin": lazy(() => import("./app/pages/admin/overview-page")),
  "/admin/people": lazy(() => import("./app/pages/admin/people-page")),
  "/admin/people/:personId": lazy(() => import("./app/pages/admin/person-page")),
  "/admin/invitations": lazy(() => import("./app/pages/admin/invitations-page")),
  "/admin/import": lazy(() => import("./app/pages/admin/import-page")),
  "/admin/classes": lazy(() => import("./app/pages/admin/classes-page")),
  "/admin/classes/:classId": lazy(() => import("./app/pages/admin/class-page")),
  "/admin/rooms": lazy(() => import("./app/pages/admin/rooms-page")),
  "/admin/consents": lazy(() => import("./app/pages/admin/consents-page")),
  "/admin/audit": lazy(() => import("./app/pages/admin/audit-page")),
  "/admin/mail": lazy(() => import("./app/pages/admin/mail-page")),
  "/admin/mail/:mailId": lazy(() => import("./app/pages/admin/one-mail-page")),
  "/admin/jobs": lazy(() => import("./app/pages/admin/jobs-page")),
  "/admin/settings": lazy(() => import("./app/pages/admin/settings-page")),
  "/coins": lazy(() => import("./app/pages/coins-page")),
  "/admin/sales-requests": lazy(() => import("./app/pages/admin/sales-requests-page")),
  "/test-checkout/:sessionId": lazy(() => import("./app/pages/test-payments/test-checkout-page")),
  "/test-portal/:sessionId": lazy(() => import("./app/pages/test-payments/test-portal-page")),
  "/offers/ielts": OfferPage,
  "/offers/textbooks": OfferPage,
  "/offers/tutoring": OfferPage,
};

export const NotFoundPage: Page = lazy(() => import("./app/pages/not-found-page"));
