import type { SessionUser } from "@saywell/contract";
import type { ReactNode } from "react";
import { useLearner } from "../features/accounts/api/use-learner";
import { ApiError, sentenceOf } from "../lib/api-client";
import { ErrorState } from "../ui/error-state";
import type { AuthMode } from "../features/accounts/model/account-rules";
import type { NavigationShown } from "./navigation/main-navigation";
import { NeedsAccount, needsAccount } from "./needs-account";
import { PageFrame } from "./page-frame";
import type { OpenAuth } from "./use-auth-dialog";
import type { ReadAgain } from "./read-state";

/** What a page knows of the learner who is on it. */
export interface LearnerVisit {
  learner: SessionUser;
  /** Reads again what failed; a learner whom the server does not know any more is asked for first. */
  readAgain: ReadAgain;
  openAuth: OpenAuth;
}

export interface LearnerPageProps {
  title: string;
  /** Stands there until it is known who is here. */
  skeleton: ReactNode;
  /** What is said when that cannot be found out. */
  failure: string;
  /** For the main column. */
  className?: string;
  navigation?: NavigationShown;
  /** The way in that is open when somebody arrives. */
  authAtFirst?: AuthMode | undefined;
  children: (visit: LearnerVisit) => ReactNode;
}

/** The frame of a page that belongs to a learner: header with the user menu, and who is here. */
export function LearnerPage({ title, skeleton, failure, children, ...frame }: LearnerPageProps) {
  const { learner, demo, error, recheck } = useLearner();

  const readAgain: ReadAgain = async (read) => {
    if (read.error instanceof ApiError && [401, 403].includes(read.error.status)) await recheck();
    await read.refetch();
  };

  return (
    <PageFrame
      title={title}
      person={learner ?? (needsAccount(error) ? null : undefined)}
      demo={demo}
      {...frame}
    >
      {(openAuth) =>
        learner ? (
          children({ learner, readAgain, openAuth })
        ) : needsAccount(error) ? (
          <NeedsAccount openAuth={openAuth} />
        ) : error ? (
          <ErrorState message={sentenceOf(error, failure)} onRetry={() => void recheck()} />
        ) : (
          skeleton
        )
      }
    </PageFrame>
  );
}
