import { useQueryClient } from "@tanstack/react-query";
import type { Account, SessionUser } from "@saywell/contract";
import { Check, KeyRound, Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { accountQuery } from "../api/account-query";
import type { AuthMode } from "../model/account-rules";
import { AuthButtons } from "./auth-buttons";
import { ChangeAddressDialog } from "./change-address-dialog";
import { ChangePasswordDialog } from "./change-password-dialog";
import { SendVerification } from "./send-verification";
import { SettingsSection } from "./settings-section";

export interface EmailAndPasswordSectionProps {
  account: Account;
  onAuth: (mode: AuthMode) => void;
}

/** How one gets in: a guest is offered it, the demo has none. */
export function EmailAndPasswordSection({ account, onAuth }: EmailAndPasswordSectionProps) {
  const { user } = account;
  return (
    <SettingsSection title="Email and password">
      {user.isGuest ? (
        <div className="grid gap-3">
          <p className="text-muted-foreground">
            You are learning as a guest on this device. With an email and a password you can log in
            anywhere, and what you have earned stays yours.
          </p>
          <AuthButtons onAuth={onAuth} />
        </div>
      ) : user.isDemo === true ? (
        <p className="text-muted-foreground">
          A demo account has no email and no password. You can make your own account when you have
          logged out.
        </p>
      ) : (
        <OwnEmailAndPassword account={account} />
      )}
    </SettingsSection>
  );
}

function OwnEmailAndPassword({ account: { user, wantedEmail } }: { account: Account }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<"address" | "password" | null>(null);
  const [isPasswordNew, setPasswordNew] = useState(false);
  const close = () => setDialog(null);
  const keepWanted = (email: string) =>
    client.setQueryData(
      accountQuery(user.id).queryKey,
      (account) => account && { ...account, wantedEmail: email },
    );
  return (
    <>
      <Part title="Email">
        <AddressState user={user} />
        <Button variant="outline" onClick={() => setDialog("address")}>
          <Mail aria-hidden /> {user.email === null ? "Add an email" : "Change my email"}
        </Button>
        <output className="empty:hidden">
          {wantedEmail !== null ? (
            <>
              We sent a mail to <strong className="wrap-anywhere">{wantedEmail}</strong>. Open the
              link in it within 3 days, and it is your email.
              {user.email === null ? null : " Until then it stays as it is."}
            </>
          ) : null}
        </output>
      </Part>
      <Part title="Password" className="border-t border-rule pt-6">
        <Button variant="outline" onClick={() => setDialog("password")}>
          <KeyRound aria-hidden /> Change my password
        </Button>
        <output className="font-semibold empty:hidden">
          {isPasswordNew ? "Your new password is saved. All other devices are logged out." : null}
        </output>
      </Part>
      {dialog === "address" ? (
        <ChangeAddressDialog userId={user.id} onAsked={keepWanted} onClose={close} />
      ) : null}
      {dialog === "password" ? (
        <ChangePasswordDialog
          userId={user.id}
          onChanged={() => setPasswordNew(true)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function AddressState({ user }: { user: SessionUser }) {
  if (user.email === null) {
    return (
      <p>
        Your account has no email now. Somebody else has shown that the one you gave is theirs.
        Please add another one: without it, nobody can help you when you forget your password.
      </p>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">{user.email}</p>
      {user.isEmailVerified ? (
        <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
          <Check aria-hidden className="size-4" /> Confirmed
        </p>
      ) : (
        <>
          <p className="text-muted-foreground">
            Not confirmed yet. Open the link in the mail that we sent you: then you get back in if
            you forget your password.
          </p>
          <SendVerification userId={user.id} />
        </>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

const Part = ({ title, className = "", children }: PartProps) => (
  <div className={`grid justify-items-start gap-3 ${className}`}>
    <h3 className="font-semibold">{title}</h3>
    {children}
  </div>
);
