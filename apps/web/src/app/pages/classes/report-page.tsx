import type { ClassDetails, SessionUser } from "@saywell/contract";
import { Archive, Download, Users } from "lucide-react";
import { useState } from "react";
import { ExportDialog } from "../../../features/class-exports/components/export-dialog";
import { useClassReport } from "../../../features/reports/api/report-queries";
import { usePeriod } from "../../../features/reports/api/use-period";
import { PeriodPicker } from "../../../features/reports/components/period-picker";
import { ReportView } from "../../../features/reports/components/report-view";
import { sentenceOf } from "../../../lib/api-client";
import { Link, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { ClassFrame } from "./class-frame";

/** What a class learnt in some days. */
export default function ReportPage() {
  const { classId } = usePathParams("/classes/:classId/report");
  return (
    <ClassFrame classId={classId} title="Reports" part="/classes/:classId/report">
      {(schoolClass, teacher) =>
        schoolClass.isArchived ? (
          <EmptyState icon={<Archive />} title="This class is archived">
            Restore it in the settings to see how its students get on.
          </EmptyState>
        ) : schoolClass.students === 0 ? (
          <EmptyState
            icon={<Users />}
            title="This class has no students yet"
            action={
              <Button asChild>
                <Link to={linkTo("/classes/:classId", { classId })}>Invite students</Link>
              </Button>
            }
          >
            Reports begin when somebody has joined.
          </EmptyState>
        ) : (
          <ClassReport schoolClass={schoolClass} teacher={teacher} />
        )
      }
    </ClassFrame>
  );
}

interface ClassReportProps {
  schoolClass: ClassDetails;
  teacher: SessionUser;
}

function ClassReport({ schoolClass, teacher }: ClassReportProps) {
  const { days, choose, ...period } = usePeriod(teacher.timeZone);
  const read = useClassReport(schoolClass.id, days);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker {...period} onChange={choose} />
        <Button variant="outline" onClick={() => setIsExporting(true)}>
          <Download aria-hidden /> Export Data
        </Button>
      </div>
      {isExporting ? (
        <ExportDialog
          classId={schoolClass.id}
          className={schoolClass.name}
          onClose={() => setIsExporting(false)}
        />
      ) : null}
      {read.data !== undefined ? (
        <ReportView report={read.data} timeZone={teacher.timeZone} />
      ) : read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, "The report could not be read.")}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </>
  );
}
