import { type ReactNode, useState } from "react";
import type { AuthMode } from "../features/accounts/model/account-rules";
import { AuthDialog } from "./auth-dialog";

/** Opens the way in, for an email where it is known already. */
export type OpenAuth = (mode: AuthMode, email?: string) => void;

export interface AuthDialogFacts {
  isGuest: boolean;
  /** Whether the demo accounts can be used. */
  demo: boolean;
  /** The way in that is open when somebody arrives. */
  atFirst?: AuthMode | undefined;
}

/** The way in that a page has: what opens it, and the card while it is open. */
export function useAuthDialog({ isGuest, demo, atFirst }: AuthDialogFacts): {
  openAuth: OpenAuth;
  dialog: ReactNode;
} {
  const [mode, setMode] = useState<AuthMode | null>(atFirst ?? null);
  const [email, setEmail] = useState("");
  return {
    openAuth: (opened, known = "") => {
      setEmail(known);
      setMode(opened);
    },
    dialog:
      mode === null ? null : (
        <AuthDialog
          mode={mode}
          onModeChange={setMode}
          isGuest={isGuest}
          demo={demo}
          email={email}
        />
      ),
  };
}
