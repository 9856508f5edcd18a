import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { createQueryClient } from "../lib/query-client";
import { useToasts } from "../ui/use-toast";

/** Most visits have no message, so what shows them comes with the first. */
const Toaster = lazy(async () => ({ default: (await import("../ui/toaster")).Toaster }));

function Toasts() {
  const isNeeded = useToasts().length > 0;
  // Once there it stays, because a message leaves in its own time.
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!isNeeded && !wasNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** What every page may count on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  );
}
