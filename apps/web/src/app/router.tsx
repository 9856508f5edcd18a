import { Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { NotFoundPage, pages } from "../routes";
import { ErrorBoundary } from "./error-boundary";
import { PageChanges } from "./page-changes";
import { PageSkeleton } from "./page-skeleton";

export function Router() {
  return (
    <BrowserRouter>
      <PageChanges>
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
      </PageChanges>
    </BrowserRouter>
  );
}
