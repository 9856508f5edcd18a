import { type ReactNode, useId } from "react";
import { cn } from "../../../ui/class-names";

/** The dashboard's parts, in the order in which a phone shows them: what to do first, selling last. */
export interface DashboardLayoutProps {
  heading: ReactNode;
  continueLearning: ReactNode;
  /** What this learner has to know and do soon; mostly nothing. */
  notice?: ReactNode;
  /** The class that the learner is in, with its next work; nothing for who is in none. */
  yourClass?: ReactNode;
  level: ReactNode;
  tiles: ReactNode;
  /** The way to Iris. */
  talk: ReactNode;
  achievements: ReactNode;
  leaderboard: ReactNode;
  recommended: ReactNode;
  ads: ReactNode;
  subscription: ReactNode;
}

/** Beside each other they end on one line, so that no part of the page is left empty. */
const columns =
  "grid grid-cols-1 gap-x-6 gap-y-8 sm:gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";

/** Where the parts stand: one column on a phone, a main and a side column where there is room. */
export function DashboardLayout(parts: DashboardLayoutProps) {
  return (
    <>
      {parts.heading}
      <div className={columns}>
        <Section title="Continue Learning">{parts.continueLearning}</Section>
        {parts.notice ? (
          <div className="min-w-0 lg:order-last lg:col-span-2">{parts.notice}</div>
        ) : null}
        {parts.yourClass ? (
          <div className="min-w-0 lg:order-last lg:col-span-2">{parts.yourClass}</div>
        ) : null}
        <Section title="Your day">
          {parts.level}
          {parts.tiles}
        </Section>
      </div>
      {parts.talk}
      <div className={columns}>
        <Section title="Achievements">
          <Panel className="flex flex-col">{parts.achievements}</Panel>
        </Section>
        <Section title="Leaderboard">
          <Panel className="p-4">{parts.leaderboard}</Panel>
        </Section>
      </div>
      <Section
        title="Recommended for You"
        lead="In the simple player: read, listen and answer, for part of the lesson's XP."
      >
        {parts.recommended}
      </Section>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 empty:hidden">
        {parts.ads}
        {parts.subscription}
      </div>
    </>
  );
}

interface SectionProps {
  title: string;
  /** What it is, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** Where it has room to fill, its first part does. */
function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 sm:gap-4 [&>:nth-child(2)]:grow"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 max-sm:mb-1">
        <h2 id={id} className="font-heading text-2xl font-semibold">
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-muted-foreground">{lead}</p>}
      </div>
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
  <Panel className="grid content-between items-start gap-x-8 gap-y-3 sm:max-lg:grid-cols-2">
    {today}
    <div className="border-rule max-sm:border-t max-sm:pt-3 lg:border-t lg:pt-3">{level}</div>
    <div className="border-t border-rule pt-3 sm:max-lg:col-span-2">{review}</div>
  </Panel>
);
