import { sceneList } from "@saywell/content";
import { useRef } from "react";
import { SceneList } from "../../../features/tutor/components/scene-list";
import { TutorChat } from "../../../features/tutor/components/tutor-chat";
import { conversationAbout } from "../../../features/tutor/model/tutor-conversation";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { BackToDashboard } from "../../back-to-dashboard";
import { LearnerPage, type LearnerVisit } from "../../learner-page";

const begin = [
  "What can you do?",
  "Give me an exercise",
  "Let's play a role play",
  "I want to talk about my day",
];

export default function TalkPage() {
  return (
    <LearnerPage
      title="Talk with Iris"
      failure="The page could not be opened."
      skeleton={
        <>
          <Top />
          <Skeleton className="h-96 rounded-xl" />
        </>
      }
      className="grid max-w-5xl grid-cols-1 content-start gap-5 sm:py-8"
    >
      {(visit) => (
        <>
          <Top />
          <Talk key={visit.learner.id} {...visit} />
        </>
      )}
    </LearnerPage>
  );
}

function Talk({ learner: { id, level } }: LearnerVisit) {
  // Whoever has no level yet is spoken to as a beginner who knows a little.
  const spokenTo = level ?? "A2";
  const chat = useRef<HTMLDivElement>(null);
  function play(title: string) {
    // On a phone the scene begins above the list.
    chat.current?.scrollIntoView({ block: "start" });
    chat.current?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    void conversationAbout(id, null).say(`Let's play: ${title}`);
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div ref={chat} className="min-w-0 scroll-mt-20">
        <TutorChat userId={id} lessonId={null} level={spokenTo} firstSuggestions={begin} />
      </div>
      <section aria-label="Role plays" className="grid content-start gap-3">
        <h2 className="text-lg font-semibold">Play a scene</h2>
        <p className="text-sm text-muted-foreground">
          Iris plays somebody, and you reach your goals in your own words.
        </p>
        <SceneList scenes={sceneList} level={spokenTo} onPlay={play} />
      </section>
    </div>
  );
}

const Top = () => (
  <>
    <BackToDashboard />
    <PageHeading className="max-sm:text-2xl">Talk with Iris</PageHeading>
  </>
);
