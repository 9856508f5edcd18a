import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { watchSession } from "../features/accounts/api/look-again";
import { sessionQuery } from "../features/accounts/api/session-queries";
import type { AuthMode } from "../features/accounts/model/account-rules";
import { type EndedSession, sessionEnd } from "../features/accounts/model/session-end";
import { useSchool } from "../features/school/api/school-query";
import { linkTo } from "../lib/links";
import { useStore } from "../lib/use-store";
import { Button } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { AppShell } from "./app-shell";
import { AuthDialog } from "./auth-dialog";

/**
 * Shows the pages, until the session of whoever is on them ends elsewhere: then it says so in their
 * place, and whoever logs in again finds the page that they were on.
 */
export function WhileLoggedIn({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => watchSession(client), [client]);
  const { ended } = useStore(sessionEnd);
  const { pathname } = useLocation();
  // The way to log in leads there, for who has forgotten the password.
  if (ended === null || pathname === linkTo("/reset-password")) return children;
  return <LoggedOutHere ended={ended} />;
}

function LoggedOutHere({ ended }: { ended: EndedSession }) {
  const session = useQuery({ ...sessionQuery, enabled: false });
  const [authMode, setAuthMode] = useState<AuthMode | null>(null);
  const contact = useSchool().data?.contact ?? "";
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone, and a screen reader says the heading that has it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <AppShell title="Logged out" className="grid max-w-xl grid-cols-1 gap-6 sm:py-8">
      <PageHeading
        ref={heading}
        lead={
          ended.isSuspended
            ? `This account is suspended. Please ask your school about it${contact === "" ? "." : `: ${contact}`}`
            : "Log in again to go on."
        }
      >
        You were logged out here.
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAuthMode("log-in")}>
          <LogIn aria-hidden /> Log in
        </Button>
        <Button variant="outline" asChild>
          {/* The landing page stands outside the app, so this is a plain link. */}
          <a href={linkTo("/")}>Home page</a>
        </Button>
      </div>
      {authMode === null ? null : (
        <AuthDialog
          mode={authMode}
          onModeChange={setAuthMode}
          isGuest={false}
          demo={session.data?.demo ?? false}
        />
      )}
    </AppShell>
  );
}
