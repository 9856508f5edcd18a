import type { SessionUser } from "@saywell/contract";
import { isMarkedKind } from "@saywell/contract/constants";
import { useState } from "react";
import { useAssignment, useGroups } from "../../../features/assignments/api/assignment-reads";
import { AssignmentActions } from "../../../features/assignments/components/assignment-actions";
import { AssignmentFacts } from "../../../features/assignments/components/assignment-facts";
import { QuizQuestions } from "../../../features/assignments/components/quiz-questions";
import { WorkByStudent } from "../../../features/assignments/components/work-by-student";
import { useStudents } from "../../../features/classes/api/class-reads";
import { useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { PageHeading } from "../../../ui/page-heading";
import { TeacherPage } from "../../teacher-page";
import { ThingState } from "../admin/thing-state";
import { Part, WayUp } from "./class-frame";
import { studentLink } from "./student-link";

export default function AssignmentPage() {
  const { assignmentId } = usePathParams("/classes/:classId/assignments/:assignmentId");
  return (
    <TeacherPage
      title="Assignment"
      className="grid max-w-4xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(teacher) => <OneAssignment key={`${teacher.id} ${assignmentId}`} teacher={teacher} />}
    </TeacherPage>
  );
}

function OneAssignment({ teacher }: { teacher: SessionUser }) {
  const { classId, assignmentId } = usePathParams("/classes/:classId/assignments/:assignmentId");
  const read = useAssignment(assignmentId);
  const students = useStudents(teacher.id, classId);
  const groups = useGroups(classId).data?.groups ?? [];
  const [now] = useState(() => new Date());
  const goTo = useGoTo();
  const all = linkTo("/classes/:classId/assignments", { classId });
  const { timeZone } = teacher;
  return (
    <>
      <WayUp to={all}>Assignments</WayUp>
      <PageHeading className="break-words max-sm:text-2xl">
        {read.data?.title ?? "Assignment"}
      </PageHeading>
      <ThingState
        read={read}
        failure="This assignment could not be read."
        missing="There is no such assignment"
      >
        {(assignment) => (
          <>
            <AssignmentFacts {...{ assignment, groups, now, timeZone }} />
            <AssignmentActions
              assignment={assignment}
              students={(students.data ?? []).map(({ userId, userName }) => ({
                id: userId,
                name: userName,
              }))}
              groups={groups}
              timeZone={timeZone}
              onGone={() => goTo(all, { replace: true })}
            />
            {assignment.questions === null ? null : (
              <Part title="Questions">
                <QuizQuestions questions={assignment.questions} />
              </Part>
            )}
            <Part title={assignment.isDraft ? "For whom it is" : "How far everybody is"}>
              {assignment.work.length === 0 ? (
                <p className="text-muted-foreground">Nobody is in this class yet.</p>
              ) : (
                <WorkByStudent
                  work={assignment.work}
                  hrefOf={(studentId) => studentLink(classId, studentId)}
                  timeZone={timeZone}
                  isMarked={isMarkedKind(assignment.kind)}
                />
              )}
            </Part>
          </>
        )}
      </ThingState>
    </>
  );
}
