import { formatDay } from "../../../lib/dates";
import type { BadgeProgress } from "@saywell/contract";
import { Progress } from "../../../ui/progress";
import { Skeleton } from "../../../ui/skeleton";
import { BadgeCard } from "./badge-card";

export interface BadgeListProps {
  badges: readonly BadgeProgress[];
  /** The learner's, an IANA name: a badge earned late in the evening was earned that day. */
  timeZone: string;
}

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";
const frame = "h-full rounded-xl border border-rule bg-surface p-4 sm:p-5";

/** All badges: the earned ones first, newest first, then the others in their own order. */
export function BadgeList({ badges, timeZone }: BadgeListProps) {
  return (
    <ul className={grid}>
      {badges.toSorted(earnedFirst).map(({ id, name, howToEarn, awardedAt, have, need }) => (
        <li key={id} className={awardedAt ? `${frame} shadow-lift` : frame}>
          <BadgeCard as="h2" title={name} description={howToEarn} isUnlocked={awardedAt !== null}>
            {awardedAt ? (
              <p className="mt-1 text-sm font-semibold text-success">
                Earned on {formatDay(awardedAt, timeZone)}
              </p>
            ) : (
              <div className="mt-1.5 flex items-center gap-3 text-sm">
                <Progress
                  value={have}
                  max={need}
                  label={`Progress to ${name}`}
                  className="flex-1"
                />
                <span className="tabular whitespace-nowrap text-muted-foreground">
                  {have} of {need}
                </span>
              </div>
            )}
          </BadgeCard>
        </li>
      ))}
    </ul>
  );
}

const earnedFirst = (a: BadgeProgress, b: BadgeProgress) =>
  (b.awardedAt ?? "").localeCompare(a.awardedAt ?? "");

export function BadgeListSkeleton() {
  return (
    <div className={grid}>
      {Array.from("abcdefghij", (badge) => (
        <div key={badge} className={frame}>
          <div className="flex min-h-22 items-center gap-4">
            <Skeleton className="size-18 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-2.5 w-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
