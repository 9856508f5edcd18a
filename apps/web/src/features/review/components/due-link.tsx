import { Link } from "../../../lib/link";
import { useDue } from "../api/review-queries";

/** How much there is to review, and the way there. Nothing while nothing is due. */
export function DueLink({ className }: { className?: string }) {
  const count = useDue().data?.dueCount ?? 0;
  if (count === 0) return null;
  return (
    <span className={className}>
      {" "}
      <Link to="/review" className="font-semibold text-primary underline underline-offset-4">
        {count} to review today
      </Link>
    </span>
  );
}
