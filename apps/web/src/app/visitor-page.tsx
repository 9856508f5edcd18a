import type { SessionUser } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sessionQuery } from "../features/accounts/api/session-queries";
import type { AuthMode } from "../features/accounts/model/account-rules";
import type { NavigationShown } from "./navigation/main-navigation";
import { PageFrame } from "./page-frame";
import type { OpenAuth } from "./use-auth-dialog";

export interface VisitorPageProps {
  title: string;
  /** The way in that is open when somebody arrives. */
  authAtFirst?: AuthMode;
  /**
   * Nowhere on a page to which a mail leads: its links would make a guest of whoever came to do one
   * thing.
   */
  navigation?: NavigationShown;
  /** Whether it uses the width of a desktop. */
  isWide?: boolean;
  children: (visit: {
    /** Null where nobody has a session, and until it is known. */
    person: SessionUser | null;
    openAuth: OpenAuth;
  }) => ReactNode;
}

/** The frame of a page for who has no account yet: looking makes nobody a guest. */
export function VisitorPage(page: VisitorPageProps) {
  const { title, authAtFirst, navigation = "never", isWide = false, children } = page;
  const session = useQuery(sessionQuery);
  const person = session.data?.user ?? null;
  return (
    <PageFrame
      title={title}
      // A session that could not be read is no reason to hide the page.
      person={session.isPending ? undefined : person}
      demo={session.data?.demo ?? false}
      authAtFirst={authAtFirst}
      navigation={navigation}
      className={
        isWide
          ? "grid max-w-5xl grid-cols-1 gap-6 sm:py-8"
          : "grid max-w-xl grid-cols-1 gap-6 sm:py-8"
      }
    >
      {(openAuth) => children({ person, openAuth })}
    </PageFrame>
  );
}
