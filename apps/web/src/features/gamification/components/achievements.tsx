import { badges as allBadges } from "@saywell/content";
import type { GamificationProfile } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import { BadgeCard } from "./badge-card";

/** Badges that are shown: the newest ones, and in the places left the way to the next ones. */
const shownBadges = 4;
/** As high whatever there is to show; where the panel is higher, what it shows spreads over it. */
const frame = "flex grow flex-col min-h-94 sm:min-h-58";
/** One below the other on a phone, and two beside each other where there is room. */
const cells = "grid grow content-evenly gap-2 sm:grid-cols-2 sm:gap-x-6";

/** The learner's newest badges, and what to aim for next. */
export function Achievements({ badges }: { badges: GamificationProfile["badges"] }) {
  const earned = badges.toSorted((a, b) => b.awardedAt.localeCompare(a.awardedAt));
  const missing = allBadges.filter(({ id }) => !badges.some((badge) => badge.id === id));
  const hasNone = earned.length === 0;

  return (
    <>
      <div className={frame}>
        {hasNone ? (
          <p className="flex items-center text-lg font-semibold max-sm:min-h-22">
            Complete lessons to earn badges!
          </p>
        ) : null}
        {/* On a phone the sentence has the place of one. */}
        <ul className={cn(cells, hasNone && "max-sm:[&>:last-child]:hidden")}>
          {earned.slice(0, shownBadges).map(({ id, name, description }) => (
            <li key={id}>
              <BadgeCard title={name} description={description} isUnlocked />
            </li>
          ))}
          {missing
            .slice(0, Math.max(0, shownBadges - earned.length))
            .map(({ id, name, howToEarn }) => (
              <li key={id}>
                <BadgeCard title={name} description={howToEarn} isUnlocked={false} />
              </li>
            ))}
        </ul>
      </div>
      <Button asChild variant="outline" className="mt-4 w-full">
        <Link to="/badges">View All Badges</Link>
      </Button>
    </>
  );
}

export function AchievementsSkeleton() {
  return (
    <>
      <div className={frame}>
        <div className={cells}>
          {["a", "b", "c", "d"].map((badge) => (
            <div key={badge} className="flex min-h-22 items-center gap-4">
              <Skeleton className="size-18 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="mt-4 h-11 rounded-lg" />
    </>
  );
}
