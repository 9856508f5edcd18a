import { useQuery } from "@tanstack/react-query";
import type { Lesson } from "@saywell/contract";
import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useHere, usePathParams } from "../../../lib/link";
import { lessonQuery } from "../../../features/lessons/api/lesson-queries";
import { useLearner } from "../../../features/accounts/api/use-learner";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { linkTo } from "../../../lib/links";
import { backTo } from "../../../lib/way-back";
import { DrawnNotice } from "../../../product-ui/drawn-notice";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { AppShell } from "../../app-shell";
import { needsAccount } from "../../needs-account";

/** A lesson that is open, and whose it is. */
export interface LessonVisitState {
  lesson: Lesson;
  userId: string;
  /** Reads the lesson anew, where the server knows it otherwise than this page. */
  reopen: () => void;
}

export interface LessonVisitProps {
  /** The page before there is a lesson to show. */
  Unopened: ComponentType<{ children: ReactNode }>;
  /** Stands in it while the lesson is on its way. */
  skeleton: ReactNode;
  children: (visit: LessonVisitState) => ReactNode;
}

/** The frame of both lesson players: the lesson in the address, how it is waited for, and what goes wrong. */
export function LessonVisit(props: LessonVisitProps) {
  const { Unopened, skeleton } = props;
  const { id } = usePathParams("/lesson/:id");
  const { learner, error, recheck } = useLearner();
  if (learner) {
    return <LessonOf key={id} {...props} id={id} userId={learner.id} recheck={recheck} />;
  }
  return (
    <Unopened>
      {error ? (
        <ErrorState
          message={sentenceOf(error, "The lesson could not be opened.")}
          onRetry={() => void recheck()}
        >
          {needsAccount(error) ? (
            <Button asChild>
              <Link to="/student-dashboard">Log in</Link>
            </Button>
          ) : null}
        </ErrorState>
      ) : (
        skeleton
      )}
    </Unopened>
  );
}

const failed = "Failed to fetch lesson";
const locked = "This lesson is not part of your plan.";
const nothingKnown = { status: 0, code: null };

interface LessonOfProps extends LessonVisitProps {
  id: string;
  userId: string;
  recheck: () => Promise<void>;
}

function LessonOf({ id, userId, recheck, Unopened, skeleton, children }: LessonOfProps) {
  const read = useQuery(lessonQuery(id, userId));
  const [wasOpen, setWasOpen] = useState(false);

  // What was read on an earlier visit is never shown: the lesson may have gone on elsewhere.
  if (read.isFetching || !read.isFetchedAfterMount) return <Unopened>{skeleton}</Unopened>;
  if (read.isError) {
    const { status, code } = read.error instanceof ApiError ? read.error : nothingKnown;
    if (code === "plan-required") return <LessonLocked why={sentenceOf(read.error, locked)} />;
    if (status === 404) return <LessonNotFound wasOpen={wasOpen} />;
    const readAgain = async () => {
      if (status === 401 || status === 403) await recheck();
      await read.refetch();
    };
    return (
      <Unopened>
        <ErrorState message={failed} onRetry={() => void readAgain()}>
          <BackToDashboard />
        </ErrorState>
      </Unopened>
    );
  }
  if (!read.data) return null;
  const reopen = () => {
    setWasOpen(true);
    void read.refetch();
  };
  return (
    <Fragment key={read.dataUpdatedAt}>{children({ lesson: read.data, userId, reopen })}</Fragment>
  );
}

/** Says which plan has the lesson, and leads there and back. */
function LessonLocked({ why }: { why: string }) {
  const here = useHere();
  return (
    <AppShell title="This lesson is locked" className="max-w-4xl">
      <DrawnNotice picture="/thumbnails/a2-lesson-5.svg">
        <PageHeading lead={why}>This lesson is locked</PageHeading>
        <p className="mt-4">What you have begun and earned stays yours on every plan.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <a href={linkTo("/pricing", {}, { query: backTo(here) })}>See the plans</a>
          </Button>
          <Button asChild variant="outline">
            <Link to="/lessons">All lessons</Link>
          </Button>
          <BackToDashboard />
        </div>
      </DrawnNotice>
    </AppShell>
  );
}

/** Says too what becomes of a learner's work when the lesson goes while it is open. */
function LessonNotFound({ wasOpen }: { wasOpen: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasOpen) heading.current?.focus();
  }, [wasOpen]);
  return (
    <AppShell title="Lesson Not Found">
      <div className="grid gap-6">
        <PageHeading
          ref={heading}
          lead={
            wasOpen
              ? "This lesson has just been taken out of the course. The XP and coins that you have been paid stay yours."
              : "There is no lesson at this address. The link may be old."
          }
        >
          Lesson Not Found
        </PageHeading>
        <BackToDashboard />
      </div>
    </AppShell>
  );
}

const BackToDashboard = () => (
  <Button asChild variant="outline" className="justify-self-start">
    <Link to="/student-dashboard">Back to Dashboard</Link>
  </Button>
);
