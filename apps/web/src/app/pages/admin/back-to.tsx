import { ArrowLeft } from "lucide-react";
import { Link } from "../../../lib/link";
import { lastPlace } from "../../../lib/last-place";
import type { PlainPath } from "../../../lib/links";

/** The way back to a list, as it was narrowed. */
export const BackTo = ({ path, children }: { path: PlainPath; children: string }) => (
  <Link
    to={lastPlace(path)}
    className="-my-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden className="size-5" /> {children}
  </Link>
);
