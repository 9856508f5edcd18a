import { Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { NotFoundPage, pages } from "../routes";
import { ErrorBoundary } from "./error-boundary";
import { PageChanges } from "./page-changes";
import { PageSkeleton } from "./page-skeleton";
import { WhileLoggedIn } from "./while-logged-in";

export function Router() {
  return (
    <BrowserRouter>
      <PageChanges>
        <WhileLoggedIn>
          <ErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {Object.entries(pages).map(([path, Page]) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </WhileLoggedIn>
      </PageChanges>
    </BrowserRouter>
  );
}
