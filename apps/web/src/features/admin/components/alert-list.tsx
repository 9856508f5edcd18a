import { ArrowRight, Check, TriangleAlert } from "lucide-react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import type { Alert } from "../model/alerts";

interface AlertListProps {
  alerts: readonly Alert[];
  /** While something has not been read, nobody says that all is well. */
  isWhole: boolean;
}

/** What an admin should see to. */
export function AlertList({ alerts, isWhole }: AlertListProps) {
  if (alerts.length === 0) {
    return isWhole ? (
      <p className="flex items-center gap-3 rounded-xl border border-rule bg-surface px-5 py-4 font-semibold shadow-lift">
        <Check aria-hidden className="size-5 shrink-0" /> Nothing waits for you.
      </p>
    ) : null;
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {alerts.map(({ id, isUrgent, title, text, link }) => (
        <li
          key={id}
          className={cn(
            "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border px-5 py-4",
            isUrgent
              ? "border-destructive bg-destructive-wash"
              : "border-rule bg-surface shadow-lift",
          )}
        >
          <div className="min-w-0 basis-72 grow">
            <h3 className="flex items-center gap-2 font-semibold">
              <TriangleAlert
                aria-hidden
                className={cn("size-5 shrink-0", isUrgent ? "text-destructive" : "text-warning")}
              />
              {title}
            </h3>
            <p className="mt-1">{text}</p>
          </div>
          {link ? (
            <Button asChild variant="outline">
              <Link to={link.to}>
                {link.label} <ArrowRight aria-hidden />
              </Link>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
