import { linkTo } from "../lib/links";
import { Button } from "../ui/button";
import { Logo } from "../product-ui/logo";
import { ThemeToggle } from "../ui/theme-toggle";
import { logInPage } from "./log-in-page";

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-background">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center px-4 py-2 max-[26rem]:px-3 sm:px-6">
        <a href={linkTo("/")} className="flex min-h-11 items-center rounded-md">
          <Logo className="text-lg sm:text-xl" />
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-2">
          <ThemeToggle />
          <Button asChild variant="ghost" className="px-2 max-[26rem]:text-sm sm:px-5">
            <a href={logInPage} data-for-visitors="">
              Log In
            </a>
          </Button>
          <Button asChild className="ml-1 px-3 max-[26rem]:text-sm sm:px-5">
            <a href={linkTo("/student-dashboard")} data-for-visitors="">
              Get Started
            </a>
          </Button>
        </div>
      </div>
    </header>
  );
}
