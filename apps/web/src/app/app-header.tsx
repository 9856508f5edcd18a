import { linkTo } from "../lib/links";
import type { ReactNode } from "react";
import { toggleTheme } from "../lib/theme";
import { unnamedSchool } from "@saywell/contract/constants";
import { useSchoolName } from "../features/school/api/school-query";
import { Logo } from "../product-ui/logo";
import { ThemeToggle } from "../ui/theme-toggle";

export interface AppHeaderProps {
  /** Beside the logo. */
  children?: ReactNode;
  /** At the far end, before the theme toggle. */
  actions?: ReactNode;
}

export function AppHeader({ children, actions }: AppHeaderProps) {
  const school = useSchoolName();
  return (
    <header className="border-b border-rule bg-background">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-3 px-4 py-2 sm:px-6">
        {/* The landing page stands outside the app, so this is a plain link. */}
        <a href={linkTo("/")} className="flex rounded-md">
          <Logo className="text-lg sm:text-xl" />
        </a>
        {school === unnamedSchool ? null : (
          // On a phone it has a line of its own, below what is there on every page.
          <p
            title={school}
            className="line-clamp-2 text-muted-foreground max-md:order-last max-md:basis-full md:max-w-[26rem] md:border-l md:border-rule md:pl-3"
          >
            {school}
          </p>
        )}
        <div className="flex min-w-0 flex-1 items-center gap-3">{children}</div>
        <div className="ml-auto flex items-center gap-2">
          {actions}
          <ThemeToggle className="-mr-2.5" onClick={() => toggleTheme()} />
        </div>
      </div>
    </header>
  );
}
