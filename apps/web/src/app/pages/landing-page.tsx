import { ChatCard } from "../../landing/chat-card";
import { ClosingCall } from "../../landing/closing-call";
import { DemoLessons } from "../../landing/demo-lessons";
import { Differentiators } from "../../landing/differentiators";
import { ForTeachersBanner } from "../../landing/for-teachers-banner";
import { Hero } from "../../landing/hero";
import { LandingFooter } from "../../landing/landing-footer";
import { LandingHeader } from "../../landing/landing-header";
import { MeetIris } from "../../landing/meet-iris";
import { PricingPreview } from "../../landing/pricing-preview";
import { SchoolAccreditation } from "../../landing/school-accreditation";
import { StatsBand } from "../../landing/stats-band";
import { TeachersCarousel } from "../../landing/teachers-carousel";
import { SkipLink } from "../../ui/skip-link";

/** Rendered once, when the site is built: no state, no effects, no style attributes. */
export function LandingPage() {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <StatsBand />
        <DemoLessons />
        <MeetIris />
        <TeachersCarousel />
        <ForTeachersBanner />
        <Differentiators />
        <PricingPreview />
        <SchoolAccreditation />
        <ClosingCall />
      </main>
      <LandingFooter />
      <ChatCard />
    </>
  );
}
