import type { AssignedWork } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { type Href, linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Progress } from "../../../ui/progress";
import { stateWords } from "../model/work-words";
import { WorkTag } from "./work-tag";

interface WorkByStudentProps {
  work: readonly AssignedWork[];
  hrefOf: (studentId: string) => Href;
  timeZone: string;
  /** Whether a teacher marks it. */
  isMarked: boolean;
}

/** How far each student is with a piece of work. */
export const WorkByStudent = ({ work, hrefOf, timeZone, isMarked }: WorkByStudentProps) => (
  <ul
    aria-label="Students"
    className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
  >
    {work.map((each) => (
      <li
        key={each.userId}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5"
      >
        <span className="min-w-0 grow basis-48">
          <Link
            to={hrefOf(each.userId)}
            className="-my-2 inline-flex min-h-11 items-center font-semibold break-words text-primary underline-offset-4 hover:underline"
          >
            {each.userName}
          </Link>
          {each.finishedAt === null ? null : (
            <span className="block text-sm text-muted-foreground">
              Finished {formatMoment(each.finishedAt, timeZone)}
            </span>
          )}
        </span>
        <span className="basis-32">
          <WorkTag state={each.state} words={stateWords} />
        </span>
        <span className="flex basis-40 items-center gap-3 max-sm:grow">
          <Progress
            value={each.progress}
            label={`Progress of ${each.userName}`}
            className="min-w-0 flex-1"
          />
          <span className="tabular w-12 text-right">{Math.round(each.progress)}%</span>
        </span>
        <span className="tabular basis-24 text-sm">
          {each.score === null ? (
            <span className="text-muted-foreground">
              {each.submission === "SUBMITTED" ? "Waits for you" : "No score yet"}
            </span>
          ) : (
            <>
              Score: <strong>{Math.round(each.score)}%</strong>
            </>
          )}
        </span>
        {isMarked ? (
          <span className="basis-20">
            {each.submissionId === null ? null : (
              <Button
                asChild
                size="sm"
                variant={each.submission === "SUBMITTED" ? "default" : "outline"}
              >
                <Link to={linkTo("/marking/:submissionId", { submissionId: each.submissionId })}>
                  {each.submission === "SUBMITTED" ? "Mark" : "Open"}
                  <span className="sr-only">{` the work of ${each.userName}`}</span>
                </Link>
              </Button>
            )}
          </span>
        ) : null}
      </li>
    ))}
  </ul>
);
