import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../lib/link";
import type { Href, PlainPath } from "../../lib/links";

/** Ways on, one below the other, each as wide as the page. */
export const WayRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {children}
  </ul>
);

interface WayRowProps {
  to: PlainPath | Href;
  icon: ReactNode;
  name: string;
  /** A few words under the name. */
  children?: ReactNode;
  /** Whether the page is one of the public ones, which stand outside the app. */
  isPublic?: boolean;
}

export function WayRow({ to, icon, name, children, isPublic = false }: WayRowProps) {
  const inside = (
    <>
      <span aria-hidden className="text-primary [&_svg]:size-6">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        {children ? <span className="block text-sm text-muted-foreground">{children}</span> : null}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
    </>
  );
  return (
    <li>
      {isPublic ? (
        <a href={to} className={row}>
          {inside}
        </a>
      ) : (
        <Link to={to} className={row}>
          {inside}
        </Link>
      )}
    </li>
  );
}

const row =
  "flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3";
