import type { AgeBand, PlanType } from "@saywell/contract";
import { linkTo } from "../../../lib/links";
import { AdBanner } from "./ad-banner";
import { maySeeAds } from "../model/may-see-ads";

interface CourseAdProps {
  ageBand: AgeBand;
  /** Not known yet, or not at all: then there is no ad. */
  plan: PlanType | null | undefined;
}

/** The school's IELTS course, beside a chat. */
export function CourseAd({ ageBand, plan }: CourseAdProps) {
  if (!plan || !maySeeAds(ageBand, plan)) return null;
  return (
    <AdBanner
      title="IELTS course"
      description="Prepare for all four parts of the test, with a teacher of the school."
      ctaText="See the course"
      ctaUrl={linkTo("/offers/ielts")}
      imageUrl="/ads/ielts-course.svg"
      variant="vertical"
    />
  );
}
