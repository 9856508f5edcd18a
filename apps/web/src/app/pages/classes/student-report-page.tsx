import type { SessionUser } from "@saywell/contract";
import {
  useStudentLearningReport,
  useStudentSheet,
} from "../../../features/reports/api/report-queries";
import { usePeriod } from "../../../features/reports/api/use-period";
import { DownloadSheet } from "../../../features/reports/components/download-sheet";
import { PeriodPicker } from "../../../features/reports/components/period-picker";
import { ReportView } from "../../../features/reports/components/report-view";
import { usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { PageHeading } from "../../../ui/page-heading";
import { TeacherPage } from "../../teacher-page";
import { ThingState } from "../admin/thing-state";
import { WayUp } from "./class-frame";

/** What a student of a class learnt in some days, for its teachers. */
export default function StudentReportPage() {
  return (
    <TeacherPage title="Report" className="grid max-w-5xl grid-cols-1 content-start gap-6 sm:py-8">
      {(teacher) => <OneStudent teacher={teacher} />}
    </TeacherPage>
  );
}

function OneStudent({ teacher }: { teacher: SessionUser }) {
  const { classId, studentId } = usePathParams("/classes/:classId/students/:studentId/report");
  const { days, choose, ...period } = usePeriod(teacher.timeZone);
  const read = useStudentLearningReport(classId, studentId, days);
  const sheet = useStudentSheet(classId, studentId, days);
  const name = read.data?.student?.userName;
  return (
    <>
      <WayUp to={linkTo("/classes/:classId/students/:studentId", { classId, studentId })}>
        {name ?? "Back to the student"}
      </WayUp>
      <PageHeading className="break-words max-sm:text-2xl" lead={read.data?.className ?? "\u00A0"}>
        {name === undefined ? "Report" : `Report on ${name}`}
      </PageHeading>
      <PeriodPicker {...period} onChange={choose} />
      <ThingState
        read={read}
        failure="The report could not be read."
        missing="There is no such student in this class"
      >
        {(report) => (
          <>
            <div className="grid justify-items-start gap-2">
              <DownloadSheet sheet={sheet} label="Download report (PDF)" />
              <p className="max-w-prose text-sm text-muted-foreground">
                One or two pages in plain words, for the student or a parent.
              </p>
            </div>
            <ReportView report={report} timeZone={teacher.timeZone} />
          </>
        )}
      </ThingState>
    </>
  );
}
