import type { QueueSection, SessionUser } from "@saywell/contract";
import { queueSections } from "@saywell/contract/constants";
import { Info, RefreshCw, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { useReread } from "../api/moderation-queries";
import { useQueue, useWaiting, useWatch } from "../api/queue-queries";
import { groupsOnScreen, groupToMoveTo } from "../model/group-focus";
import { peopleWords, reportsWords } from "../model/queue-words";
import type { Asked } from "./decision-dialog";
import { DecisionDialog } from "./decision-dialog";
import { DecidedReports } from "./decided-reports";
import { QueueSectionList } from "./queue-section-list";

interface ReportQueueProps {
  learner: Pick<SessionUser, "timeZone" | "isDemo">;
}

/**
 * What is reported, by the person whom it is about: those who may be in danger by themselves and
 * first, then all others.
 */
export function ReportQueue({ learner: { timeZone, isDemo = false } }: ReportQueueProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Where somebody decided last: how many are left there is said aloud. */
  const [decidedIn, setDecidedIn] = useState<QueueSection | null>(null);
  /** Where the keyboard goes after a decision; the one that was decided is there no more. */
  const order = useRef<readonly string[]>([]);
  const queues = { safeguarding: useQueue("safeguarding"), reports: useQueue("reports") };

  function ask(next: Asked) {
    order.current = groupsOnScreen(next.group);
    setAsked(next);
  }
  function moveOn(section: QueueSection) {
    groupToMoveTo(order.current, section)?.focus();
    setDecidedIn(section);
  }

  const left = decidedIn && queues[decidedIn].data?.pages[0]?.waiting[decidedIn];
  return (
    // Arrows are one more way between the groups; Tab and Enter are enough.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid grid-cols-1 gap-10" onKeyDown={onArrow}>
      <div className="-mb-10 grid grid-cols-1 gap-3 has-[p,button]:mb-0">
        {isDemo ? <DemoNotice /> : <UnwatchedNotice />}
        <NewsNotice queue={queues.reports} />
      </div>
      <output className="sr-only">{typeof left === "number" ? peopleWords(left) : ""}</output>
      {queueSections.map((section) => (
        <QueueSectionList
          key={section}
          section={section}
          queue={queues[section]}
          timeZone={timeZone}
          isDemo={isDemo}
          onAsk={ask}
        />
      ))}
      <DecidedReports timeZone={timeZone} />
      {asked ? (
        <DecisionDialog
          asked={asked}
          onClose={() => setAsked(null)}
          focusWhenDone={() => moveOn(asked.group.section)}
        />
      ) : null}
    </div>
  );
}

/** Up and down, to the first and to the last of the groups, from one to the next. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-group]")];
  const place = toggles.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  const next = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: toggles.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  toggles[Math.min(Math.max(next, 0), toggles.length - 1)]?.focus();
}

const DemoNotice = () => (
  <p className="flex items-start gap-3 rounded-xl border border-rule bg-surface px-4 py-3">
    <Info aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
    <span>
      <strong>This is a demonstration.</strong> Anybody can log in as its teacher, so you only see
      what people of the demonstration reported about each other. What others report goes to the
      teachers and admins of the school.
    </span>
  </p>
);

/** That something is reported which nobody here may look at. */
function UnwatchedNotice() {
  const unwatched = useWatch(true).data?.open.unwatched ?? 0;
  if (unwatched === 0) return null;
  return (
    <p className="flex items-start gap-3 rounded-xl bg-warning-wash px-4 py-3">
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
      <span>
        <strong>Nobody at this school may look at {reportsWords(unwatched)}.</strong> They are about
        those who would decide. Your school needs one more admin.
      </span>
    </p>
  );
}

/** Says that more was reported, and waits: nothing moves under the eyes of somebody who reads. */
function NewsNotice({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const reread = useReread();
  const waiting = useWaiting();
  const shown = queue.data?.pages[0]?.waiting;
  const isNews =
    shown !== undefined &&
    waiting.data !== undefined &&
    waiting.dataUpdatedAt > queue.dataUpdatedAt &&
    queueSections.some((section) => shown[section] !== waiting.data[section]);
  return (
    <output className="empty:hidden">
      {isNews ? (
        <span className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-rule bg-surface px-4 py-3">
          <span>The list has changed since you opened it.</span>
          <Button variant="outline" size="sm" onClick={() => void reread()}>
            <RefreshCw aria-hidden /> Show the new list
          </Button>
        </span>
      ) : null}
    </output>
  );
}
