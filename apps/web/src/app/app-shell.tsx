import { useEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useSchoolName } from "../features/school/api/school-query";
import { cn } from "../ui/class-names";
import { SkipLink } from "../ui/skip-link";
import { AppHeader } from "./app-header";
import { useArriveAt } from "./page-changes";

export interface AppShellProps {
  /** The page's name, for the tab and for screen readers. */
  title: string;
  /** The page's own header; the plain one with the logo without it. */
  header?: ReactNode;
  children: ReactNode;
  /** For the main column. */
  className?: string;
}

/** The frame of every page of the app: skip link, header, main landmark, title and focus. */
export function AppShell({ title, header, children, className }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const arriveAt = useArriveAt();
  const school = useSchoolName();

  useEffect(() => {
    document.title = `${title} · ${school}`;
  }, [title, school]);

  useEffect(() => {
    // The first page of a visit leaves the focus where the browser put it.
    if (!arriveAt(pathname, title)) return;
    const target = main.current?.querySelector<HTMLElement>("h1[tabindex]") ?? main.current;
    target?.focus({ preventScroll: true });
    // Going back, the browser restores the place by itself.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    // Only the pathname makes a new page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  return (
    <>
      <SkipLink />
      {header ?? <AppHeader />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={cn(
          "mx-auto w-full base:max-w-6xl px-4 base:py-6 sm:px-6 sm:base:py-10",
          className,
        )}
      >
        {children}
      </main>
    </>
  );
}
