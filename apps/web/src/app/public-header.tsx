import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../features/accounts/api/session-queries";
import { logInPage } from "../landing/log-in-page";
import { Link } from "../lib/link";
import { Button } from "../ui/button";
import { AppHeader } from "./app-header";

/** The header of a page that is the same for everybody: looking makes nobody a guest. */
export const PublicHeader = () => <AppHeader navigation="always" actions={<LogInForGuests />} />;

/** Quiet, and only where it is known that nobody has logged in. */
function LogInForGuests() {
  const session = useQuery(sessionQuery);
  if (session.data === undefined || session.data.user?.isGuest === false) return null;
  return (
    <Button asChild variant="ghost" className="px-2 max-sm:text-sm sm:px-4">
      <Link to={logInPage}>Log In</Link>
    </Button>
  );
}
