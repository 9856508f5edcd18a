import type { ReviewSession } from "@saywell/contract";
import { useState } from "react";
import { ListenButton } from "../../../features/lessons/components/listen-button";
import { MarkedAnswer } from "../../../features/lessons/components/quiz-review";
import { ReviewDeck, ReviewDeckSkeleton } from "../../../features/review/components/review-deck";
import { useDue } from "../../../features/review/api/review-queries";
import {
  NoSavedWords,
  SavedWordList,
  SavedWordListSkeleton,
} from "../../../features/review/components/saved-word-list";
import { useSavedWords } from "../../../features/review/api/saved-words";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import { PageHeading } from "../../../ui/page-heading";
import { BackToDashboard } from "../../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";

export default function ReviewPage() {
  return (
    <LearnerPage
      title="My words"
      failure="Your words could not be opened."
      skeleton={
        <>
          <Top />
          <MyWordsSkeleton />
        </>
      }
      className="grid grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <MyWords key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function MyWords({ learner, readAgain }: LearnerVisit) {
  const due = useDue();
  const words = useSavedWords(learner.id);
  const voice = useSpeaker();
  const [isReviewing, setReviewing] = useState(false);
  const renderListen = (id: string, text: string) => (
    <ListenButton voice={voice} id={id} text={text} />
  );

  function endReview() {
    setReviewing(false);
    void due.refetch();
  }

  // The list stands below the deck: neither comes before the other, so that nothing moves.
  if (due.isPending || words.isPending) {
    return (
      <>
        <Top />
        <MyWordsSkeleton />
      </>
    );
  }
  if (words.data?.length === 0 && due.data && hasNoCards(due.data)) {
    return (
      <>
        <Top />
        <NoSavedWords />
      </>
    );
  }
  return (
    <>
      <Top />
      <ReadState
        read={due}
        failure="Failed to fetch your review"
        onRetry={readAgain}
        skeleton={<ReviewDeckSkeleton />}
      >
        {(session) => (
          <ReviewDeck
            session={session}
            readAt={due.dataUpdatedAt}
            isReading={due.isFetching}
            timeZone={learner.timeZone}
            onBegun={() => setReviewing(true)}
            onFinished={endReview}
            renderListen={renderListen}
            renderMarks={(right, answer) => (
              <MarkedAnswer question={{ type: "text", ...right }} answer={answer} />
            )}
          />
        )}
      </ReadState>
      <section
        aria-labelledby="saved-words"
        hidden={isReviewing}
        className="grid gap-4 [&[hidden]]:hidden"
      >
        <h2 id="saved-words" className="font-heading text-2xl font-semibold">
          Saved words
        </h2>
        <ReadState
          read={words}
          failure="Failed to fetch your words"
          onRetry={readAgain}
          skeleton={<SavedWordListSkeleton />}
        >
          {(saved) => (
            <SavedWordList
              userId={learner.id}
              words={saved}
              renderListen={renderListen}
              onEmptied={focusHeading}
            />
          )}
        </ReadState>
      </section>
    </>
  );
}

const hasNoCards = ({ dueCount, nextDueAt }: ReviewSession) => dueCount === 0 && nextDueAt === null;

const focusHeading = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus();

const MyWordsSkeleton = () => (
  <>
    <ReviewDeckSkeleton />
    <div className="grid gap-4">
      <h2 className="font-heading text-2xl font-semibold">Saved words</h2>
      <SavedWordListSkeleton />
    </div>
  </>
);

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading
      className="max-sm:text-2xl"
      lead="First what is due today, then the words you saved, newest first."
    >
      My words
    </PageHeading>
  </>
);
