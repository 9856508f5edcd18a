import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { accountQuery } from "../features/account/account-query";
import { useClaimTests } from "../features/level-test/result-queries";
import { sessionQuery } from "../features/session/session-queries";
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

/**
 * Reads the account of whoever is here, and with it the preferences, on every page: so they also
 * hold on a device that has never seen them. Who is here is asked by the pages that need to know.
 */
function AccountPreferences() {
  const session = useQuery({ ...sessionQuery, enabled: false });
  const userId = session.data?.user?.id;
  useQuery({ ...accountQuery(userId ?? ""), enabled: userId !== undefined });
  return null;
}

/** Joins what a visitor measured before there was an account to the account, as soon as there is one. */
function VisitorTests() {
  const session = useQuery({ ...sessionQuery, enabled: false });
  useClaimTests(session.data?.user?.id ?? null);
  return null;
}

/** What every page may count on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountPreferences />
      <VisitorTests />
      {children}
      <Toasts />
    </QueryClientProvider>
  );
}
