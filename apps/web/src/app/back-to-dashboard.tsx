import { ArrowLeft } from "lucide-react";
import { Link } from "../lib/link";

/** The way back, above the heading of a page one step away. */
export function BackToDashboard() {
  return (
    <Link
      to="/student-dashboard"
      className="-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" /> Dashboard
    </Link>
  );
}
