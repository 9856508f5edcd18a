import { Button } from "../ui/button";
import { ThemeToggle } from "../ui/theme-toggle";

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-background">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 py-2 sm:px-6">
        <a href="/" className="mr-auto rounded-md font-heading text-xl font-semibold text-primary">
          Saywell
        </a>
        <ThemeToggle />
        <Button asChild variant="ghost" className="px-3 sm:px-5">
          <a href="/student-dashboard">Log In</a>
        </Button>
        <Button asChild className="px-4 sm:px-5">
          <a href="/student-dashboard">Get Started</a>
        </Button>
      </div>
    </header>
  );
}
