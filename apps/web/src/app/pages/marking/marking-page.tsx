import type { SessionUser, Submission } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import {
  useMarkingComments,
  useMarkingQueue,
  useSubmission,
} from "../../../features/submissions/api/marking";
import { MarkingView } from "../../../features/submissions/components/marking-view";
import { formatMoment } from "../../../lib/dates";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { TeacherPage } from "../../teacher-page";
import { ThingState } from "../admin/thing-state";
import { WayUp } from "../classes/class-frame";
import { studentLink } from "../classes/student-link";

export default function MarkingPage() {
  const { submissionId } = usePathParams("/marking/:submissionId");
  return (
    <TeacherPage title="Marking" className="grid max-w-6xl grid-cols-1 content-start gap-6 sm:py-8">
      {(teacher) => <OneWork key={`${teacher.id} ${submissionId}`} teacher={teacher} />}
    </TeacherPage>
  );
}

function OneWork({ teacher }: { teacher: SessionUser }) {
  const { submissionId } = usePathParams("/marking/:submissionId");
  const read = useSubmission(submissionId);
  const comments = useMarkingComments();
  const submission = read.data;
  const queue = useMarkingQueue(
    submission === undefined ? {} : { classId: submission.classId },
    submission !== undefined,
  );
  const [times, setTimes] = useState(0);
  const [skips, setSkips] = useState(false);
  const goTo = useGoTo();
  const next = queue.data?.submissions.find(({ id }) => id !== submissionId);
  const onward =
    next === undefined
      ? linkTo("/marking")
      : linkTo("/marking/:submissionId", { submissionId: next.id });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WayUp to={linkTo("/marking")}>Marking</WayUp>
        {next === undefined ? null : (
          <Button asChild variant="ghost">
            <Link to={onward}>
              {`Next: ${next.userName}`} <ChevronRight aria-hidden />
            </Link>
          </Button>
        )}
      </div>
      <PageHeading
        className="break-words max-sm:text-2xl"
        lead={submission === undefined ? "\u00A0" : leadOf(submission)}
      >
        {submission?.userName ?? "Marking"}
      </PageHeading>
      <ThingState
        read={read}
        failure="This work could not be read."
        missing="There is no such work"
      >
        {(found) => (
          <>
            <Facts submission={found} timeZone={teacher.timeZone} />
            {found.isBeingRead && !skips ? (
              <BeingRead text={found.content} onSkip={() => setSkips(true)} />
            ) : (
              <MarkingView
                key={times}
                submission={found}
                savedComments={comments.data?.comments ?? []}
                onGivenOut={() => goTo(onward)}
                onReadAgain={async () => {
                  await read.refetch();
                  setTimes(times + 1);
                }}
              />
            )}
          </>
        )}
      </ThingState>
    </>
  );
}

/** Marking begins once the program's marks are there: they would come in between. */
const BeingRead = ({ text, onSkip }: { text: string; onSkip: () => void }) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-muted-foreground">
        We are still looking for mistakes. You can mark in a moment.
      </output>
      <Button size="sm" variant="outline" onClick={onSkip}>
        Mark without waiting
      </Button>
    </div>
    <p className="max-w-prose text-lg break-words whitespace-pre-wrap text-primary">{text}</p>
  </>
);

const leadOf = ({ title, className, level }: Submission): string =>
  [title, className, level].filter(Boolean).join(" · ");

function Facts({ submission, timeZone }: { submission: Submission; timeZone: string }) {
  const { words, seconds, attempt, isLate, state, grade, task, earlier } = submission;
  const asked = "minWords" in task ? ` of ${task.minWords} to ${task.maxWords}` : "";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Tag>{words === null ? `${seconds ?? 0} seconds` : `${words} words${asked}`}</Tag>
      {isLate ? <Tag tone="warning">Late</Tag> : null}
      {attempt > 1 ? <Tag>{`Try ${attempt}`}</Tag> : null}
      {state === "RETURNED" ? <Tag tone="primary">Given back</Tag> : null}
      {grade === null ? null : <Tag tone="right">{`${grade} of 100`}</Tag>}
      <span className="text-muted-foreground">
        {`Handed in ${formatMoment(submission.submittedAt, timeZone)}`}
        {submission.markedBy === null ? "" : `, marked by ${submission.markedBy}`}
      </span>
      <Link
        to={studentLink(submission.classId, submission.userId)}
        className="font-semibold text-primary underline underline-offset-4"
      >
        All about this student
      </Link>
      {earlier.map((each) => (
        <Link
          key={each.id}
          to={linkTo("/marking/:submissionId", { submissionId: each.id })}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {`Try ${each.attempt}`}
        </Link>
      ))}
    </div>
  );
}
