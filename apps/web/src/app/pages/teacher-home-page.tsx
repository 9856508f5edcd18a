import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import {
  DoorOpen,
  GraduationCap,
  IdCard,
  MessagesSquare,
  ShieldCheck,
  UserCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { sessionQuery } from "../../features/accounts/api/session-queries";
import {
  useFriendshipCount,
  useInDangerCount,
  useOpenReportCount,
} from "../../features/moderation/api/use-open-report-count";
import { useWaitingRequests } from "../../features/rooms/api/room-queries";
import { sentenceOf } from "../../lib/api-client";
import { Link } from "../../lib/link";
import { linkTo } from "../../lib/links";
import { DrawnNotice } from "../../product-ui/drawn-notice";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";
import { RowsSkeleton } from "../../ui/rows-skeleton";
import { PageFrame } from "../page-frame";
import type { OpenAuth } from "../use-auth-dialog";
import { WayRow, WayRows } from "./way-rows";

/** Where a teacher's work begins. Looking makes nobody a guest. */
export default function TeacherHomePage() {
  const session = useQuery(sessionQuery);
  const person = session.data?.user ?? null;
  return (
    <PageFrame
      title="Teacher"
      person={session.isPending ? undefined : person}
      demo={session.data?.demo ?? false}
      className="grid max-w-4xl grid-cols-1 gap-6 sm:py-8"
    >
      {(openAuth) =>
        session.isPending ? (
          <>
            <PageHeading className="max-sm:text-2xl">Teacher</PageHeading>
            <RowsSkeleton />
          </>
        ) : session.isError ? (
          <>
            <PageHeading className="max-sm:text-2xl">Teacher</PageHeading>
            <ErrorState
              message={sentenceOf(session.error, "This page could not be opened.")}
              isRetrying={session.isFetching}
              onRetry={() => void session.refetch()}
            />
          </>
        ) : person === null || person.role === "LEARNER" ? (
          <ForTeachersOnly openAuth={openAuth} />
        ) : (
          <TeacherHome key={person.id} teacher={person} />
        )
      }
    </PageFrame>
  );
}

function TeacherHome({ teacher }: { teacher: SessionUser }) {
  const role = teacher.needsSecondFactor ? "LEARNER" : teacher.role;
  const waiting = useOpenReportCount(role);
  const friendships = useFriendshipCount(role);
  const inDanger = useInDangerCount(role);
  const reports = waiting && friendships !== null ? waiting - friendships : waiting;
  return (
    <>
      <PageHeading className="max-sm:text-2xl" lead={`You teach as ${teacher.name}.`}>
        Your teaching side
      </PageHeading>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
        <Part title="What waits for you">
          <WayRow to="/moderation" icon={<ShieldCheck />} name="Reports">
            {reportsLine(reports, inDanger)}
          </WayRow>
          <WayRow to={toFriendships} icon={<UserCheck />} name="Friendships to approve">
            {friendships === 0
              ? "None is waiting"
              : friendships
                ? `${friendships} waiting for your word`
                : "Between young learners of your classes"}
          </WayRow>
          <PlacesAskedFor />
        </Part>
        <Part title="Among learners">
          <WayRow to="/rooms" icon={<MessagesSquare />} name="Rooms">
            Talk with learners, or open a room for your class
          </WayRow>
          <WayRow
            to={linkTo("/teacher/:teacherId", { teacherId: teacher.id })}
            icon={<IdCard />}
            name="Your public profile"
          >
            As learners see you
          </WayRow>
          <WayRow
            to={linkTo("/student-dashboard", {}, { query: { as: "learner" } })}
            icon={<GraduationCap />}
            name="See it as a learner"
          >
            The dashboard and lessons that learners have
          </WayRow>
        </Part>
      </div>
      <p className="text-muted-foreground">
        Your class, its progress and work to hand out are not here yet. They come later.
      </p>
    </>
  );
}

/** Who asks for a place in a private room, room by room: each is answered inside. */
function PlacesAskedFor() {
  const { data: rooms } = useWaitingRequests();
  if (rooms === undefined || rooms.length === 0) {
    return (
      <WayRow to="/rooms" icon={<DoorOpen />} name="Places in private rooms">
        {rooms === undefined ? "People can ask you for one" : "Nobody asks for one"}
      </WayRow>
    );
  }
  return rooms.map(({ roomId, roomName, people }) => (
    <WayRow
      key={roomId}
      to={linkTo("/room/:id", { id: roomId })}
      icon={<DoorOpen />}
      name={roomName}
    >
      {people === 1 ? "1 person asks for a place" : `${people} people ask for a place`}
    </WayRow>
  ));
}

const toFriendships = linkTo("/moderation", {}, { query: { tab: "friendships" } });

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-4">
    <h2 className="font-heading text-xl font-semibold">{title}</h2>
    <WayRows label={title}>{children}</WayRows>
  </section>
);

function reportsLine(reports: number | null | undefined, inDanger: number): string {
  if (inDanger > 0) return `${inDanger === 1 ? "1 person" : `${inDanger} people`} may be in danger`;
  if (reports === 0) return "None is open";
  return reports ? `${reports} open` : "What somebody told about somebody";
}

const ForTeachersOnly = ({ openAuth }: { openAuth: OpenAuth }) => (
  <DrawnNotice picture="/thumbnails/a1-lesson-7.svg">
    <PageHeading lead="Teachers of the school find their side here. Learners have a dashboard of their own.">
      This page is for teachers
    </PageHeading>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button asChild>
        <Link to="/student-dashboard">Go to your dashboard</Link>
      </Button>
      <Button variant="outline" onClick={() => openAuth("log-in")}>
        Log in as a teacher
      </Button>
    </div>
  </DrawnNotice>
);
