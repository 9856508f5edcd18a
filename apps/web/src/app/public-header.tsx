import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../features/accounts/api/session-queries";
import { logInPage } from "../landing/log-in-page";
import { Link } from "../lib/link";
import { Button } from "../ui/button";
import { AppHeader } from "./app-header";
import { PersonMenu } from "./person-menu";
import { useAuthDialog } from "./use-auth-dialog";

/** The header of a page that is the same for everybody: looking makes nobody a guest. */
export function PublicHeader() {
  const session = useQuery(sessionQuery).data;
  const person = session?.user ?? null;
  const { openAuth, dialog } = useAuthDialog({
    isGuest: person?.isGuest ?? false,
    demo: session?.demo ?? false,
  });
  return (
    <>
      <AppHeader
        navigation="always"
        actions={
          <>
            {/* Quiet, and only where it is known that nobody has logged in. */}
            {session === undefined || person?.isGuest === false ? null : (
              <Button asChild variant="ghost" className="px-2 max-sm:text-sm sm:px-4">
                <Link to={logInPage}>Log In</Link>
              </Button>
            )}
            {person === null ? null : <PersonMenu person={person} onAuth={openAuth} />}
          </>
        }
      />
      {dialog}
    </>
  );
}
