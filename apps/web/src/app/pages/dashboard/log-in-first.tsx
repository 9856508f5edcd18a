import { useSchool } from "../../../features/school/api/school-query";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";

/** Whoever came to log in finds the card open, and is nobody's guest until they choose to be. */
export function LogInFirst() {
  const takesGuests = useSchool().data?.features.guests ?? false;
  return (
    <VisitorPage title="Log in" authAtFirst="log-in" navigation="always">
      {({ person, openAuth }) => (
        <>
          <PageHeading lead="Go on where you left, on any device.">Log in</PageHeading>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => openAuth("log-in")}>Log in</Button>
            <Button variant="outline" onClick={() => openAuth("sign-up")}>
              Sign up
            </Button>
            {person || takesGuests ? (
              <Button asChild variant="ghost">
                <Link to="/student-dashboard">
                  {person ? "Go on as a guest" : "Start without an account"}
                </Link>
              </Button>
            ) : null}
          </div>
        </>
      )}
    </VisitorPage>
  );
}
