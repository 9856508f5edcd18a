import type { LearningReport } from "@saywell/contract";
import { useState } from "react";
import { sayCount, sayPeriod } from "../model/report-words";
import { OpenFigure } from "./figure-button";
import { MadeOfDialog } from "./made-of-dialog";
import { ReportAssignments } from "./report-assignments";
import { ReportCanDo } from "./report-can-do";
import { ReportPlacement } from "./report-placement";
import { ReportSkills } from "./report-skills";
import { ReportTime } from "./report-time";
import { ReportWrong } from "./report-wrong";

interface ReportViewProps {
  report: LearningReport;
  /** The reader's. */
  timeZone: string;
}

/** What a class or a student learnt in some days. */
export function ReportView({ report, timeZone }: ReportViewProps) {
  const { classId, period, student, students } = report;
  const [figure, setFigure] = useState<string | null>(null);
  return (
    <OpenFigure value={setFigure}>
      <p className="max-w-prose text-muted-foreground">
        {sayPeriod(period)}.{" "}
        {student === null ? `${sayCount(students, "student")}, as the class is now. ` : ""}
        All that was learnt counts, also before somebody joined. Press a figure to see what it is
        made of.
      </p>
      <ReportTime report={report} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ReportSkills report={report} />
          <ReportAssignments report={report} timeZone={timeZone} />
          <ReportPlacement report={report} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ReportWrong report={report} />
          <ReportCanDo report={report} />
        </div>
      </div>
      {figure === null ? null : (
        <MadeOfDialog
          asked={{
            classId,
            figure,
            from: period.from,
            to: period.to,
            ...(student !== null && { studentId: student.userId }),
          }}
          onClose={() => setFigure(null)}
        />
      )}
    </OpenFigure>
  );
}
