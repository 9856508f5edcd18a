import type { LearningReport, PlacementFigure } from "@saywell/contract";
import { formatDay } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";
import { movementReason, movementWords, sayTest } from "../model/report-words";
import { FigureButton } from "./figure-button";
import { FirstFew } from "./first-few";
import { Nothing, ReportSection } from "./report-section";

/** Who took placement tests, and whether their level moved. */
export function ReportPlacement({ report }: { report: LearningReport }) {
  const { placement, period } = report;
  return (
    <ReportSection
      title="Placement tests"
      lead="The last test before these days, or else the first in them, beside the last in them. A test measures an interval: we say that somebody moved only where the two do not overlap."
    >
      {placement.length === 0 ? (
        <Nothing>Nobody finished a placement test in these days.</Nothing>
      ) : (
        <FirstFew name="students">
          {placement.map((each) => (
            <li key={each.userId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                {report.student === null ? (
                  <Link
                    to={linkTo("/classes/:classId/students/:studentId/report", {
                      classId: report.classId,
                      studentId: each.userId,
                    })}
                    className="font-semibold break-words text-primary underline-offset-4 hover:underline"
                  >
                    {each.userName}
                  </Link>
                ) : null}
                {each.movement === null ? null : (
                  <Tag tone={each.movement === "likely-up" ? "right" : "plain"}>
                    {movementWords[each.movement]}
                  </Tag>
                )}
              </p>
              <FigureButton
                figure={each.figure}
                label={`${each.userName}: ${sayMove(each)}`}
                className="text-left"
              >
                {sayMove(each)}
              </FigureButton>
              <p className="text-sm text-muted-foreground">
                {each.before === null
                  ? `Taken ${formatDay(each.after.takenAt, period.timeZone)}. `
                  : `Taken ${formatDay(each.before.takenAt, period.timeZone)} and ${formatDay(each.after.takenAt, period.timeZone)}. `}
                {movementReason(each)}
              </p>
            </li>
          ))}
        </FirstFew>
      )}
    </ReportSection>
  );
}

const sayMove = ({ before, after }: PlacementFigure): string =>
  before === null ? sayTest(after) : `${sayTest(before)}, then ${sayTest(after)}`;
