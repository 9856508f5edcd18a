import { ChevronRight } from "lucide-react";
import { sayNext } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import type { useWaitingTurns } from "../api/waiting-turns";

interface WaitingTurnsProps {
  waiting: Pick<ReturnType<typeof useWaitingTurns>, "data" | "dataUpdatedAt">;
  timeZone: string;
}

/** The games by correspondence in which it is one's turn, with when it passes. Nothing where there is none. */
export function WaitingTurns({ waiting, timeZone }: WaitingTurnsProps) {
  const { data: turns = [], dataUpdatedAt } = waiting;
  if (turns.length === 0) return null;
  const now = new Date(dataUpdatedAt);
  return (
    <section aria-labelledby="waiting-turns" className="grid gap-2">
      <h2 id="waiting-turns" className="font-heading text-lg font-semibold">
        Your turn
      </h2>
      <ul className="divide-y divide-rule rounded-xl border border-rule bg-surface">
        {turns.map(({ roomId, roomName, dueAt }) => (
          <li key={roomId}>
            <Link
              to={linkTo("/game/:id", { id: roomId })}
              className="flex min-h-12 items-center gap-3 rounded-xl px-4 py-2 hover:bg-muted"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">Your turn in {roomName}</span>
                <span className="block text-sm text-muted-foreground">
                  The turn passes {sayNext(new Date(dueAt), now, timeZone)}.
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
