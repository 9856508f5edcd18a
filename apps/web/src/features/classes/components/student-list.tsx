import type { TaughtStudent } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import { sayAgo } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { PersonAvatar } from "../../../product-ui/person-avatar";
import { Progress } from "../../../ui/progress";
import { Tag } from "../../../ui/tag";

interface StudentListProps {
  students: readonly TaughtStudent[];
  /** The page of a student. */
  hrefOf: (studentId: string) => Href;
}

/** The students of a class by name, with how far each is. */
export const StudentList = ({ students, hrefOf }: StudentListProps) => (
  <ul
    aria-label="Students"
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {students.map((student) => (
      <li key={student.userId}>
        <Link
          to={hrefOf(student.userId)}
          className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:gap-4 sm:px-5"
        >
          <PersonAvatar id={student.userId} name={student.userName} avatar={student.avatar} />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold break-words">{student.userName}</span>
              <span className="block text-sm text-muted-foreground">
                {student.level === null ? "" : `${student.level} · `}
                {activeWords(student)}
              </span>
            </span>
            {student.attention.length > 0 ? <Tag tone="warning">Needs attention</Tag> : null}
            <span className="flex basis-44 items-center gap-3 max-sm:grow">
              <Progress
                value={student.overallProgress}
                label={`Progress of ${student.userName}`}
                className="min-w-0 flex-1"
              />
              <span className="tabular w-12 text-right font-semibold">
                {Math.round(student.overallProgress)}%
              </span>
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);

const activeWords = ({ lastLearntAt, lastActive }: TaughtStudent): string =>
  lastLearntAt === null
    ? "Has not learnt anything yet"
    : `Active ${sayAgo(lastActive, Date.now()).toLowerCase()}`;
