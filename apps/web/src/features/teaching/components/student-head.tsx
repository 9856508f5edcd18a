import type { StudentReport } from "@saywell/contract";
import { type ReactNode, useState } from "react";
import { capital } from "../../../lib/capital";
import { formatDay, sayDaysAgo } from "../../../lib/dates";
import { Avatar } from "../../../product-ui/avatar";
import { pictureOf } from "../../../product-ui/picture-of";
import { Card } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { Progress } from "../../../ui/progress";
import { nameOf } from "../model/student-filters";
import { AttentionList } from "./attention-list";

interface StudentHeadProps {
  report: StudentReport;
  timeZone: string;
  /** What can be done. */
  children: ReactNode;
}

/** Who a student is, how far they have come, and why they need attention. */
export function StudentHead({ report, timeZone, children }: StudentHeadProps) {
  const name = nameOf(report);
  const [now] = useState(() => new Date());
  const facts = [
    ["English level", report.level ?? "Not known yet"],
    ["Email", report.email ?? "Not shown"],
    ["In the class since", formatDay(report.joinedAt, timeZone)],
    ["Last active", capital(sayDaysAgo(report.lastActive, now, timeZone))],
  ] as const;
  return (
    <Card className="gap-5 p-5 sm:p-6">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          name={name}
          src={pictureOf(report.avatar, report.userId)}
          className="size-16 text-xl"
        />
        <PageHeading className="break-words max-sm:text-2xl" lead={report.className}>
          {name}
        </PageHeading>
      </div>
      <AttentionList attention={report.attention} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <p className="figures font-semibold">Progress {Math.round(report.overallProgress)}%</p>
        <Progress value={report.overallProgress} label={`Progress of ${name}`} />
      </div>
      {children}
    </Card>
  );
}
