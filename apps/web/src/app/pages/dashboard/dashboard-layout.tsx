import { type ReactNode, useId } from "react";
import { cn } from "../../../ui/class-names";

/** The dashboard's parts, in the order in which a phone shows them. */
export interface DashboardLayoutProps {
  heading: ReactNode;
  /** What this learner has to know first; mostly nothing. */
  notice?: ReactNode;
  tiles: ReactNode;
  level: ReactNode;
  subscription: ReactNode;
  continueLearning: ReactNode;
  achievements: ReactNode;
  leaderboard: ReactNode;
  ads: ReactNode;
  recommended: ReactNode;
}

const columns = "grid grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";
const sections = cn(columns, "items-start gap-x-6 gap-y-8 sm:gap-y-10");

/** Where the parts stand: one column on a phone, a main and a side column where there is room. */
export function DashboardLayout(parts: DashboardLayoutProps) {
  return (
    <>
      {parts.heading}
      {parts.notice}
      <div className="grid grid-cols-1 gap-3 sm:gap-4">
        {parts.tiles}
        <div className={cn(columns, "gap-3 sm:gap-4")}>
          {parts.level}
          {parts.subscription}
        </div>
      </div>
      <div className={sections}>
        <Section title="Continue Learning">{parts.continueLearning}</Section>
        <Section title="Achievements">
          <Panel>{parts.achievements}</Panel>
        </Section>
      </div>
      <div className={sections}>
        <Section title="Leaderboard" className="lg:col-start-2 lg:row-start-1">
          <Panel className="p-4">{parts.leaderboard}</Panel>
        </Section>
        <div className="grid min-w-0 grid-cols-1 gap-8 sm:gap-10 lg:col-start-1 lg:row-start-1">
          {parts.ads}
          <Section title="Recommended for You">{parts.recommended}</Section>
        </div>
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

/** The level, and what the day has brought to it. */
export const LevelPanel = ({ level, today }: { level: ReactNode; today: ReactNode }) => (
  <Panel className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
    {level}
    <div className="border-rule max-sm:border-t max-sm:pt-4 sm:border-l sm:pl-8">{today}</div>
  </Panel>
);
