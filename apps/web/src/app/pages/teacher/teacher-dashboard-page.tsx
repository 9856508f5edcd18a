import type { SessionUser, TaughtClass } from "@saywell/contract";
import { useState } from "react";
import { UnreadLinks } from "../../../features/class-messages/components/unread-links";
import {
  useClassDashboard,
  useClassStudents,
} from "../../../features/teaching/api/teaching-queries";
import { useChosenClass } from "../../../features/teaching/api/use-chosen-class";
import { ClassFigures } from "../../../features/teaching/components/class-figures";
import { ClassSelector } from "../../../features/teaching/components/class-selector";
import { ClassStudents } from "../../../features/teaching/components/class-students";
import { FirstClass } from "../../../features/teaching/components/first-class";
import { QuickActions } from "../../../features/teaching/components/quick-actions";
import { WeekChart } from "../../../features/teaching/components/week-chart";
import { WelcomeBanner } from "../../../features/teaching/components/welcome-banner";
import {
  filterStudents,
  type StudentFilter,
} from "../../../features/teaching/model/student-filters";
import { sentenceOf } from "../../../lib/api-client";
import { linkTo } from "../../../lib/links";
import { ErrorState } from "../../../ui/error-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { TeacherPage } from "../../teacher-page";
import { TeacherWays } from "./teacher-ways";

/** Where a teacher's work begins: a class in figures, and its students. */
export default function TeacherDashboardPage() {
  return (
    <TeacherPage
      title="Teacher dashboard"
      className="grid grid-cols-1 gap-6 sm:py-8"
      headerRow={<ClassSelector />}
    >
      {(teacher) => (
        <>
          <ChosenClass key={teacher.id} teacher={teacher} />
          <TeacherWays teacher={teacher} />
        </>
      )}
    </TeacherPage>
  );
}

function ChosenClass({ teacher }: { teacher: SessionUser }) {
  const { read, classes, chosen } = useChosenClass();
  if (chosen !== null) {
    return <OneClass key={chosen.id} teacher={teacher} taught={chosen} />;
  }
  return (
    <>
      <WelcomeBanner name={teacher.name} lead="This is your teaching side." />
      {classes !== undefined ? (
        <FirstClass />
      ) : read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, "Your classes could not be read.")}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function OneClass({ teacher, taught }: { teacher: SessionUser; taught: TaughtClass }) {
  const [filter, setFilter] = useState<StudentFilter>("all");
  const dashboard = useClassDashboard(taught.id);
  const students = useClassStudents(teacher.id, taught.id);
  const figures = dashboard.data ?? null;
  return (
    <>
      <WelcomeBanner
        name={teacher.name}
        classId={taught.id}
        lead={
          figures === null
            ? taught.name
            : `You have ${figures.activeStudents} active ${
                figures.activeStudents === 1 ? "student" : "students"
              }`
        }
      />
      <UnreadLinks
        classes={[taught]}
        toClass={(classId) => linkTo("/classes/:classId", { classId })}
      />
      {figures === null && dashboard.isError ? (
        <ErrorState
          className="min-h-44"
          message={sentenceOf(dashboard.error, "The figures of this class could not be read.")}
          isRetrying={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <ClassFigures classId={taught.id} figures={figures} studentsId={studentsId} />
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr]">
        {figures === null && dashboard.isError ? null : <WeekChart week={figures?.week ?? null} />}
        <QuickActions
          classId={taught.id}
          className={taught.name}
          students={students.data && filterStudents(students.data, filter)}
        />
      </div>
      <ClassStudents
        id={studentsId}
        classId={taught.id}
        read={students}
        filter={filter}
        onFilter={setFilter}
        timeZone={teacher.timeZone}
      />
    </>
  );
}

/** The list of students on the page, to which its figures lead. */
const studentsId = "class-students";
