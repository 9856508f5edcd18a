import type { SessionUser } from "@saywell/contract";
import { MessagesSquare } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useAccount } from "../features/account/account-query";
import { useSubscription } from "../features/billing/subscription-query";
import { AccountMenu } from "../features/session/account-menu";
import type { AuthMode } from "../features/session/account-rules";
import { useLearner } from "../features/session/use-learner";
import { ApiError, sentenceOf } from "../lib/api-client";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { Skeleton } from "../ui/skeleton";
import { AppHeader } from "./app-header";
import { AppShell } from "./app-shell";
import type { ReadAgain } from "./read-state";

/** Most visits never open it, so it comes when it is asked for. */
const AuthDialog = lazy(async () => ({
  default: (await import("../features/session/auth-dialog")).AuthDialog,
}));

/** What a page knows of the learner who is on it. */
export interface LearnerVisit {
  learner: SessionUser;
  /** Reads again what failed; a learner whom the server does not know any more is asked for first. */
  readAgain: ReadAgain;
  openAuth: (mode: AuthMode) => void;
}

export interface LearnerPageProps {
  title: string;
  /** Stands there until it is known who is here. */
  skeleton: ReactNode;
  /** What is said when that cannot be found out. */
  failure: string;
  /** For the main column. */
  className?: string;
  children: (visit: LearnerVisit) => ReactNode;
}

/** The frame of a page that belongs to a learner: header with the user menu, and who is here. */
export function LearnerPage({ title, skeleton, failure, className, children }: LearnerPageProps) {
  const { learner, demo, error, recheck } = useLearner();
  const [authMode, setAuthMode] = useState<AuthMode | null>(null);

  const readAgain: ReadAgain = async (read) => {
    if (read.error instanceof ApiError && [401, 403].includes(read.error.status)) await recheck();
    await read.refetch();
  };

  return (
    <AppShell
      title={title}
      header={<AppHeader actions={<HeaderActions learner={learner} onAuth={setAuthMode} />} />}
      {...(className && { className })}
    >
      {learner ? (
        children({ learner, readAgain, openAuth: setAuthMode })
      ) : error ? (
        <ErrorState message={sentenceOf(error, failure)} onRetry={() => void recheck()} />
      ) : (
        skeleton
      )}
      {authMode === null ? null : (
        <Suspense>
          <AuthDialog
            mode={authMode}
            onModeChange={setAuthMode}
            isGuest={learner?.isGuest ?? false}
            demo={demo}
          />
        </Suspense>
      )}
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
        <LearnerMenu learner={learner} onAuth={onAuth} />
      ) : (
        <Skeleton className="m-0.5 size-10 rounded-full" />
      )}
    </>
  );
}

function LearnerMenu({ learner, onAuth }: HeaderActionsProps & { learner: SessionUser }) {
  const subscription = useSubscription(learner.id);
  // With the account come the preferences, also to a device that has never seen it.
  const account = useAccount(learner.id);
  const avatar = account.data?.user.avatar;
  return (
    <AccountMenu
      user={learner}
      planType={subscription.data?.planType ?? "FREEMIUM"}
      avatar={avatar ? `/avatars/${avatar}.svg` : null}
      onAuth={onAuth}
    />
  );
}
