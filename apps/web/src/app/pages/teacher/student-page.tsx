import type { SessionUser } from "@saywell/contract";
import { ArrowLeft } from "lucide-react";
import { useStudentReport } from "../../../features/teaching/api/teaching-queries";
import { StudentActions } from "../../../features/teaching/components/student-actions";
import { StudentHead } from "../../../features/teaching/components/student-head";
import { StudentNotes } from "../../../features/teaching/components/student-notes";
import { StudentTests } from "../../../features/teaching/components/student-tests";
import { StudentWork } from "../../../features/teaching/components/student-work";
import { StudyCalendar } from "../../../features/teaching/components/study-calendar";
import { dashboardLink } from "../../../features/teaching/model/class-links";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { wayBackClasses } from "../../back-to-dashboard";
import { TeacherPage } from "../../teacher-page";
import { MessagesOfStudent } from "./messages-of-student";

/** What a student of a class has learnt and is to do, for its teachers. */
export default function StudentPage() {
  return (
    <TeacherPage title="Student" className="grid grid-cols-1 gap-6 sm:py-8">
      {(teacher) => <OneStudent teacher={teacher} />}
    </TeacherPage>
  );
}

function OneStudent({ teacher }: { teacher: SessionUser }) {
  const { classId, studentId } = usePathParams("/classes/:classId/students/:studentId");
  const goTo = useGoTo();
  const read = useStudentReport(classId, studentId);
  const report = read.data;
  const { timeZone } = teacher;
  const code = read.error instanceof ApiError ? read.error.code : null;
  return (
    <>
      <Link to={dashboardLink(classId)} className={wayBackClasses}>
        <ArrowLeft aria-hidden className="size-5" /> {report?.className ?? "Back to the class"}
      </Link>
      {report !== undefined ? (
        <div key={report.userId} className="grid grid-cols-1 gap-6">
          <StudentHead report={report} timeZone={timeZone}>
            <StudentActions report={report} onGone={() => goTo(dashboardLink(classId))} />
          </StudentHead>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <StudyCalendar study={report.study} />
            <StudentTests tests={report.placementTests} timeZone={timeZone} />
          </div>
          <MessagesOfStudent
            classId={classId}
            studentId={studentId}
            userId={teacher.id}
            timeZone={timeZone}
          />
          <StudentWork report={report} timeZone={timeZone} />
          <StudentNotes
            classId={classId}
            studentId={studentId}
            teacherId={teacher.id}
            timeZone={timeZone}
          />
        </div>
      ) : (
        <>
          <PageHeading className="max-sm:text-2xl">Student</PageHeading>
          {!read.isError ? (
            <RowsSkeleton rows={4} />
          ) : code === "not-found" || code === "forbidden" || code === "invalid-input" ? (
            <EmptyState title="There is no such student in this class">
              They may have left it, or the link is old.{" "}
              <Link to="/teacher" className="text-primary underline underline-offset-4">
                Go to your classes
              </Link>
            </EmptyState>
          ) : (
            <ErrorState
              message={sentenceOf(read.error, "This student could not be read.")}
              isRetrying={read.isFetching}
              onRetry={() => void read.refetch()}
            />
          )}
        </>
      )}
    </>
  );
}
