import type { SessionUser } from "@saywell/contract";
import { MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../lib/link";
import type { AuthMode } from "../features/accounts/model/account-rules";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { AppHeader } from "./app-header";
import { AppShell } from "./app-shell";
import type { NavigationShown } from "./navigation/main-navigation";
import { PersonMenu } from "./person-menu";
import { type OpenAuth, useAuthDialog } from "./use-auth-dialog";

export interface PageFrameProps {
  title: string;
  /** Who is here: undefined until it is known, null where nobody has a session. */
  person: SessionUser | null | undefined;
  /** Whether the demo accounts can be used. */
  demo: boolean;
  /** For the main column. */
  className?: string | undefined;
  /** Everywhere, unless the page says otherwise. */
  navigation?: NavigationShown | undefined;
  /** The way in that is open when somebody arrives. */
  authAtFirst?: AuthMode | undefined;
  /** A row of its own in the header. */
  headerRow?: ReactNode;
  children: (openAuth: OpenAuth) => ReactNode;
}

/** The frame of a page with the user menu in its header, and the way to log in. */
export function PageFrame(frame: PageFrameProps) {
  const {
    title,
    person,
    demo,
    className,
    navigation = "always",
    authAtFirst,
    headerRow,
    children,
  } = frame;
  const { openAuth, dialog } = useAuthDialog({
    isGuest: person?.isGuest ?? false,
    demo,
    atFirst: authAtFirst,
  });
  return (
    <AppShell
      title={title}
      header={
        <AppHeader
          navigation={navigation}
          row={headerRow}
          actions={<HeaderActions person={person} onAuth={openAuth} />}
        />
      }
      {...(className && { className })}
    >
      {children(openAuth)}
      {dialog}
    </AppShell>
  );
}

interface HeaderActionsProps {
  person: SessionUser | null | undefined;
  onAuth: OpenAuth;
}

function HeaderActions({ person, onAuth }: HeaderActionsProps) {
  return (
    <>
      {/* The first of them, so that none moves when it is known who is here. */}
      {person === null || person?.isGuest ? (
        <Button
          variant="ghost"
          className="px-2 max-sm:text-sm sm:px-4"
          onClick={() => onAuth("log-in")}
        >
          Log In
        </Button>
      ) : null}
      {/* On a phone the way there is in the bar at the bottom. */}
      <Button asChild variant="outline" className="px-4 max-sm:hidden">
        <Link to="/rooms" title="Chat & Game Rooms">
          <MessagesSquare aria-hidden />
          Chat &amp; Games
        </Link>
      </Button>
      {person ? (
        <PersonMenu person={person} onAuth={onAuth} />
      ) : person === null ? null : (
        <Skeleton className="m-0.5 size-10 rounded-full" />
      )}
    </>
  );
}
