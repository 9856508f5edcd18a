import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Link } from "../../../lib/link";
import type { PlainPath } from "../../../lib/links";
import { cn } from "../../../ui/class-names";

const sections: readonly (readonly [path: PlainPath, label: string])[] = [
  ["/admin", "Overview"],
  ["/admin/people", "People"],
  ["/admin/invitations", "Invitations"],
  ["/admin/classes", "Classes"],
  ["/admin/rooms", "Rooms"],
  ["/admin/consents", "Consents"],
  ["/admin/audit", "Audit log"],
  ["/admin/mail", "Mail"],
  ["/admin/sales-requests", "Plan requests"],
  ["/admin/jobs", "Jobs"],
  ["/admin/settings", "Settings"],
];

/** The import is a way to people, and has no section of its own. */
const isAt = (path: PlainPath, pathname: string): boolean =>
  path === "/admin"
    ? pathname === path
    : (pathname === "/admin/import" ? "/admin/people" : pathname).startsWith(path);

interface AdminNavProps {
  /** Whether the school charges: elsewhere nobody asks for a plan. */
  charges: boolean;
}

/** The pages of the administration: a line to push along on a phone, a column at the side elsewhere. */
export function AdminNav({ charges }: AdminNavProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const shown = sections.filter(([path]) => charges || path !== "/admin/sales-requests");
  const place = shown.findIndex(([path]) => isAt(path, pathname));

  useEffect(() => {
    const here = list.current?.children[place];
    // Only the line moves, never the page.
    if (list.current && here instanceof HTMLElement) list.current.scrollLeft = here.offsetLeft - 24;
  }, [place]);

  return (
    <nav aria-label="Administration" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <ul
        ref={list}
        // What goes on beyond the edge fades out there; room after the last, so that it never does.
        className="relative flex gap-1 overflow-x-auto border-b border-rule max-lg:mask-r-from-[calc(100%-3rem)] max-lg:pr-12 lg:flex-col lg:border-b-0"
      >
        {shown.map(([path, label], each) => {
          const isHere = each === place;
          return (
            <li key={path} className="shrink-0">
              <Link
                to={path}
                aria-current={isHere ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center border-b-3 px-3.5 font-semibold transition-colors duration-150 focus-visible:-outline-offset-3 lg:rounded-lg lg:border-b-0",
                  isHere
                    ? "border-primary text-primary lg:bg-primary-wash"
                    : "border-transparent text-muted-foreground hover:text-foreground",
                )}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
