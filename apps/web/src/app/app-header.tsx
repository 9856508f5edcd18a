import { linkTo } from "../lib/links";
import type { ReactNode } from "react";
import { toggleTheme } from "../lib/theme";
import { unnamedSchool } from "@saywell/contract/constants";
import { useSchoolName } from "../features/school/api/school-query";
import { Logo } from "../product-ui/logo";
import { ThemeToggle } from "../ui/theme-toggle";
import { MainNavigation, type NavigationShown } from "./navigation/main-navigation";

export interface AppHeaderProps {
  /** Beside the logo. */
  children?: ReactNode;
  /** At the far end, before the theme toggle. */
  actions?: ReactNode;
  /** Where the ways to the app's places stand; without it nowhere. */
  navigation?: NavigationShown;
  /** What the whole page is about, in a row of its own. */
  row?: ReactNode;
}

export function AppHeader({ children, actions, navigation = "never", row }: AppHeaderProps) {
  const school = useSchoolName();
  return (
    <header className="border-b border-rule bg-background">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-3 px-4 py-2 sm:px-6">
        {/* The landing page stands outside the app, so this is a plain link. */}
        <a href={linkTo("/")} className="flex min-h-11 items-center rounded-md">
          <Logo className="text-lg sm:text-xl" />
        </a>
        {school === unnamedSchool ? null : (
          // On a phone it has a line of its own, below what is there on every page.
          <p
            title={school}
            className="line-clamp-2 text-muted-foreground max-md:order-last max-md:basis-full md:max-w-[26rem] lg:max-w-[14rem] md:border-l md:border-rule md:pl-3"
          >
            {school}
          </p>
        )}
        {navigation === "never" ? null : <MainNavigation shown={navigation} />}
        <div className="peer flex min-w-0 flex-1 items-center gap-3 empty:hidden">{children}</div>
        {/* As wide as there is room, so that it stays in its place when something is put into it. */}
        <div className="ml-auto flex items-center justify-end gap-0.5 peer-empty:grow sm:gap-2">
          {actions}
          <ThemeToggle className="-mr-2.5" onClick={() => toggleTheme()} />
        </div>
        {row === undefined ? null : <div className="order-last basis-full">{row}</div>}
      </div>
    </header>
  );
}
