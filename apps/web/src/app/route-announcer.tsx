import { useAnnouncedPage } from "./announced-page";

/** The live region that a change of page speaks through. It outlives the pages. */
export function RouteAnnouncer() {
  const name = useAnnouncedPage();
  return (
    <p role="status" className="sr-only">
      {name}
    </p>
  );
}
