import type { SessionUser } from "@saywell/contract";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { accountQuery } from "../features/accounts/api/account-query";
import { useClaimTests } from "../features/placement/api/result-queries";
import { sessionQuery } from "../features/accounts/api/session-queries";
import { isOffline } from "../lib/connection";
import { leaveByWish } from "../features/accounts/model/session-end";
import { leaveWithOtherTabs } from "../lib/forget-learner";
import { createQueryClient } from "../lib/query-client";
import { useToasts } from "../ui/use-toast";

/** When what shows messages is loaded: before the first message, or once more where that failed. */
const occasions = ["pointerdown", "keydown", "online"] as const;

/**
 * Most visits have no message, so what shows them comes when a visitor begins to do something. A
 * message that the connection is gone can be shown then; where nothing came, the page goes on
 * without messages.
 */
function Toasts() {
  const toastCount = useToasts().length;
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const isMissing = Toaster === null;

  useEffect(() => {
    if (!isMissing) return;
    let isAsking = false;
    async function load() {
      if (isAsking) return;
      isAsking = true;
      try {
        // Chromium would remember that its files did not arrive, and those of dialogs among them.
        if (await isOffline()) return;
        const { Toaster: loaded } = await import("../ui/toaster");
        setToaster(() => loaded);
      } catch {
        // The next occasion tries again.
      } finally {
        isAsking = false;
      }
    }
    const onOccasion = () => void load();
    if (toastCount > 0) onOccasion();
    for (const occasion of occasions) window.addEventListener(occasion, onOccasion);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, onOccasion);
    };
  }, [isMissing, toastCount]);

  return Toaster && <Toaster />;
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

/** What only teachers and admins hear on every page; its code comes for them alone. */
function Staff() {
  const session = useQuery({ ...sessionQuery, enabled: false });
  const person = session.data?.user;
  const isStaff =
    person !== undefined &&
    person !== null &&
    person.role !== "LEARNER" &&
    !person.needsSecondFactor;
  const [StaffAlerts, setStaffAlerts] = useState<ComponentType<{ person: SessionUser }> | null>(
    null,
  );
  useEffect(() => {
    if (!isStaff) return;
    import("./staff-alerts").then(
      (loaded) => setStaffAlerts(() => loaded.StaffAlerts),
      // The number on the user menu tells too; a visit that begins anew tries again.
      () => undefined,
    );
  }, [isStaff]);
  return isStaff && StaffAlerts ? <StaffAlerts key={person.id} person={person} /> : null;
}

/** What every page may count on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => leaveWithOtherTabs(leaveByWish), []);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountPreferences />
      <VisitorTests />
      <Staff />
      {children}
      <Toasts />
    </QueryClientProvider>
  );
}
