import { useQuery } from "@tanstack/react-query";
import {
  BookMarked,
  BookOpen,
  CircleUserRound,
  House,
  MessagesSquare,
  ShieldCheck,
} from "lucide-react";
import { useLocation } from "react-router";
import { sessionQuery } from "../../features/accounts/api/session-queries";
import { homeOf } from "../../features/accounts/model/home-of";
import { dueQuery } from "../../features/review/api/review-queries";
import { Link } from "../../lib/link";
import { cn } from "../../ui/class-names";
import { placeAt, type PlaceName } from "./places";

/** `wide` is for screens with a bar of their own at the bottom of a phone. */
export type NavigationShown = "always" | "wide" | "never";

const icons: Readonly<Record<PlaceName, typeof House>> = {
  Home: House,
  Lessons: BookOpen,
  Words: BookMarked,
  Rooms: MessagesSquare,
  Moderation: ShieldCheck,
  Me: CircleUserRound,
};

/**
 * The five places of the app: a bar at the bottom of a phone, in reach of the thumb, and part of the
 * header where there is room. It stands in the page once, so it is read and stepped through once.
 * Staff, who learn no words, have their moderation there.
 */
export function MainNavigation({ shown }: { shown: "always" | "wide" }) {
  const { pathname } = useLocation();
  // Asked for by the pages that need to know who is here.
  const session = useQuery({ ...sessionQuery, enabled: false });
  const person = session.data?.user ?? null;
  const isStaff = person !== null && person.role !== "LEARNER" && !person.needsSecondFactor;
  // Read by the pages that say it in words; here it stays in sight at every width.
  const due = useQuery({ ...dueQuery(), enabled: false }).data?.dueCount ?? 0;
  const here = placeAt(pathname);
  const places = [
    ["Home", homeOf(person)],
    ["Lessons", "/lessons"],
    isStaff ? (["Moderation", "/moderation"] as const) : (["Words", "/review"] as const),
    ["Rooms", "/rooms"],
    ["Me", "/me"],
  ] as const;
  return (
    <nav
      aria-label="Main"
      data-bottom-bar={shown === "always" ? "" : undefined}
      className={cn(
        "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-rule max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)]",
        shown === "wide" && "max-lg:hidden",
      )}
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col lg:flex lg:gap-1">
        {places.map(([name, to]) => {
          const Icon = icons[name];
          const isHere = name === here;
          return (
            <li key={name}>
              <Link
                to={to}
                // The page itself, or one that belongs to it.
                aria-current={isHere ? (pathname === to ? "page" : "true") : undefined}
                className={cn(
                  "relative flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-md text-[0.75rem] leading-none focus-visible:-outline-offset-3 lg:min-h-11 lg:px-3 lg:text-base",
                  isHere
                    ? "font-bold text-primary before:absolute before:top-0 before:h-1 before:w-9 before:rounded-b-full before:bg-primary lg:before:inset-x-3 lg:before:top-auto lg:before:bottom-1 lg:before:h-0.5 lg:before:w-auto lg:before:rounded-full"
                    : "font-medium text-muted-foreground hover:text-primary",
                )}
              >
                <Icon aria-hidden className={cn("size-6 lg:hidden", isHere && "stroke-[2.6]")} />
                {name}
                {name === "Words" && due > 0 ? <Due count={due} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How much there is to review, over the icon or the name: it moves nothing when it comes. */
const Due = ({ count }: { count: number }) => (
  <>
    <span className="sr-only">, {count} to review today</span>
    <span
      aria-hidden
      title={`${count} to review today`}
      className="figures absolute top-1 left-[calc(50%+0.4rem)] grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-[0.75rem] leading-none text-primary-foreground ring-2 ring-surface lg:top-0 lg:left-[calc(100%-0.7rem)] lg:ring-background"
    >
      {count > 99 ? "99+" : count}
    </span>
  </>
);
