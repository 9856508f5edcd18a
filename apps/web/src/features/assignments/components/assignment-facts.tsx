import type { Assignment, ClassGroup } from "@saywell/contract";
import type { ReactNode } from "react";
import { formatMoment } from "../../../lib/dates";
import { Tag } from "../../../ui/tag";
import { sayTask } from "../model/kind-words";
import { sayForWhom } from "../model/for-whom";
import { lateRuleWords, sayWhen } from "../model/work-words";

interface AssignmentFactsProps {
  assignment: Assignment;
  groups: readonly ClassGroup[];
  now: Date;
  timeZone: string;
}

/** What an assignment asks, and how much of it is done. */
export function AssignmentFacts({ assignment, groups, now, timeZone }: AssignmentFactsProps) {
  const { opensAt, dueAt, isDraft, assigned, started, done, owed } = assignment;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border border-rule bg-surface p-5 shadow-lift sm:p-6">
      <div className="flex flex-wrap gap-2">
        {isDraft ? <Tag tone="outline">Draft: only teachers see it</Tag> : null}
        {assignment.level === null ? null : <Tag tone="primary">{assignment.level}</Tag>}
        <Tag>{sayTask(assignment.task)}</Tag>
        <Tag>{assignment.duration} min</Tag>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label="Opens">
          {Date.parse(opensAt) <= now.getTime()
            ? `Open since ${formatMoment(opensAt, timeZone)}`
            : sayWhen(opensAt, now, timeZone)}
        </Fact>
        <Fact label="Due">
          {dueAt === null ? "No due time" : formatMoment(dueAt, timeZone)}
          {dueAt === null ? null : (
            <span className="block text-sm text-muted-foreground">
              {lateRuleWords[assignment.lateRule]}
            </span>
          )}
        </Fact>
        <Fact label="For">{sayForWhom(assignment, groups)}</Fact>
        {isDraft ? null : (
          <Fact label="So far">
            <span className="tabular">
              {`${done} of ${assigned} done, ${started} have begun`}
              {owed > 0 ? <strong className="text-warning">{`, ${owed} owed`}</strong> : null}
            </span>
          </Fact>
        )}
      </dl>
      {"prompt" in assignment.task ? (
        <p className="max-w-prose break-words whitespace-pre-line">{assignment.task.prompt}</p>
      ) : null}
      {assignment.instructions === "" ? null : (
        <p className="max-w-prose break-words whitespace-pre-line">{assignment.instructions}</p>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
    <dd className="break-words first-letter:uppercase">{children}</dd>
  </div>
);
