import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { createQueryClient } from "../lib/query-client";

/** No page has a message before it is drawn, so the toasts' code may come after the page's. */
const Toaster = lazy(async () => ({ default: (await import("../ui/toaster")).Toaster }));

/** What every page may count on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
