import type { SessionUser } from "@saywell/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { isPutOff, putOff } from "../model/put-off-reminder";
import { SendVerification } from "./send-verification";

/** Asks kindly for what helps when a password is forgotten. Once put off, it is silent for a week. */
export function AddressReminder({ user }: { user: SessionUser }) {
  const [isGone, setGone] = useState(() => isPutOff(user.id, Date.now()));
  if (user.isGuest || user.isDemo === true || user.isEmailVerified) return null;
  if (user.email === null) return <AddressLost />;
  // A child is not sent to a mailbox; Settings say that the address is not confirmed.
  if (isGone || user.ageBand === "UNDER_13") return null;

  function dismiss() {
    putOff(user.id, Date.now());
    setGone(true);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>("main h1")?.focus();
  }
  return (
    <Card className="relative gap-3 p-5 pr-14 shadow-none">
      <div>
        <h2 className="font-semibold">Please confirm your email</h2>
        <p className="text-muted-foreground">
          We sent a mail to <span className="break-words text-foreground">{user.email}</span>. Open
          the link in it: then you get back in if you forget your password.
        </p>
      </div>
      <SendVerification userId={user.id} />
      <Button
        variant="ghost"
        size="icon"
        className="absolute top-2 right-2"
        aria-label="Not now"
        title="Not now"
        onClick={dismiss}
      >
        <X aria-hidden />
      </Button>
    </Card>
  );
}

const AddressLost = () => (
  <Card className="gap-3 p-5 shadow-none sm:flex-row sm:items-center sm:justify-between">
    <div>
      <h2 className="font-semibold">Please add another email</h2>
      <p className="text-muted-foreground">
        Somebody else has shown that the email you gave is theirs, so your account has none now.
      </p>
    </div>
    <Button asChild variant="secondary">
      <Link to={linkTo("/settings")}>Add an email</Link>
    </Button>
  </Card>
);
