import { BookMarked } from "lucide-react";
import { Link } from "../../../lib/link";
import { useDue } from "../api/review-queries";

/** How much there is to review, and the way there. It keeps its place while nothing is due. */
export function DueLine() {
  const due = useDue().data;
  return (
    <p className="flex min-h-9 items-center gap-2 text-muted-foreground">
      <BookMarked aria-hidden className="size-5 shrink-0" />
      {due === undefined ? null : due.dueCount === 0 ? (
        "Nothing to review now"
      ) : (
        <Link
          to="/review"
          className="-my-1 flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {due.dueCount} to review today
        </Link>
      )}
    </p>
  );
}
