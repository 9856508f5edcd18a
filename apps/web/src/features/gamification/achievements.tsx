import { badges as allBadges } from "@saywell/content";
import type { GamificationProfile } from "@saywell/contract";
import { useState } from "react";
import { Award } from "lucide-react";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Skeleton } from "../../ui/skeleton";
import { BadgeCard } from "./badge-card";

/** Badges shown before the learner asks for all. */
const shownBadges = 4;

/** The learner's badges, newest first; on request all there are, with the way to each. */
export function Achievements({ badges }: { badges: GamificationProfile["badges"] }) {
  const [showsAll, setShowsAll] = useState(false);
  const earned = badges.toSorted((a, b) => b.awardedAt.localeCompare(a.awardedAt));
  const missing = allBadges.filter(({ id }) => !badges.some((badge) => badge.id === id));

  return (
    <>
      {earned.length === 0 && !showsAll ? (
        <EmptyState
          title="Complete lessons to earn badges!"
          icon={<Award />}
          className="min-h-94 justify-center"
        />
      ) : (
        <ul id="badges" className="grid min-h-94 content-start gap-2">
          {(showsAll ? earned : earned.slice(0, shownBadges)).map(({ id, name, description }) => (
            <li key={id}>
              <BadgeCard title={name} description={description} isUnlocked />
            </li>
          ))}
          {(showsAll ? missing : []).map(({ id, name, howToEarn }) => (
            <li key={id}>
              <BadgeCard title={name} description={howToEarn} isUnlocked={false} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        className="mt-4 w-full"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? "Show fewer" : "View All Badges"}
      </Button>
    </>
  );
}

export function AchievementsSkeleton() {
  return (
    <>
      <div className="grid min-h-94 content-start gap-2">
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
      <Skeleton className="mt-4 h-11 rounded-lg" />
    </>
  );
}
