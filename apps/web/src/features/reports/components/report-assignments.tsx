import type { AssignmentFigure, LearningReport } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { FigureButton } from "./figure-button";
import { FirstFew } from "./first-few";
import { Nothing, ReportSection } from "./report-section";

interface ReportAssignmentsProps {
  report: LearningReport;
  /** The reader's. */
  timeZone: string;
}

/** How far the assigned work is. */
export function ReportAssignments({ report, timeZone }: ReportAssignmentsProps) {
  const { assignments, classId } = report;
  return (
    <ReportSection
      title="Assignments"
      lead="What could be done in these days, as it stands today. Done counts late work too."
    >
      {assignments.length === 0 ? (
        <Nothing>Nothing was assigned for these days.</Nothing>
      ) : (
        <FirstFew name="assignments">
          {assignments.map((each) => (
            <li
              key={each.assignmentId}
              className="flex flex-wrap items-center justify-between gap-x-4 py-2 first:pt-0 last:pb-0"
            >
              <span className="min-w-0">
                <Link
                  to={linkTo("/classes/:classId/assignments/:assignmentId", {
                    classId,
                    assignmentId: each.assignmentId,
                  })}
                  className="inline-flex min-h-11 items-center font-semibold break-words text-primary underline-offset-4 hover:underline"
                >
                  {each.title}
                </Link>
                <span className="block text-sm text-muted-foreground">
                  {each.dueAt === null
                    ? "No due time"
                    : `Due ${formatMoment(each.dueAt, timeZone)}`}
                </span>
              </span>
              <FigureButton figure={each.figure} label={`${each.title}: ${sayWork(each)}`}>
                {sayWork(each)}
              </FigureButton>
            </li>
          ))}
        </FirstFew>
      )}
    </ReportSection>
  );
}

const sayWork = ({ assigned, done, late, owed, meanScore }: AssignmentFigure): string =>
  [
    `${done} of ${assigned} done`,
    ...(late > 0 ? [`${late} late`] : []),
    ...(owed > 0 ? [`${owed} past due`] : []),
    ...(meanScore === null ? [] : [assigned === 1 ? `score ${meanScore}%` : `mean ${meanScore}%`]),
  ].join(", ");
