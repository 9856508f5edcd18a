import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { badgeArtwork } from "../../features/gamification/badge-artwork";
import { LessonPlayer } from "../../features/lessons/lesson-player";
import { lessonQuery } from "../../features/lessons/lesson-queries";
import { useLearner } from "../../features/session/use-learner";
import { useSpeaker } from "../../features/speech/use-speaker";
import { ApiError, sentenceOf } from "../../lib/api-client";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";
import { Spinner } from "../../ui/spinner";
import { toast } from "../../ui/use-toast";
import { AppHeader } from "../app-header";
import { AppShell } from "../app-shell";
import { useWordReview } from "./use-word-review";

const dashboard = "/student-dashboard";

export default function InteractiveLessonPage() {
  const { id = "" } = useParams();
  const { learner, error, recheck } = useLearner();
  if (learner) return <LessonOf key={id} id={id} userId={learner.id} recheck={recheck} />;
  return (
    <Frame title="Lesson">
      {error ? (
        <ErrorState
          message={sentenceOf(error, "The lesson could not be opened.")}
          onRetry={() => void recheck()}
        />
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

interface LessonOfProps {
  id: string;
  userId: string;
  recheck: () => Promise<void>;
}

function LessonOf({ id, userId, recheck }: LessonOfProps) {
  const read = useQuery(lessonQuery(id, userId));
  const voice = useSpeaker();
  const review = useWordReview(userId, id);
  const [wasOpen, setWasOpen] = useState(false);

  // What was read on an earlier visit is never shown: the lesson may have gone on elsewhere.
  if (read.isFetching || !read.isFetchedAfterMount) {
    return (
      <Frame title="Lesson">
        <Loading />
      </Frame>
    );
  }
  if (read.isError) {
    const status = read.error instanceof ApiError ? read.error.status : 0;
    if (status === 404) return <LessonNotFound wasOpen={wasOpen} />;
    const readAgain = async () => {
      if (status === 401 || status === 403) await recheck();
      await read.refetch();
    };
    return (
      <Frame title="Lesson">
        <ErrorState message="Failed to fetch lesson" onRetry={() => void readAgain()}>
          <BackToDashboard />
        </ErrorState>
      </Frame>
    );
  }
  if (!read.data) return null;
  return (
    <Frame title={read.data.title}>
      <LessonPlayer
        key={read.dataUpdatedAt}
        lesson={read.data}
        userId={userId}
        voice={voice}
        review={review}
        badgeArtwork={badgeArtwork}
        dashboard={dashboard}
        onRefused={(refusal) => {
          setWasOpen(true);
          // Where it is gone, the screen that follows says so.
          if (refusal.status !== 404) {
            toast({
              variant: "destructive",
              title: "This lesson has changed",
              description: sentenceOf(refusal, "We have opened it where you really are."),
            });
          }
          void read.refetch();
        }}
      />
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <AppShell
    title={title}
    header={
      <AppHeader
        actions={
          <Button asChild variant="ghost">
            <Link to={dashboard}>
              <ArrowLeft aria-hidden /> Dashboard
            </Link>
          </Button>
        }
      />
    }
  >
    {children}
  </AppShell>
);

const Loading = () => (
  <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4">
    <h1 className="sr-only">Lesson</h1>
    <Spinner className="size-10" />
    <output className="text-muted-foreground">Loading lesson...</output>
  </div>
);

/** Says too what becomes of a learner's work when the lesson goes while it is open. */
function LessonNotFound({ wasOpen }: { wasOpen: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasOpen) heading.current?.focus();
  }, [wasOpen]);
  return (
    <Frame title="Lesson Not Found">
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
    </Frame>
  );
}

const BackToDashboard = () => (
  <Button asChild variant="outline" className="justify-self-start">
    <Link to={dashboard}>Back to Dashboard</Link>
  </Button>
);
