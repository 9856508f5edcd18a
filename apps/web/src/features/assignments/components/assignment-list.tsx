import type { Assignment, ClassGroup } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Progress } from "../../../ui/progress";
import { Tag } from "../../../ui/tag";
import { sayForWhom } from "../model/for-whom";
import { sayTask } from "../model/kind-words";
import { sayTimes } from "../model/work-words";

interface AssignmentListProps {
  assignments: readonly Assignment[];
  groups: readonly ClassGroup[];
  now: Date;
  timeZone: string;
}

export const pageOf = ({ classId, id }: Pick<Assignment, "classId" | "id">) =>
  linkTo("/classes/:classId/assignments/:assignmentId", { classId, assignmentId: id });

/** The work of a class, with how much of it is done. */
export const AssignmentList = ({ assignments, groups, now, timeZone }: AssignmentListProps) => (
  <ul
    aria-label="Assignments"
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {assignments.map((each) => (
      <li key={each.id}>
        <Link
          to={pageOf(each)}
          className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
            <span className="min-w-0 grow basis-56">
              <span className="block font-semibold break-words">{each.title}</span>
              <span className="block text-sm text-muted-foreground">
                {[each.level, sayTask(each.task), sayTimes(each, now, timeZone)]
                  .filter(Boolean)
                  .join(" · ")}
                {each.studentIds === null ? "" : ` · for ${sayForWhom(each, groups)}`}
              </span>
            </span>
            {each.isDraft ? (
              <Tag tone="outline">Draft</Tag>
            ) : (
              <span className="grid basis-56 gap-0.5 max-sm:grow">
                <Progress
                  value={each.done}
                  max={Math.max(1, each.assigned)}
                  label={`Done of ${each.title}`}
                />
                <span className="tabular flex flex-wrap justify-between gap-x-3 text-sm">
                  <span>
                    {each.done} of {each.assigned} done
                  </span>
                  {each.owed > 0 ? (
                    <span className="font-semibold text-warning">{each.owed} owed</span>
                  ) : null}
                </span>
              </span>
            )}
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);
