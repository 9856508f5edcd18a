import { formatDay } from "../../../lib/dates";
import type { BadgeProgress } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Progress } from "../../../ui/progress";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { BadgeCard } from "./badge-card";

export interface BadgeListProps {
  badges: readonly BadgeProgress[];
  /** The learner's, an IANA name: a badge earned late in the evening was earned that day. */
  timeZone: string;
}

const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";
const frame = "rounded-xl border bg-surface p-4 sm:p-5";

/** All badges: the nearest one first, then the earned ones, newest first, then the others. */
export function BadgeList({ badges, timeZone }: BadgeListProps) {
  const [nearest, ...others] = badges
    .filter(({ awardedAt }) => awardedAt === null)
    .toSorted(byNearness);
  const earned = badges
    .filter(({ awardedAt }) => awardedAt !== null)
    .toSorted((one, other) => other.awardedAt!.localeCompare(one.awardedAt!));
  return (
    <ul className={grid}>
      {nearest ? (
        <li
          className={cn(
            frame,
            "relative col-span-full mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-primary shadow-lift",
          )}
        >
          <Tag tone="primary" className="absolute -top-3.5 left-4 border border-primary">
            Nearest
          </Tag>
          <div className="min-w-0 flex-1 basis-72">
            <BadgeCard
              as="h2"
              title={nearest.name}
              description={nearest.howToEarn}
              isUnlocked={false}
            >
              <HowFar {...nearest} />
            </BadgeCard>
          </div>
          <WayTo id={nearest.id} />
        </li>
      ) : null}
      {[...earned, ...others].map((badge) => (
        <li key={badge.id} className={cn(frame, "border-rule", badge.awardedAt && "shadow-lift")}>
          <BadgeCard
            as="h2"
            title={badge.name}
            description={badge.howToEarn}
            isUnlocked={badge.awardedAt !== null}
          >
            {badge.awardedAt ? (
              <p className="mt-1 text-sm font-semibold text-success">
                Earned on {formatDay(badge.awardedAt, timeZone)}
              </p>
            ) : (
              <HowFar {...badge} />
            )}
          </BadgeCard>
        </li>
      ))}
    </ul>
  );
}

/** Where to go on towards a badge; there are no games to win yet. */
const WayTo = ({ id }: { id: string }) =>
  id === "game-champion" ? null : (
    <Button asChild className="max-sm:w-full">
      {id === "social-speaker" ? (
        <Link to="/rooms">Go to the rooms</Link>
      ) : (
        <Link to="/lessons">Choose a lesson</Link>
      )}
    </Button>
  );

/** What is begun says how far it is; of the rest it is enough to know the way. */
const HowFar = ({ name, have, need }: BadgeProgress) =>
  have === 0 ? null : (
    <div className="mt-1.5 flex items-center gap-3 text-sm">
      <Progress value={have} max={need} label={`Progress to ${name}`} className="flex-1" />
      <span className="figures whitespace-nowrap text-muted-foreground">
        {have} of {need}
      </span>
    </div>
  );

const byNearness = (one: BadgeProgress, other: BadgeProgress) =>
  other.have / other.need - one.have / one.need || one.need - other.need;

export function BadgeListSkeleton() {
  return (
    <div className={grid}>
      {Array.from("abcdefghij", (badge) => (
        <div key={badge} className={cn(frame, "border-rule first:col-span-full first:mt-3")}>
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
