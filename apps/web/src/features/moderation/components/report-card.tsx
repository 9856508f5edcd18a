import { formatMoment } from "../../../lib/dates";
import type { Report, ReportDecision } from "@saywell/contract";
import { Bot, Flag, HeartHandshake } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { decisionLabel, decisionsAboutAll } from "../model/decisions-about";
import { nameInClasses, nameOf, placeWords, reasonWords } from "../model/moderation-words";

export interface ReportCardProps {
  report: Report;
  timeZone: string;
  /** Left out for one that cannot be decided here. */
  onDecide?: (decision: ReportDecision) => void;
}

/** One report: what was written, what stood before it, who and where, and what can be decided. */
export function ReportCard({ report, timeZone, onDecide }: ReportCardProps) {
  const { about, room, message, context, note, source, reporter, reason } = report;
  const isUrgent = report.isSafeguarding;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card className="gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Tag tone={isUrgent ? "warning" : "plain"}>
            {isUrgent ? <HeartHandshake aria-hidden /> : <Flag aria-hidden />}
            {reasonWords[reason]}
          </Tag>
          <h4 id={titleId} className="min-w-0 font-semibold break-words">
            About {nameInClasses(about)}
            {room ? <span className="text-muted-foreground"> in {room.name}</span> : null}
            {report.saidTo ? (
              <span className="text-muted-foreground"> {placeWords[report.saidTo]}</span>
            ) : null}
          </h4>
        </div>
        {message ? (
          <Said
            message={message}
            context={context}
            userName={nameOf(about)}
            isForOthers={report.saidTo === null}
          />
        ) : null}
        {note === "" || source === "FILTER" ? null : (
          <p className="break-words whitespace-pre-wrap">
            <span className="font-semibold">Note: </span>
            {note}
          </p>
        )}
        <p className="text-sm break-words text-muted-foreground">
          {source === "FILTER" ? (
            <>
              <Bot aria-hidden className="inline size-4 align-text-bottom" /> Found by a program and
              not a person
              {note === "" ? "" : ` (${note})`}
            </>
          ) : (
            <>Reported by {nameInClasses(reporter)}</>
          )}{" "}
          <span>on {formatMoment(report.createdAt, timeZone)}</span>
        </p>
        {report.state === "OPEN" && onDecide ? (
          <Decisions report={report} onDecide={onDecide} describedBy={titleId} />
        ) : report.state === "OPEN" ? null : (
          <p className="text-sm">
            <Tag tone="outline">{report.state === "UPHELD" ? "Upheld" : "Dismissed"}</Tag> by{" "}
            {nameOf(report.decidedBy)}
            {report.decidedAt ? ` on ${formatMoment(report.decidedAt, timeZone)}` : null}
            {report.decisionNote === null ? null : `: ${report.decisionNote}`}
          </p>
        )}
      </Card>
    </article>
  );
}

interface SaidProps {
  message: NonNullable<Report["message"]>;
  context: Report["context"];
  userName: string;
  /** Whether it was said in a room. */
  isForOthers: boolean;
}

function Said({ message, context, userName, isForOthers }: SaidProps) {
  return (
    <div className="grid gap-1 rounded-lg bg-muted px-4 py-3">
      {context.map(({ userName: name, content }, place) => (
        // They never change, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place} className="text-sm break-words text-muted-foreground">
          <span className="font-semibold">{name}:</span> {content}
        </p>
      ))}
      <p className="border-l-4 border-primary pl-3 break-words whitespace-pre-wrap">
        <span className="font-semibold">{userName}:</span> {message.content}
      </p>
      {message.id === null ? (
        <p className="text-sm text-muted-foreground">
          {isForOthers ? "This message was not posted." : "Nobody else has read this."}
        </p>
      ) : null}
    </div>
  );
}

interface DecisionsProps {
  report: Report;
  onDecide: (decision: ReportDecision) => void;
  describedBy: string;
}

const Decisions = ({ report, onDecide, describedBy }: DecisionsProps) => (
  <div className="grid grid-cols-2 gap-2 sm:flex">
    {decisionsAboutAll([report]).map((decision) => (
      <Button
        key={decision}
        variant="outline"
        className={decision === "BAN" ? "px-4 text-destructive" : "px-4"}
        aria-describedby={describedBy}
        onClick={() => onDecide(decision)}
      >
        {decision === "DISMISS" && report.isSafeguarding
          ? "Close report"
          : decisionLabel(decision, "reports")}
      </Button>
    ))}
  </div>
);
