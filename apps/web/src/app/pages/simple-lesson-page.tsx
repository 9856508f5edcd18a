import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Lesson } from "@saywell/contract";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { lessonQuery, markStale } from "../../features/lessons/lesson-queries";
import { Teacher } from "../../features/lessons/teacher";
import { useLearner } from "../../features/session/use-learner";
import { BookmarkButton } from "../../features/simple-lesson/bookmark-button";
import { LessonHeader } from "../../features/simple-lesson/lesson-header";
import { LessonSkeleton } from "../../features/simple-lesson/lesson-skeleton";
import { SimpleLessonPlayer } from "../../features/simple-lesson/simple-lesson-player";
import { useSimpleLesson } from "../../features/simple-lesson/use-simple-lesson";
import { useSpeaker } from "../../features/speech/use-speaker";
import { TutorChat } from "../../features/tutor/tutor-chat";
import { ApiError, sentenceOf } from "../../lib/api-client";
import { toggleTheme } from "../../lib/theme";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";
import { ThemeToggle } from "../../ui/theme-toggle";
import { AppShell } from "../app-shell";

const dashboard = "/student-dashboard";
const mainClasses = "py-4 sm:py-8";

export default function SimpleLessonPage() {
  const { id = "" } = useParams();
  const { learner, error, recheck } = useLearner();
  if (learner) return <LessonOf key={id} id={id} userId={learner.id} recheck={recheck} />;
  return (
    <Unopened>
      {error ? (
        <ErrorState
          message={sentenceOf(error, "The lesson could not be opened.")}
          onRetry={() => void recheck()}
        />
      ) : (
        <LessonSkeleton />
      )}
    </Unopened>
  );
}

interface LessonOfProps {
  id: string;
  userId: string;
  recheck: () => Promise<void>;
}

function LessonOf({ id, userId, recheck }: LessonOfProps) {
  const read = useQuery(lessonQuery(id, userId));

  // What was read on an earlier visit is never shown: the lesson may have gone on elsewhere.
  if (read.isFetching || !read.isFetchedAfterMount) {
    return (
      <Unopened>
        <LessonSkeleton />
      </Unopened>
    );
  }
  if (read.isError) {
    const status = read.error instanceof ApiError ? read.error.status : 0;
    if (status === 404) return <LessonNotFound />;
    const readAgain = async () => {
      if (status === 401 || status === 403) await recheck();
      await read.refetch();
    };
    return (
      <Unopened>
        <ErrorState message="Failed to fetch lesson" onRetry={() => void readAgain()}>
          <BackToDashboard />
        </ErrorState>
      </Unopened>
    );
  }
  return read.data ? <OpenLesson lesson={read.data} userId={userId} /> : null;
}

function OpenLesson({ lesson, userId }: { lesson: Lesson; userId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const voice = useSpeaker();
  const onSaved = () => void markStale(client, userId, "all");
  const state = useSimpleLesson({
    lesson,
    userId,
    onSaved,
    onLeave: () => void navigate(dashboard),
  });
  return (
    <AppShell
      title={lesson.title}
      className={mainClasses}
      header={
        <LessonHeader
          lesson={lesson}
          progress={state.walk.progress}
          dashboard={dashboard}
          actions={
            <>
              <BookmarkButton lesson={lesson} userId={userId} onSaved={onSaved} />
              <ThemeToggle onClick={() => toggleTheme()} />
            </>
          }
        />
      }
    >
      <SimpleLessonPlayer
        lesson={lesson}
        state={state}
        voice={voice}
        Teacher={Teacher}
        chat={<TutorChat userId={userId} lessonId={lesson.id} />}
        dashboard={dashboard}
      />
    </AppShell>
  );
}

/** The page before there is a lesson to show. */
const Unopened = ({ children }: { children: ReactNode }) => (
  <AppShell
    title="Lesson"
    className={mainClasses}
    header={
      <LessonHeader
        lesson={null}
        progress={0}
        dashboard={dashboard}
        actions={<ThemeToggle onClick={() => toggleTheme()} />}
      />
    }
  >
    {children}
  </AppShell>
);

const LessonNotFound = () => (
  <AppShell title="Lesson Not Found">
    <div className="grid gap-6">
      <PageHeading lead="There is no lesson at this address. The link may be old.">
        Lesson Not Found
      </PageHeading>
      <BackToDashboard />
    </div>
  </AppShell>
);

const BackToDashboard = () => (
  <Button asChild variant="outline" className="justify-self-start">
    <Link to={dashboard}>Back to Dashboard</Link>
  </Button>
);
