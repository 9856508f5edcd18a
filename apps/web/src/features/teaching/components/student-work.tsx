import type { StudentReport } from "@saywell/contract";
import type { ReactNode } from "react";
import { formatDay, formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { Progress } from "../../../ui/progress";
import { Tag } from "../../../ui/tag";
import { assignmentLink } from "../model/class-links";
import { workWords } from "../model/work-words";
import { Section } from "./section";

interface StudentWorkProps {
  report: StudentReport;
  timeZone: string;
}

/** What is assigned to a student, and every lesson that they have begun. */
export function StudentWork({ report, timeZone }: StudentWorkProps) {
  const { assignments, lessons, classId } = report;
  const finished = lessons.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Section title="Assignments">
        {assignments.length === 0 ? (
          <p className="text-muted-foreground">Nothing is assigned to them yet.</p>
        ) : (
          <ul className={list}>
            {assignments.map((each) => {
              const [words, tone] = workWords[each.state];
              return (
                <Work
                  key={each.assignmentId}
                  work={each}
                  name={
                    <Link
                      to={assignmentLink(classId, each.assignmentId)}
                      className="text-primary underline underline-offset-4"
                    >
                      {each.title}
                    </Link>
                  }
                  tag={<Tag tone={tone}>{words}</Tag>}
                  when={
                    each.dueAt === null
                      ? "No due time"
                      : `Due ${formatMoment(each.dueAt, timeZone)}`
                  }
                />
              );
            })}
          </ul>
        )}
      </Section>
      <Section title={`Lessons finished: ${finished.length}`}>
        {finished.length === 0 ? (
          <p className="text-muted-foreground">No lesson is finished yet.</p>
        ) : (
          <ul className={list}>
            {finished.map((each) => (
              <Work
                key={each.lessonId}
                work={each}
                name={each.title}
                when={
                  each.finishedAt === null ? "" : `Finished ${formatDay(each.finishedAt, timeZone)}`
                }
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

interface WorkProps {
  work: { title: string; level: string | null; progress: number; score: number | null };
  name: ReactNode;
  tag?: ReactNode;
  when: string;
}

const Work = ({ work, name, tag, when }: WorkProps) => (
  <li className="grid min-w-0 gap-1.5 py-3 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 font-semibold break-words">
        {name} <span className="font-normal text-muted-foreground">{work.level}</span>
      </span>
      {tag}
    </div>
    {work.progress < 100 ? (
      <div className="flex items-center gap-3">
        <Progress value={work.progress} label={`Progress in ${work.title}`} />
        <span className="figures w-11 shrink-0 text-right">{Math.round(work.progress)}%</span>
      </div>
    ) : null}
    <p className="text-sm text-muted-foreground">
      {when}
      {work.score === null ? "" : `. Score ${Math.round(work.score)}%`}
    </p>
  </li>
);

const list = "divide-y divide-rule";
