import { Link } from "../lib/link";
import { type Href, linkTo } from "../lib/links";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";

interface WaysOnProps {
  /** What the way to the dashboard is called. */
  dashboard?: string;
  /** Another way, out of the app. */
  other?: readonly [name: string, href: Href];
  className?: string;
}

const home = ["Go to the home page", linkTo("/")] as const;

/** Where to go from a page that has nothing to do on it. */
export function WaysOn({
  dashboard = "Go to your dashboard",
  other: [name, href] = home,
  className,
}: WaysOnProps) {
  return (
    <div className={cn("base:mt-8 flex flex-wrap gap-3", className)}>
      <Button asChild>
        <Link to="/student-dashboard">{dashboard}</Link>
      </Button>
      <Button asChild variant="outline">
        <a href={href}>{name}</a>
      </Button>
    </div>
  );
}
