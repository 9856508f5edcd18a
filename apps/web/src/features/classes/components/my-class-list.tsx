import type { JoinedClass } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";
import { inARow } from "../model/class-words";

interface MyClassListProps {
  classes: readonly JoinedClass[];
  /** What else is said of a class. */
  renderLine?: (classId: string) => ReactNode;
}

/** The classes that somebody learns in. */
export const MyClassList = ({ classes, renderLine }: MyClassListProps) => (
  <ul
    aria-label="My classes"
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {classes.map(({ id, name, level, teachers }) => (
      <li key={id}>
        <Link
          to={linkTo("/my-classes/:classId", { classId: id })}
          className="flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{name}</span>
            <span className="block text-sm break-words text-muted-foreground">
              {`Taught by ${inARow(teachers.map((each) => each.name))}`}
            </span>
            {renderLine?.(id)}
          </span>
          {level === null ? null : <Tag tone="primary">{level}</Tag>}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);
