import { pictureOf } from "../product-ui/picture-of";
import type { SessionUser } from "@saywell/contract";
import { MessagesSquare } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "../lib/link";
import { useAccount } from "../features/accounts/api/account-query";
import { useSubscription } from "../features/billing/api/subscription-query";
import { maySeePlan } from "../features/billing/model/may-see-plan";
import {
  useInDangerCount,
  useOpenReportCount,
} from "../features/moderation/api/use-open-report-count";
import { AccountMenu } from "../features/accounts/components/account-menu";
import type { AuthMode } from "../features/accounts/model/account-rules";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { AppHeader } from "./app-header";
import { AppShell } from "./app-shell";
import { AuthDialog } from "./auth-dialog";
import type { NavigationShown } from "./navigation/main-navigation";

/** Opens the way in, for an email where it is known already. */
export type OpenAuth = (mode: AuthMode, email?: string) => void;

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
  children: (openAuth: OpenAuth) => ReactNode;
}

/** The frame of a page with the user menu in its header, and the way to log in. */
export function PageFrame(frame: PageFrameProps) {
  const { title, person, demo, className, navigation = "always", authAtFirst, children } = frame;
  const [authMode, setAuthMode] = useState<AuthMode | null>(authAtFirst ?? null);
  const [email, setEmail] = useState("");
  const openAuth: OpenAuth = (mode, known = "") => {
    setEmail(known);
    setAuthMode(mode);
  };
  return (
    <AppShell
      title={title}
      header={
        <AppHeader
          navigation={navigation}
          actions={<HeaderActions person={person} onAuth={openAuth} />}
        />
      }
      {...(className && { className })}
    >
      {children(openAuth)}
      {authMode === null ? null : (
        <AuthDialog
          mode={authMode}
          onModeChange={setAuthMode}
          isGuest={person?.isGuest ?? false}
          demo={demo}
          email={email}
        />
      )}
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
          Log in
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

function PersonMenu({ person, onAuth }: HeaderActionsProps & { person: SessionUser }) {
  const planType = useSubscription(person.id).data?.planType;
  const account = useAccount(person.id);
  // Until it is set up, an admin is answered as a learner is.
  const role = person.needsSecondFactor ? "LEARNER" : person.role;
  const openReports = useOpenReportCount(role);
  const inDanger = useInDangerCount(role);
  const avatar = account.data?.user.avatar;
  return (
    <AccountMenu
      user={person}
      planType={maySeePlan(person, planType) ? (planType ?? "FREEMIUM") : null}
      avatar={pictureOf(avatar)}
      openReports={openReports}
      inDanger={inDanger}
      onAuth={onAuth}
    />
  );
}
