import type { ClassDetails, SessionUser } from "@saywell/contract";
import { CalendarDays, ListChecks, Users } from "lucide-react";
import { ClassRoom } from "../../../features/class-rooms/components/class-room";
import { ClassThreads } from "../../../features/class-messages/components/class-threads";
import { useGroups } from "../../../features/assignments/api/assignment-reads";
import { ClassGroups } from "../../../features/assignments/components/class-groups";
import { useAnnouncements, useStudents } from "../../../features/classes/api/class-reads";
import { Announcements, NewAnnouncement } from "../../../features/classes/components/announcements";
import { ClassCode } from "../../../features/classes/components/class-code";
import { ClassTeachers } from "../../../features/classes/components/class-teachers";
import { StudentList } from "../../../features/classes/components/student-list";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { Skeleton } from "../../../ui/skeleton";
import { ReadState } from "../../read-state";
import { ClassFrame, Part } from "./class-frame";
import { readAgain } from "./read-again";
import { studentLink } from "./student-link";

export default function ClassPage() {
  const { classId } = usePathParams("/classes/:classId");
  return (
    <ClassFrame classId={classId} title="Class" part="/classes/:classId">
      {(schoolClass, teacher) => <People schoolClass={schoolClass} teacher={teacher} />}
    </ClassFrame>
  );
}

function People({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: SessionUser }) {
  const { id } = schoolClass;
  const announcements = useAnnouncements(id);
  const goTo = useGoTo();
  return (
    <>
      <ClassCode schoolClass={schoolClass} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {schoolClass.isArchived ? (
          <Part title={`Students (${schoolClass.students})`}>
            <p>
              This class is over, so how its students get on is not shown any more. Open it again in
              Settings to see them.
            </p>
          </Part>
        ) : (
          <Students schoolClass={schoolClass} teacher={teacher} />
        )}
        <div className="grid grid-cols-1 content-start gap-8">
          <Part title="Announcements">
            {schoolClass.isArchived ? null : <NewAnnouncement classId={id} />}
            <ReadState
              read={announcements}
              failure="The announcements could not be read."
              onRetry={readAgain}
              skeleton={<Skeleton className="h-20 rounded-xl" />}
            >
              {(told) => (
                <Announcements
                  classId={id}
                  announcements={told.announcements}
                  timeZone={teacher.timeZone}
                />
              )}
            </ReadState>
          </Part>
          {schoolClass.isArchived ? null : (
            <>
              <Part title="Messages">
                <ClassThreads classId={id} hrefOf={(studentId) => studentLink(id, studentId)} />
              </Part>
              <Part title="Room">
                <ClassRoom classId={id} />
              </Part>
            </>
          )}
          <Groups schoolClass={schoolClass} teacher={teacher} />
          <Part title="Teachers">
            <ClassTeachers
              schoolClass={schoolClass}
              me={teacher}
              onLeft={() => goTo("/classes", { replace: true })}
            />
          </Part>
        </div>
      </div>
    </>
  );
}

function Students({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: SessionUser }) {
  const { id } = schoolClass;
  const students = useStudents(teacher.id, id);
  const count = students.data?.length ?? schoolClass.students;
  return (
    <Part
      title={count === 0 ? "Students" : `Students (${count})`}
      actions={<WorkLinks classId={id} />}
    >
      <ReadState
        read={students}
        failure="The students could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<Users />} title="Nobody is in this class yet">
              {schoolClass.joinCode === null
                ? "Open joining above, and give your students the code. Or invite them by mail."
                : "Give your students the code above, or invite them by mail."}
            </EmptyState>
          ) : (
            <StudentList students={all} hrefOf={(studentId) => studentLink(id, studentId)} />
          )
        }
      </ReadState>
    </Part>
  );
}

function Groups({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: SessionUser }) {
  const { id, isArchived } = schoolClass;
  const groups = useGroups(id);
  const students = useStudents(teacher.id, id);
  return (
    <Part title="Groups">
      <ReadState
        read={groups}
        failure="The groups could not be read."
        onRetry={readAgain}
        skeleton={<Skeleton className="h-20 rounded-xl" />}
      >
        {(read) => (
          <ClassGroups
            classId={id}
            groups={read.groups}
            students={students.data?.map(({ userId, userName }) => ({
              id: userId,
              name: userName,
            }))}
            isArchived={isArchived}
          />
        )}
      </ReadState>
    </Part>
  );
}

const WorkLinks = ({ classId }: { classId: string }) => (
  <div className="flex flex-wrap gap-2">
    <Button asChild variant="outline" size="sm">
      <Link
        to={linkTo("/classes/:classId/assignments", { classId }, { query: { view: "calendar" } })}
      >
        <CalendarDays aria-hidden /> Calendar
      </Link>
    </Button>
    <Button asChild size="sm">
      <Link to={linkTo("/classes/:classId/assignments", { classId }, { query: { assign: "1" } })}>
        <ListChecks aria-hidden /> Assign Lesson
      </Link>
    </Button>
  </div>
);
