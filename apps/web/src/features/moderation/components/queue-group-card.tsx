import type { QueueGroup } from "@saywell/contract";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { formatMoment } from "../../../lib/dates";
import { Card } from "../../../ui/card";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import { groupKey } from "../model/group-focus";
import { nameInClasses } from "../model/moderation-words";
import { reasonsOf, reportersOf, reportsWords } from "../model/queue-words";
import type { Asked } from "./decision-dialog";
import { GroupReports } from "./group-reports";

interface QueueGroupCardProps {
  group: QueueGroup;
  timeZone: string;
  onAsk: (asked: Asked) => void;
}

/** What is open about one person, in figures; once it is opened, the words too. */
export function QueueGroupCard({ group, timeZone, onAsk }: QueueGroupCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { about, section, count, newest } = group;
  return (
    <Card className="min-w-0">
      <div className="relative grid gap-2 rounded-xl p-4 sm:p-5">
        <h3 className="min-w-0 text-lg font-semibold">
          <button
            type="button"
            id={`${id}-toggle`}
            data-group={groupKey(group)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-reports` : undefined}
            aria-describedby={`${id}-facts`}
            className="flex w-full items-center justify-between gap-3 rounded-md text-left after:absolute after:inset-0"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="min-w-0 break-words">{nameInClasses(about)}</span>
            <ChevronDown
              aria-hidden
              className={cn(
                "size-5 shrink-0 text-muted-foreground transition-transform duration-150",
                isOpen && "rotate-180",
              )}
            />
          </button>
        </h3>
        <div id={`${id}-facts`} className="grid gap-2">
          <p className="flex flex-wrap gap-1.5">
            {reasonsOf(group).map((words) => (
              <Tag key={words} tone={section === "safeguarding" ? "warning" : "plain"}>
                {words}
              </Tag>
            ))}
          </p>
          <p className="text-sm text-muted-foreground">
            {reportsWords(count)}, the newest on {formatMoment(newest, timeZone)}.{" "}
            {reportersOf(group)}
          </p>
        </div>
      </div>
      {isOpen ? (
        <div id={`${id}-reports`} className="border-t border-rule p-4 max-sm:px-3 sm:p-5">
          <GroupReports group={group} timeZone={timeZone} onAsk={onAsk} />
        </div>
      ) : null}
    </Card>
  );
}
