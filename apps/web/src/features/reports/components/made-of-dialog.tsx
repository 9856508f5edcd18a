import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { sentenceOf } from "../../../lib/api-client";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { ErrorState } from "../../../ui/error-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { type AskedFigure, useMadeOf } from "../api/report-queries";
import { sayDay, sayPeriod } from "../model/report-words";

/** What a figure is made of: who, what, when, and what became of it. */
export function MadeOfDialog({ asked, onClose }: { asked: AskedFigure; onClose: () => void }) {
  const read = useMadeOf(asked);
  const made = read.data;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="break-words">{made?.title ?? "What it is made of"}</DialogTitle>
          <DialogDescription>
            {made === undefined ? "One moment…" : `${sayPeriod(made.period)}. ${made.rule}`}
          </DialogDescription>
        </DialogHeader>
        {made === undefined ? (
          read.isError ? (
            <ErrorState
              message={sentenceOf(read.error, "This figure could not be read.")}
              isRetrying={read.isFetching}
              onRetry={() => void read.refetch()}
            />
          ) : (
            <RowsSkeleton rows={3} />
          )
        ) : made.pieces.length === 0 ? (
          <p className="text-muted-foreground">Nothing in these days.</p>
        ) : (
          <ul aria-label="What it is made of" className="divide-y divide-rule">
            {made.pieces.map((piece, place) => (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- they never change places
                key={place}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
              >
                <span className="min-w-0">
                  {asked.studentId === undefined ? (
                    <Link
                      to={linkTo("/classes/:classId/students/:studentId/report", {
                        classId: asked.classId,
                        studentId: piece.userId,
                      })}
                      className="block font-semibold break-words text-primary underline-offset-4 hover:underline"
                    >
                      {piece.userName}
                    </Link>
                  ) : null}
                  <span className="block text-sm break-words text-muted-foreground">
                    {piece.what}
                    {piece.day === null ? "" : `, ${sayDay(piece.day)}`}
                  </span>
                </span>
                <span className="tabular min-w-0 font-semibold break-words">{piece.outcome}</span>
              </li>
            ))}
          </ul>
        )}
        {made === undefined || made.more === 0 ? null : (
          <p className="mt-4 text-muted-foreground">
            And {formatNumber(made.more)} more. The report on one student shows theirs.
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}
