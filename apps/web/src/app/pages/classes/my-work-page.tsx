import type { OwnWork, SessionUser } from "@saywell/contract";
import { useState } from "react";
import { saySubject } from "../../../features/assignments/model/kind-words";
import { workLink } from "../../../features/assignments/model/work-link";
import { sayTimes } from "../../../features/assignments/model/work-words";
import { useOwnWork } from "../../../features/submissions/api/own-work";
import { HandedIn } from "../../../features/submissions/components/handed-in";
import { QuizForm } from "../../../features/submissions/components/quiz-form";
import { SpeakingForm } from "../../../features/submissions/components/speaking-form";
import { textToGoOnFrom, WritingForm } from "../../../features/submissions/components/writing-form";
import { Link, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { HelpNote } from "../../../product-ui/help-note";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { LearnerPage } from "../../learner-page";
import { ThingState } from "../admin/thing-state";
import { Part, WayUp } from "./class-frame";

export default function MyWorkPage() {
  const { assignmentId } = usePathParams("/my-work/:assignmentId");
  return (
    <LearnerPage
      title="Your work"
      failure="Your work could not be opened."
      skeleton={<Waiting />}
      className="grid max-w-3xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {({ learner }) => (
        <MyWork
          key={`${learner.id} ${assignmentId}`}
          learner={learner}
          assignmentId={assignmentId}
        />
      )}
    </LearnerPage>
  );
}

const Waiting = () => (
  <>
    <WayUp to={linkTo("/my-classes")}>My classes</WayUp>
    <PageHeading className="max-sm:text-2xl" lead="&nbsp;">
      Your work
    </PageHeading>
    <RowsSkeleton rows={3} />
  </>
);

function MyWork({ learner, assignmentId }: { learner: SessionUser; assignmentId: string }) {
  const read = useOwnWork(assignmentId);
  const [now] = useState(() => new Date());
  const [help, setHelp] = useState<string | null>(null);
  const work = read.data;
  const { timeZone } = learner;
  return (
    <>
      <WayUp
        to={
          work === undefined
            ? linkTo("/my-classes")
            : linkTo("/my-classes/:classId", { classId: work.assignment.classId })
        }
      >
        {work?.assignment.className ?? "My classes"}
      </WayUp>
      <PageHeading
        className="break-words max-sm:text-2xl"
        lead={
          work === undefined
            ? "\u00A0"
            : `${saySubject(work.assignment)} · ${sayTimes(work.assignment, now, timeZone)}`
        }
      >
        {work?.assignment.title ?? "Your work"}
      </PageHeading>
      {help === null ? null : <HelpNote text={help} onClose={() => setHelp(null)} />}
      <ThingState
        read={read}
        failure="Your work could not be read."
        missing="There is no such work"
      >
        {(found) => (
          <Work
            // What was handed in is not gone on with.
            key={found.submissions.length}
            work={found}
            timeZone={timeZone}
            onHelp={setHelp}
          />
        )}
      </ThingState>
    </>
  );
}

interface WorkProps {
  work: OwnWork;
  timeZone: string;
  onHelp: (help: string) => void;
}

function Work({ work, timeZone, onHelp }: WorkProps) {
  const { assignment, submissions, closed } = work;
  const { task, instructions } = assignment;
  const prompt = "prompt" in task ? task.prompt : "";
  const isElsewhere =
    workLink(assignment) !== linkTo("/my-work/:assignmentId", { assignmentId: assignment.id });
  // Who tries a quiz again sees first what the last try came to.
  const isQuizAgain = task.kind === "QUIZ" && closed === null && submissions.length > 0;
  const earlier =
    submissions.length === 0 ? null : (
      <Part title={closed === null ? "What you handed in before" : "What you handed in"}>
        <ul className="grid grid-cols-1 gap-4">
          {submissions.map((each) => (
            <li key={each.id}>
              <HandedIn
                kind={assignment.kind}
                submission={each}
                isOneOfSeveral={submissions.length > 1 || closed === null}
                timeZone={timeZone}
              />
            </li>
          ))}
        </ul>
      </Part>
    );
  return (
    <>
      {prompt === "" && instructions === "" ? null : (
        <div className="grid max-w-prose gap-3 break-words whitespace-pre-line">
          {prompt === "" ? null : <p className="text-lg">{prompt}</p>}
          {instructions === "" ? null : <p className="text-muted-foreground">{instructions}</p>}
        </div>
      )}
      {isQuizAgain ? earlier : null}
      {isElsewhere ? (
        <Button asChild size="lg" className="justify-self-start">
          <Link to={workLink(assignment)}>Go to it</Link>
        </Button>
      ) : closed === null ? (
        <>
          {isQuizAgain ? (
            <h2 className="font-heading text-xl font-semibold">{`Try ${submissions.length + 1}`}</h2>
          ) : null}
          <Doing work={work} onHelp={onHelp} />
        </>
      ) : (
        <p className="rounded-xl bg-primary-wash px-5 py-4 font-semibold text-primary">{closed}</p>
      )}
      {isQuizAgain ? null : earlier}
    </>
  );
}

function Doing({ work, onHelp }: { work: OwnWork; onHelp: (help: string) => void }) {
  const { task, id: assignmentId } = work.assignment;
  if (task.kind === "WRITING") {
    return <WritingForm {...{ assignmentId, task, onHelp }} textAtFirst={textToGoOnFrom(work)} />;
  }
  if (task.kind === "SPEAKING") {
    return <SpeakingForm {...{ assignmentId, task }} draft={work.draft} />;
  }
  return (
    <QuizForm
      assignmentId={assignmentId}
      questions={work.questions ?? []}
      answersAtFirst={work.draft?.answers ?? {}}
    />
  );
}
