import { ArrowLeft } from "lucide-react";
import { Link } from "../lib/link";

export const wayBackClasses =
  "-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline";

/** The way back, above the heading of a page one step away. */
export function BackToDashboard() {
  return (
    <Link to="/student-dashboard" className={wayBackClasses}>
      <ArrowLeft aria-hidden className="size-5" /> Dashboard
    </Link>
  );
}
