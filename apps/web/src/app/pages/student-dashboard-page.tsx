import type { SessionUser } from "@saywell/contract";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { AuthMode } from "../../features/session/account-rules";
import { AuthDialog } from "../../features/session/auth-dialog";
import { KeepEarnedCard } from "../../features/session/keep-earned-card";
import { useLearner } from "../../features/session/use-learner";
import { UserMenu } from "../../features/session/user-menu";
import { sentenceOf } from "../../lib/api-client";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { Skeleton } from "../../ui/skeleton";
import { AppHeader } from "../app-header";
import { AppShell } from "../app-shell";
import { DashboardContent, DashboardSkeleton } from "./dashboard-content";

export default function StudentDashboardPage() {
  const { learner, demo, error, recheck } = useLearner();
  const [authMode, setAuthMode] = useState<AuthMode | null>(null);

  return (
    <AppShell
      title="Dashboard"
      header={<AppHeader actions={<HeaderActions learner={learner} onAuth={setAuthMode} />} />}
      className="grid gap-8 sm:gap-10"
    >
      {learner ? (
        <>
          <DashboardContent key={learner.id} learner={learner} recheck={recheck} />
          {learner.isGuest ? <KeepEarnedCard onAuth={setAuthMode} /> : null}
        </>
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, "Your dashboard could not be opened.")}
          onRetry={() => void recheck()}
        />
      ) : (
        <DashboardSkeleton />
      )}
      <AuthDialog
        mode={authMode}
        onModeChange={setAuthMode}
        isGuest={learner?.isGuest ?? false}
        demo={demo}
      />
    </AppShell>
  );
}

interface HeaderActionsProps {
  learner: SessionUser | null;
  onAuth: (mode: AuthMode) => void;
}

function HeaderActions({ learner, onAuth }: HeaderActionsProps) {
  return (
    <>
      <Button asChild variant="outline" className="px-3 sm:px-4">
        <Link to="/rooms" title="Chat & Game Rooms">
          <MessagesSquare aria-hidden />
          <span className="max-sm:sr-only">Chat &amp; Games</span>
        </Link>
      </Button>
      {learner ? (
        <UserMenu user={learner} onAuth={onAuth} />
      ) : (
        <Skeleton className="m-0.5 size-10 rounded-full" />
      )}
    </>
  );
}
