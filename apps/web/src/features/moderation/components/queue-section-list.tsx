import type { QueueSection } from "@saywell/contract";
import { Check, Flag, HeartHandshake } from "lucide-react";
import { Card } from "../../../ui/card";
import { cn } from "../../../ui/class-names";
import { EmptyState } from "../../../ui/empty-state";
import { PagedList } from "../../../ui/paged-list";
import { Skeleton } from "../../../ui/skeleton";
import type { useQueue } from "../api/queue-queries";
import { groupKey, headingId } from "../model/group-focus";
import { sectionTitles } from "../model/queue-words";
import type { Asked } from "./decision-dialog";
import { QueueGroupCard } from "./queue-group-card";
import { SafeguardingSteps } from "./safeguarding-steps";

interface QueueSectionListProps {
  section: QueueSection;
  queue: ReturnType<typeof useQueue>;
  timeZone: string;
  isDemo: boolean;
  onAsk: (asked: Asked) => void;
}

/** The people of one section, with how many there are and a way to those who are not read yet. */
export function QueueSectionList(props: QueueSectionListProps) {
  const { section, queue, timeZone, isDemo, onAsk } = props;
  const isSafeguarding = section === "safeguarding";
  const count = queue.data?.pages[0]?.waiting[section];
  // It calls only where somebody may need help, or where nobody knows whether they do.
  const isCalling = isSafeguarding && (count !== undefined ? count > 0 : queue.isError);
  const Icon = isSafeguarding ? HeartHandshake : Flag;
  return (
    <section
      aria-labelledby={headingId(section)}
      className={cn(
        "grid grid-cols-1",
        isSafeguarding && !isCalling ? "gap-2" : "gap-4",
        isSafeguarding && "rounded-xl border-2 p-4 max-sm:-mx-2 max-sm:p-3 sm:p-6",
        isSafeguarding && (isCalling ? "border-warning bg-warning-wash" : "border-rule bg-surface"),
      )}
    >
      <h2
        id={headingId(section)}
        tabIndex={-1}
        className={cn(
          "flex items-center gap-3 font-heading font-semibold",
          isSafeguarding && !isCalling ? "text-xl" : "text-2xl",
        )}
      >
        <Icon
          aria-hidden
          className={cn("size-6 shrink-0", isCalling ? "text-warning" : "text-primary")}
        />
        <span className="min-w-0">
          {isSafeguarding && !isCalling ? "People in danger" : sectionTitles[section]}
          {count === undefined ? null : ` (${count})`}
        </span>
      </h2>
      <PagedList
        read={queue}
        failure={
          isSafeguarding
            ? "We could not read whether anybody is in danger."
            : "The reports could not be read."
        }
        skeleton={<GroupsSkeleton />}
      >
        {(pages) => {
          const groups = pages.flatMap((page) => page.groups);
          if (groups.length === 0) return <NobodyHere section={section} isDemo={isDemo} />;
          return (
            <>
              {isSafeguarding ? (
                <SafeguardingSteps />
              ) : (
                <p className="max-w-prose text-muted-foreground">
                  Open a person to read what was reported. That you read about a child is kept in
                  the audit log.
                </p>
              )}
              <ul className="grid grid-cols-1 gap-3">
                {groups.map((group) => (
                  <li key={groupKey(group)}>
                    <QueueGroupCard group={group} timeZone={timeZone} onAsk={onAsk} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </PagedList>
    </section>
  );
}

function NobodyHere({ section, isDemo }: { section: QueueSection; isDemo: boolean }) {
  if (section === "reports") {
    return (
      <EmptyState icon={<Check />} title="No open reports">
        What learners and the filter report comes here.
      </EmptyState>
    );
  }
  return (
    <p className="max-w-prose text-muted-foreground">
      {isDemo
        ? "A demonstration never shows who may be in danger: real people may be behind it."
        : "Nobody, as far as people and the filter have told. This list comes before all others."}
    </p>
  );
}

const GroupsSkeleton = () => (
  <div className="grid grid-cols-1 gap-3" aria-busy="true">
    <output className="sr-only">Loading</output>
    <Card className="p-5 sm:p-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-52 max-w-full" />
    </Card>
  </div>
);
