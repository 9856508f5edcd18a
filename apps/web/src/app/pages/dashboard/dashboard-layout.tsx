import { type ReactNode, useId } from "react";
import { cn } from "../../../ui/class-names";

/** The dashboard's parts, in the order in which a phone shows them: what to do first, selling last. */
export interface DashboardLayoutProps {
  heading: ReactNode;
  /** What this learner has to know first; mostly nothing. */
  notice?: ReactNode;
  continueLearning: ReactNode;
  level: ReactNode;
  tiles: ReactNode;
  achievements: ReactNode;
  leaderboard: ReactNode;
  ads: ReactNode;
  recommended: ReactNode;
  subscription: ReactNode;
}

const columns =
  "grid grid-cols-1 items-start gap-x-6 gap-y-8 sm:gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";

/** Where the parts stand: one column on a phone, a main and a side column where there is room. */
export function DashboardLayout(parts: DashboardLayoutProps) {
  return (
    <>
      <div className="grid gap-4">
        {parts.heading}
        {parts.notice}
      </div>
      <div className={columns}>
        <Section title="Continue Learning">{parts.continueLearning}</Section>
        <Section title="Your day">
          <div className="grid gap-3 sm:gap-4">
            {parts.level}
            {parts.tiles}
          </div>
        </Section>
      </div>
      <div className={columns}>
        <Section title="Achievements">
          <Panel>{parts.achievements}</Panel>
        </Section>
        <Section title="Leaderboard">
          <Panel className="p-4">{parts.leaderboard}</Panel>
        </Section>
      </div>
      <div className={cn(columns, "lg:grid-rows-[auto_1fr]")}>
        {parts.ads ? <div className="min-w-0 lg:col-start-2 lg:pt-12">{parts.ads}</div> : null}
        <Section
          title="Recommended for You"
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          {parts.recommended}
        </Section>
        <div className="min-w-0 lg:col-start-2">{parts.subscription}</div>
      </div>
    </>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

function Section({ title, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("min-w-0", className)}>
      <h2 id={id} className="mb-4 font-heading text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const Panel = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cn("rounded-xl border border-rule bg-surface base:p-5 shadow-lift", className)}>
    {children}
  </div>
);

interface LevelPanelProps {
  today: ReactNode;
  level: ReactNode;
  /** What waits to be practised again. */
  review: ReactNode;
}

/** What the day has brought, the level that it counts for, and what waits to be practised. */
export const LevelPanel = ({ today, level, review }: LevelPanelProps) => (
  <Panel className="grid items-start gap-x-8 gap-y-3 sm:max-lg:grid-cols-2">
    {today}
    <div className="border-rule max-sm:border-t max-sm:pt-3 lg:border-t lg:pt-3">{level}</div>
    <div className="border-t border-rule pt-3 sm:max-lg:col-span-2">{review}</div>
  </Panel>
);
