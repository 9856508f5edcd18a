import type { TaughtStudent } from "@saywell/contract";
import { sayDaysAgo } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { Progress } from "../../../ui/progress";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { studentLink } from "../model/class-links";
import { nameOf } from "../model/student-filters";
import { AttentionList } from "./attention-list";

interface StudentCardProps {
  classId: string;
  student: TaughtStudent;
  /** The teacher's, for the days. */
  timeZone: string;
  now: Date;
}

/** A student of a class; all of it leads to the student's page. */
export function StudentCard({ classId, student, timeZone, now }: StudentCardProps) {
  const name = nameOf(student);
  const progress = Math.round(student.overallProgress);
  return (
    <li className="relative grid content-start gap-3 rounded-xl border border-rule bg-surface p-4 has-[a:hover]:bg-primary-wash">
      <div className="flex min-w-0 items-center gap-3">
        <PersonAvatar id={student.userId} name={name} avatar={student.avatar} />
        <div className="min-w-0 flex-1">
          <Link
            to={studentLink(classId, student.userId)}
            className="block truncate font-semibold after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ring"
          >
            {name}
          </Link>
          <p className="text-sm text-muted-foreground">
            Active {sayDaysAgo(student.lastActive, now, timeZone)}
          </p>
        </div>
        <Tag tone="outline">{student.level ?? "No level yet"}</Tag>
      </div>
      <div className="flex items-center gap-3">
        <Progress value={progress} label={`Progress of ${name}`} />
        <span className="figures w-11 shrink-0 text-right font-semibold">{progress}%</span>
      </div>
      <AttentionList attention={student.attention} />
    </li>
  );
}

export const StudentCardSkeleton = () => (
  <li className="grid gap-3 rounded-xl border border-rule bg-surface p-4">
    <div className="flex items-center gap-3">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-24" />
      </div>
    </div>
    <Skeleton className="h-6" />
  </li>
);
