import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { ErrorBoundary } from "./error-boundary";
import { PageChanges } from "./page-changes";
import { PageSkeleton } from "./page-skeleton";

/** A page is a default export, and a file of its own in the build. `/` is the landing page, outside the app. */
const StudentDashboardPage = lazy(() => import("./pages/dashboard/student-dashboard-page"));
const LessonLibraryPage = lazy(() => import("./pages/lessons/lesson-library-page"));
const BadgesPage = lazy(() => import("./pages/badges-page"));
const ReviewPage = lazy(() => import("./pages/review/review-page"));
const SettingsPage = lazy(() => import("./pages/settings-page"));
const RoomsPage = lazy(() => import("./pages/rooms/rooms-page"));
const RoomPage = lazy(() => import("./pages/rooms/room-page"));
const OfferPage = lazy(() => import("./pages/offer-page"));
const InteractiveLessonPage = lazy(() => import("./pages/lessons/interactive-lesson-page"));
const SimpleLessonPage = lazy(() => import("./pages/lessons/simple-lesson-page"));
const TeacherProfilePage = lazy(() => import("./pages/teacher-profile-page"));
const ModerationPage = lazy(() => import("./pages/moderation-page"));
const LevelTestLandingPage = lazy(() => import("./pages/placement/placement-landing-page"));
const LevelTestResultsPage = lazy(() => import("./pages/placement/placement-results-page"));
const LevelTestRunPage = lazy(() => import("./pages/placement/placement-run-page"));
const NotOpenYetPage = lazy(() => import("./pages/not-open-yet-page"));
const NotFoundPage = lazy(() => import("./pages/not-found-page"));

/** Addresses that links and bookmarks may use already, whose pages are being built. */
const notOpenYet = ["/game/:id", "/pricing", "/teacher"];

export function Router() {
  return (
    <BrowserRouter>
      <PageChanges>
        <ErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route path="/student-dashboard" element={<StudentDashboardPage />} />
              <Route path="/lessons" element={<LessonLibraryPage />} />
              <Route path="/badges" element={<BadgesPage />} />
              <Route path="/review" element={<ReviewPage />} />
              <Route path="/settings" element={<SettingsPage />} />
              <Route path="/rooms" element={<RoomsPage />} />
              <Route path="/room/:id" element={<RoomPage />} />
              <Route path="/offers/ielts" element={<OfferPage />} />
              <Route path="/offers/textbooks" element={<OfferPage />} />
              <Route path="/offers/tutoring" element={<OfferPage />} />
              <Route path="/lesson-interactive/:id" element={<InteractiveLessonPage />} />
              <Route path="/lesson/:id" element={<SimpleLessonPage />} />
              <Route path="/teacher/:teacherId" element={<TeacherProfilePage />} />
              <Route path="/moderation" element={<ModerationPage />} />
              <Route path="/level-test" element={<LevelTestLandingPage />} />
              <Route path="/level-test/results" element={<LevelTestResultsPage />} />
              <Route path="/level-test/:testType" element={<LevelTestRunPage />} />
              {notOpenYet.map((path) => (
                <Route key={path} path={path} element={<NotOpenYetPage />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </PageChanges>
    </BrowserRouter>
  );
}
