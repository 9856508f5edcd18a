import type { JoinedClass } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";
import { inARow } from "../model/class-words";

/** The classes that somebody learns in. */
export const MyClassList = ({ classes }: { classes: readonly JoinedClass[] }) => (
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
          </span>
          {level === null ? null : <Tag tone="primary">{level}</Tag>}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);
