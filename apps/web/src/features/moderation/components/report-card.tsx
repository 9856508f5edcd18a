import { formatMoment } from "../../../lib/dates";
import type { Report } from "@saywell/contract";
import { sanctionKinds } from "@saywell/contract/constants";
import { Bot, Flag, HeartHandshake } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import type { Decision } from "../api/moderation-queries";
import { nameOf, placeWords, reasonWords } from "../model/moderation-words";

export interface ReportCardProps {
  report: Report;
  timeZone: string;
  onDecide: (decision: Decision["decision"]) => void;
}

/** One report: what was written, what stood before it, who and where, and what can be decided. */
export function ReportCard({ report, timeZone, onDecide }: ReportCardProps) {
  const { about, room, message, context, note, source, reporter, reason } = report;
  const isUrgent = report.isSafeguarding;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <Card className="gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Tag tone={isUrgent ? "wrong" : "warning"}>
            {isUrgent ? <HeartHandshake aria-hidden /> : <Flag aria-hidden />}
            {reasonWords[reason]}
          </Tag>
          <h3 id={titleId} className="min-w-0 font-semibold break-words">
            About {nameOf(about)}
            {room ? <span className="text-muted-foreground"> in {room.name}</span> : null}
            {report.saidTo ? (
              <span className="text-muted-foreground"> {placeWords[report.saidTo]}</span>
            ) : null}
          </h3>
        </div>
        {isUrgent ? (
          <p className="rounded-lg bg-destructive-wash px-4 py-3">
            {reason === "ABUSE"
              ? "Somebody may be in danger. Find out who, and see that they are safe, before you close this report."
              : "This person may need help. Talk to them, or tell whoever looks after them, before you close this report."}
          </p>
        ) : null}
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
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground">
          {source === "FILTER" ? (
            <>
              <Bot aria-hidden className="size-4" /> Found by the filter
              {note === "" ? "" : ` (${note})`}
            </>
          ) : (
            <>Reported by {nameOf(reporter)}</>
          )}
          <span>on {formatMoment(report.createdAt, timeZone)}</span>
        </p>
        {report.state === "OPEN" ? (
          <Decisions report={report} onDecide={onDecide} describedBy={titleId} />
        ) : (
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
      <p className="border-l-4 border-destructive pl-3 break-words whitespace-pre-wrap">
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
  onDecide: (decision: Decision["decision"]) => void;
  describedBy: string;
}

function Decisions({ report, onDecide, describedBy }: DecisionsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      {decisionsAbout(report).map((decision) => (
        <Button
          key={decision}
          variant="outline"
          className={decision === "BAN" ? "px-4 text-destructive" : "px-4"}
          aria-describedby={describedBy}
          onClick={() => onDecide(decision)}
        >
          {decision === "DISMISS" && report.isSafeguarding ? "Close report" : labels[decision]}
        </Button>
      ))}
    </div>
  );
}

const labels = { DISMISS: "Dismiss", HIDE_MESSAGE: "Take down", MUTE: "Mute", BAN: "Ban" } as const;

/**
 * What is not there cannot be taken down or banned; and nobody whom the filter found in need of help
 * is punished for it.
 */
function decisionsAbout({
  message,
  about,
  source,
  note,
  isSafeguarding,
}: Report): Decision["decision"][] {
  // Of all that the filter calls danger, only grooming is what somebody does to others.
  const needsHelp = source === "FILTER" && isSafeguarding && !note.includes("grooming");
  return [
    "DISMISS",
    ...(message?.id ? (["HIDE_MESSAGE"] as const) : []),
    ...(about && !needsHelp ? sanctionKinds : []),
  ];
}
