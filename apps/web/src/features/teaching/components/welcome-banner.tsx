import { CalendarDays, ClipboardPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { assignLink, scheduleLink } from "../model/class-links";

interface WelcomeBannerProps {
  name: string;
  lead: ReactNode;
  /** Without one there is nothing to plan. */
  classId?: string;
}

/** The head of the dashboard, on the page of an exercise book: its lines, and the margin. */
export const WelcomeBanner = ({ name, lead, classId }: WelcomeBannerProps) => (
  <section
    aria-label="Welcome"
    className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-5 overflow-hidden rounded-xl border border-rule bg-surface py-5 pr-4 pl-10 shadow-lift sm:py-7 sm:pr-6 sm:pl-16"
  >
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0"
      style={{
        backgroundImage:
          "repeating-linear-gradient(to bottom, transparent 0 1.95rem, var(--rule) 1.95rem 2rem)",
        opacity: 0.45,
      }}
    />
    <span aria-hidden className="absolute inset-y-0 left-6 w-px bg-primary opacity-40 sm:left-11" />
    <div className="relative min-w-0 grow basis-72">
      <PageHeading className="break-words max-sm:text-2xl" lead={lead}>
        Welcome back, {name}
      </PageHeading>
    </div>
    {classId === undefined ? null : (
      <div className="relative flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to={scheduleLink(classId)}>
            <CalendarDays aria-hidden /> Schedule
          </Link>
        </Button>
        <Button asChild>
          <Link to={assignLink(classId)}>
            <ClipboardPlus aria-hidden /> Assign Lesson
          </Link>
        </Button>
      </div>
    )}
  </section>
);
