import type { SessionUser } from "@saywell/contract";
import {
  DoorOpen,
  Gamepad2,
  GraduationCap,
  IdCard,
  MessagesSquare,
  PenLine,
  ShieldCheck,
  UserCheck,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import {
  useFriendshipCount,
  useInDangerCount,
  useOpenReportCount,
} from "../../../features/moderation/api/use-open-report-count";
import { useMarkingQueue } from "../../../features/submissions/api/marking";
import { useWaitingRequests } from "../../../features/rooms/api/room-queries";
import { linkTo } from "../../../lib/links";
import { WayRow, WayRows } from "../way-rows";

/** What waits for a teacher beside their classes, and where else they can go. */
export function TeacherWays({ teacher }: { teacher: SessionUser }) {
  const role = teacher.needsSecondFactor ? "LEARNER" : teacher.role;
  const waiting = useOpenReportCount(role);
  const friendships = useFriendshipCount(role);
  const inDanger = useInDangerCount(role);
  const marking = useMarkingQueue({}, role !== "LEARNER");
  const reports = waiting && friendships !== null ? waiting - friendships : waiting;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
      <Part title="What waits for you">
        <WayRow to="/marking" icon={<PenLine />} name="Marking">
          {markingLine(marking.data?.waiting)}
        </WayRow>
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
      <Part title="Classes and learners">
        <WayRow to="/classes" icon={<Users />} name="Your classes">
          Codes to join by, co-teachers and announcements, and new classes
        </WayRow>
        <WayRow to="/class-games" icon={<Gamepad2 />} name="Class game">
          Put a code on the screen: your class joins by phone and answers, without accounts
        </WayRow>
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

const markingLine = (waiting: number | undefined): string =>
  waiting === undefined
    ? "What your students write and say"
    : waiting === 0
      ? "Nothing waits to be marked"
      : `${waiting} ${waiting === 1 ? "waits" : "wait"} to be marked`;

function reportsLine(reports: number | null | undefined, inDanger: number): string {
  if (inDanger > 0) return `${inDanger === 1 ? "1 person" : `${inDanger} people`} may be in danger`;
  if (reports === 0) return "None is open";
  return reports ? `${reports} open` : "What somebody told about somebody";
}
