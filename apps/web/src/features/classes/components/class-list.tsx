import type { TaughtClass } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";
import { sayStudents } from "../model/class-words";

interface ClassListProps {
  classes: readonly TaughtClass[];
  /** What else is said of a class. */
  renderBeside?: (classId: string) => ReactNode;
}

/** The classes of a teacher, each leading to its page. */
export const ClassList = ({ classes, renderBeside }: ClassListProps) => (
  <ul
    aria-label="Your classes"
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {classes.map(({ id, name, level, students, isMine, isArchived }) => (
      <li key={id}>
        <Link
          to={linkTo("/classes/:classId", { classId: id })}
          className="flex min-h-16 items-center gap-x-4 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{name}</span>
            <span className="tabular block text-sm text-muted-foreground">
              {sayStudents(students)}
              {isMine ? "" : " · you teach it with a colleague"}
            </span>
          </span>
          {renderBeside?.(id)}
          {isArchived ? <Tag tone="outline">Archived</Tag> : null}
          {level === null ? null : <Tag tone="primary">{level}</Tag>}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);
