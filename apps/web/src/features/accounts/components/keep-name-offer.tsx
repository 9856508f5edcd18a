import { guestName } from "@saywell/contract/constants";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { useSaveAccount } from "../api/use-save-account";

export interface KeepNameOfferProps {
  account: { id: string; name: string; isGuest: boolean };
  /** What the learner has said they are called. */
  name: string;
}

const keyOf = (accountId: string) => `saywell.keeps-own-name.${accountId}`;

/** Offers a learner whose account has a made-up name to go by the one they gave. Asked once. */
export function KeepNameOffer({ account, name }: KeepNameOfferProps) {
  const { save, savedSection } = useSaveAccount(account.id);
  const [isOffered] = useState(
    () => account.isGuest && account.name === guestName && !hasDeclined(account.id),
  );
  const [isDeclined, setDeclined] = useState(false);
  if (!isOffered) return null;
  return (
    <section
      aria-label="Your name"
      className="grid w-full max-w-sm gap-3 rounded-xl border border-rule p-4"
    >
      {savedSection === "name" ? (
        <Outcome>
          Good. You are <bdi className="font-semibold">{name}</bdi> here now.
        </Outcome>
      ) : isDeclined ? (
        <Outcome>All right. You can change your name in Settings.</Outcome>
      ) : (
        <>
          <p>
            Shall we call you <bdi className="font-semibold">{name}</bdi>?
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="secondary" onClick={() => save("name", { name })}>
              Keep
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                keepDeclined(account.id);
                setDeclined(true);
              }}
            >
              Not now
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What became of it. It takes the focus from the button that is gone, so that Tab goes on to what comes next. */
const Outcome = ({ children }: { children: ReactNode }) => (
  <p ref={takeFocus} tabIndex={-1}>
    {children}
  </p>
);
const takeFocus = (outcome: HTMLElement | null) => outcome?.focus({ preventScroll: true });

function hasDeclined(accountId: string): boolean {
  try {
    return localStorage.getItem(keyOf(accountId)) !== null;
  } catch {
    return false;
  }
}

function keepDeclined(accountId: string): void {
  try {
    localStorage.setItem(keyOf(accountId), "1");
  } catch {
    // It is asked again after another lesson.
  }
}
