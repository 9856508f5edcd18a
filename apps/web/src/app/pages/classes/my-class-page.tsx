import type { JoinedClass, SessionUser } from "@saywell/contract";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useMyAssignments } from "../../../features/assignments/api/assignment-reads";
import { MyWorkList } from "../../../features/assignments/components/my-work-list";
import { byTurn } from "../../../features/assignments/model/own-work";
import { MyClassRoom } from "../../../features/class-rooms/components/class-room";
import { OwnPlan } from "../../../features/class-plans/components/own-plan";
import { useMyClasses } from "../../../features/classes/api/my-class-reads";
import { LeaveClass } from "../../../features/classes/components/leave-class";
import { Told } from "../../../features/classes/components/told";
import { WeekGoal } from "../../../features/classes/components/week-goal";
import { inARow } from "../../../features/classes/model/class-words";
import { useOwnSheet } from "../../../features/reports/api/report-queries";
import { usePeriod } from "../../../features/reports/api/use-period";
import { DownloadSheet } from "../../../features/reports/components/download-sheet";
import { PeriodPicker } from "../../../features/reports/components/period-picker";
import { Link, useGoTo, usePathParams } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { type ReadAgain, ReadState } from "../../read-state";
import { Part, WayUp } from "./class-frame";
import { MyClassMessages, WriteAbout } from "./my-class-messages";
import { useReportMessage } from "./use-report-message";

export default function MyClassPage() {
  const { classId } = usePathParams("/my-classes/:classId");
  return (
    <LearnerPage
      title="My class"
      failure="Your class could not be opened."
      skeleton={<Waiting />}
      className="grid max-w-3xl grid-cols-1 content-start gap-6 sm:py-8"
    >
      {(visit) => <MyClass key={`${visit.learner.id} ${classId}`} {...visit} classId={classId} />}
    </LearnerPage>
  );
}

const Back = () => <WayUp to={linkTo("/my-classes")}>My classes</WayUp>;

const Waiting = () => (
  <>
    <Back />
    <PageHeading className="max-sm:text-2xl" lead="&nbsp;">
      My class
    </PageHeading>
    <RowsSkeleton rows={3} />
  </>
);

function MyClass({ classId, learner, readAgain }: LearnerVisit & { classId: string }) {
  const read = useMyClasses();
  return (
    <ReadState
      read={read}
      failure="Your class could not be read."
      onRetry={readAgain}
      skeleton={<Waiting />}
    >
      {({ classes }) => {
        const joined = classes.find(({ id }) => id === classId);
        return joined === undefined ? (
          <>
            <Back />
            <PageHeading className="max-sm:text-2xl">My class</PageHeading>
            <EmptyState
              title="You are not in this class"
              action={
                <Button asChild>
                  <Link to="/join-class">Join a class with a code</Link>
                </Button>
              }
            />
          </>
        ) : (
          <Joined joined={joined} learner={learner} readAgain={readAgain} />
        );
      }}
    </ReadState>
  );
}

interface JoinedProps {
  joined: JoinedClass;
  learner: SessionUser;
  readAgain: ReadAgain;
}

function Joined({ joined, learner, readAgain }: JoinedProps) {
  const work = useMyAssignments();
  const [now] = useState(() => new Date());
  const goTo = useGoTo();
  const { report, reporting } = useReportMessage();
  const { timeZone } = learner;
  const { days, choose, ...period } = usePeriod(timeZone);
  const sheet = useOwnSheet(joined.id, days);
  return (
    <>
      <Back />
      <PageHeading
        className="break-words max-sm:text-2xl"
        lead={`Taught by ${inARow(joined.teachers.map(({ name }) => name))}`}
      >
        {joined.name}
      </PageHeading>
      <MyClassRoom classId={joined.id} />
      <WeekGoal {...joined} />
      <OwnPlan classId={joined.id} />
      <ReadState
        read={work}
        failure="The work of your class could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {({ assignments }) => {
          const { open, later, over } = byTurn(assignments, joined.id);
          return (
            <>
              <Part
                title="Your work"
                actions={
                  <Button asChild variant="outline" size="sm">
                    <Link to="/my-calendar">
                      <CalendarDays aria-hidden /> Calendar
                    </Link>
                  </Button>
                }
              >
                {open.length === 0 ? (
                  <p className="text-muted-foreground">
                    You have nothing to do for this class now.
                  </p>
                ) : (
                  <MyWorkList
                    label="Your work"
                    work={open}
                    now={now}
                    timeZone={timeZone}
                    renderMore={(each) => <WriteAbout work={each} />}
                  />
                )}
              </Part>
              {later.length === 0 ? null : (
                <Part title="Later">
                  <MyWorkList label="Later" work={later} now={now} timeZone={timeZone} />
                </Part>
              )}
              {over.length === 0 ? null : (
                <details className="grid grid-cols-1 gap-3">
                  <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
                    What is done or over ({over.length})
                  </summary>
                  <MyWorkList label="Done or over" work={over} now={now} timeZone={timeZone} />
                </details>
              )}
            </>
          );
        }}
      </ReadState>
      <MyClassMessages joined={joined} learner={learner} work={work.data?.assignments ?? []} />
      <Part title="From your teacher">
        <Told announcements={joined.announcements} timeZone={timeZone} onReport={report} />
      </Part>
      {joined.goals === "" ? null : (
        <Part title="What we work towards">
          <p className="max-w-prose break-words whitespace-pre-line">{joined.goals}</p>
        </Part>
      )}
      <Part title="Your report">
        <p className="max-w-prose text-muted-foreground">
          What you learnt, on one or two pages: for you, or to show at home. It has your name on it.
        </p>
        <PeriodPicker {...period} onChange={choose} />
        <DownloadSheet sheet={sheet} label="Download your report (PDF)" />
      </Part>
      {reporting}
      <LeaveClass joined={joined} onLeft={() => goTo("/my-classes", { replace: true })} />
    </>
  );
}
