import { ListenButton } from "../../features/lessons/listen-button";
import { SavedWordList, SavedWordListSkeleton } from "../../features/review/saved-word-list";
import { useSavedWords } from "../../features/review/saved-words";
import { useSpeaker } from "../../features/speech/use-speaker";
import { PageHeading } from "../../ui/page-heading";
import { BackToDashboard } from "../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { ReadState } from "../read-state";

export default function ReviewPage() {
  return (
    <LearnerPage
      title="My words"
      failure="Your words could not be opened."
      skeleton={
        <>
          <Top />
          <SavedWordListSkeleton />
        </>
      }
      className="grid grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <MyWords key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function MyWords({ learner, readAgain }: LearnerVisit) {
  const words = useSavedWords(learner.id);
  const voice = useSpeaker();
  return (
    <>
      <Top />
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
            renderListen={(id, text) => <ListenButton voice={voice} id={id} text={text} />}
            onEmptied={focusHeading}
          />
        )}
      </ReadState>
    </>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>("h1[tabindex]")?.focus();

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl" lead="The words you saved in lessons, newest first.">
      My words
    </PageHeading>
  </>
);
