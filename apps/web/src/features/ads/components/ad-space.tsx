import type { AgeBand, PlanType } from "@saywell/contract";
import { Skeleton } from "../../../ui/skeleton";
import { AdBanner } from "./ad-banner";
import { houseAds } from "../model/house-ads";
import { mayEverSeeAds, maySeeAds } from "../model/may-see-ads";

export interface AdSpaceProps {
  ageBand: AgeBand;
  /** Undefined while it is on its way; null where it could not be read, and then there are no ads. */
  plan: PlanType | null | undefined;
}

/** Two house ads for a grid, or nothing for those who are spared them. */
export function AdSpace({ ageBand, plan }: AdSpaceProps) {
  if (plan === undefined) return mayEverSeeAds(ageBand) ? <AdSpaceSkeleton /> : null;
  if (plan === null || !maySeeAds(ageBand, plan)) return null;
  return (
    <>
      {houseAds.map((ad) => (
        <AdBanner key={ad.ctaUrl} {...ad} variant="horizontal" />
      ))}
    </>
  );
}

const AdSpaceSkeleton = () => (
  <>
    <Skeleton className="h-37.5 rounded-xl" />
    <Skeleton className="h-37.5 rounded-xl" />
  </>
);
