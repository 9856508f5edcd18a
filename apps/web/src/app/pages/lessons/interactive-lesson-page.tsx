import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { useLearner } from "../../../features/accounts/api/use-learner";
import { KeepNameOffer } from "../../../features/accounts/components/keep-name-offer";
import { badgeArtwork } from "../../../features/gamification/model/badge-artwork";
import {
  LessonPlayer,
  type LessonPlayerProps,
} from "../../../features/lessons/components/lesson-player";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import { markedPieces } from "../../../product-ui/marked-pieces";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { MarkedWriting } from "../../../product-ui/marked-writing";
import { Spinner } from "../../../ui/spinner";
import { toast } from "../../../ui/use-toast";
import { AppHeader } from "../../app-header";
import { AppShell } from "../../app-shell";
import { LessonVisit, type LessonVisitState } from "./lesson-visit";
import { useWordReview } from "../review/use-word-review";

export default function InteractiveLessonPage() {
  return (
    <LessonVisit Unopened={Unopened} skeleton={<Loading />}>
      {(visit) => <OpenLesson {...visit} />}
    </LessonVisit>
  );
}

function OpenLesson({ lesson, userId, reopen }: LessonVisitState) {
  const { learner } = useLearner();
  const voice = useSpeaker();
  const review = useWordReview(userId, lesson.id);
  return (
    <Frame title={lesson.title}>
      <LessonPlayer
        lesson={lesson}
        userId={userId}
        voice={voice}
        review={review}
        renderMarks={renderMarks}
        badgeArtwork={badgeArtwork}
        renderNameOffer={(name) =>
          learner ? <KeepNameOffer account={learner} name={name} /> : null
        }
        onRefused={(refusal) => {
          // Where it is gone, the screen that follows says so.
          if (refusal.status !== 404) {
            toast({
              variant: "destructive",
              title:
                refusal.code === "plan-required"
                  ? "This lesson is locked"
                  : "This lesson has changed",
              description: sentenceOf(refusal, "We have opened it where you really are."),
            });
          }
          reopen();
        }}
      />
    </Frame>
  );
}

const renderMarks: LessonPlayerProps["renderMarks"] = (text, corrections, className) => (
  <MarkedWriting pieces={markedPieces(text, corrections)} className={className} />
);

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <AppShell
    title={title}
    header={
      <AppHeader
        actions={
          <Button asChild variant="ghost" className="px-3 sm:px-4">
            <Link to="/student-dashboard">
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

const Unopened = ({ children }: { children: ReactNode }) => (
  <Frame title="Lesson">{children}</Frame>
);

const Loading = () => (
  <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4">
    <h1 className="sr-only">Lesson</h1>
    <Spinner className="size-10" />
    <output className="text-muted-foreground">Loading lesson...</output>
  </div>
);
