import type { OwnSubmission } from "@saywell/contract";
import { type AssignmentKind, isMarkedKind } from "@saywell/contract/constants";
import { formatMoment } from "../../../lib/dates";
import { Tag } from "../../../ui/tag";
import { MarkedPage } from "./marked-page";
import { QuizResult } from "./quiz-result";
import { Recording } from "./recording";

interface HandedInProps {
  kind: AssignmentKind;
  submission: OwnSubmission;
  /** Whether others came before or after it. */
  isOneOfSeveral: boolean;
  timeZone: string;
}

/** Something that somebody handed in, with what its teacher says of it. */
export function HandedIn({ kind, submission, isOneOfSeveral, timeZone }: HandedInProps) {
  const { attempt, state, submittedAt, isLate, score, marking, content, seconds } = submission;
  return (
    <article className="grid grid-cols-1 gap-4 rounded-xl border border-rule bg-surface p-5 shadow-lift sm:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-semibold">{isOneOfSeveral ? `Try ${attempt}` : "Handed in"}</h3>
        {score === null ? (
          <Tag tone={state === "RETURNED" ? "primary" : "plain"}>{stateWords[state]}</Tag>
        ) : (
          <Tag tone="primary">{`${score} of 100`}</Tag>
        )}
        {isLate ? <Tag tone="warning">Late</Tag> : null}
        <span className="text-sm text-muted-foreground">
          {submittedAt === null ? "" : formatMoment(submittedAt, timeZone)}
        </span>
      </header>
      {seconds === null ? null : (
        <Recording submissionId={submission.id} label={`Recording, try ${attempt}`} />
      )}
      {submission.answers === null ? null : <QuizResult answers={submission.answers} />}
      {marking !== null && isMarkedKind(kind) ? (
        <MarkedPage kind={kind} content={content} marking={marking} />
      ) : content === "" ? null : (
        <p className="max-w-prose text-lg break-words whitespace-pre-wrap text-primary">
          {content}
        </p>
      )}
    </article>
  );
}

const stateWords = {
  DRAFT: "Not handed in",
  SUBMITTED: "Your teacher has it",
  RETURNED: "Given back: try again",
  MARKED: "Marked",
} as const;
