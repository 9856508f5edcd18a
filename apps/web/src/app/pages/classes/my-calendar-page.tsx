import type { OwnAssignment } from "@saywell/contract";
import { useState } from "react";
import { useMyAssignments } from "../../../features/assignments/api/assignment-reads";
import { AssignmentCalendar } from "../../../features/assignments/components/assignment-calendar";
import { classBeside } from "../../../features/assignments/model/own-work";
import { workLink } from "../../../features/assignments/model/work-link";
import { useMyClasses } from "../../../features/classes/api/my-class-reads";
import { linkTo } from "../../../lib/links";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";
import { WayUp } from "./class-frame";

/** When the work of somebody's classes opens and is due. */
export default function MyCalendarPage() {
  return (
    <LearnerPage
      title="My calendar"
      failure="Your calendar could not be opened."
      skeleton={
        <>
          <Top />
          <Waiting />
        </>
      }
      className="grid max-w-5xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(visit) => (
        <>
          <Top />
          <Calendar key={visit.learner.id} {...visit} />
        </>
      )}
    </LearnerPage>
  );
}

const Top = () => (
  <>
    <WayUp to={linkTo("/my-classes")}>My classes</WayUp>
    <PageHeading className="max-sm:text-2xl" lead="When your work opens, and when it is due.">
      My calendar
    </PageHeading>
  </>
);

const Waiting = () => <Skeleton className="h-96 rounded-xl" />;

function Calendar({ learner, readAgain }: LearnerVisit) {
  const read = useMyAssignments();
  const classes = useMyClasses().data?.classes ?? [];
  const [now] = useState(() => new Date());
  return (
    <ReadState
      read={read}
      failure="The work of your classes could not be read."
      onRetry={readAgain}
      skeleton={<Waiting />}
    >
      {({ assignments }) => (
        <AssignmentCalendar
          assignments={assignments}
          hrefOf={linkOf}
          noteOf={classBeside(classes.length)}
          now={now}
          timeZone={learner.timeZone}
        />
      )}
    </ReadState>
  );
}

/** What is not open yet, or needs another plan, leads to the page of its class, which says so. */
const linkOf = (work: OwnAssignment) =>
  work.state === "not-open" || (work.lock !== null && work.finishedAt === null)
    ? linkTo("/my-classes/:classId", { classId: work.classId })
    : workLink(work);
