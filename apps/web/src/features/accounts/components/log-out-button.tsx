import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { lazyPart } from "../../../lib/lazy-part";
import { logOut } from "../api/log-out";

/** Only a guest is asked, and seldom logs out. */
const GuestLogOutDialog = lazyPart(
  async () => (await import("./guest-log-out-dialog")).GuestLogOutDialog,
  ({ onClose }) => onClose(),
);

interface LogOutButtonProps {
  isGuest: boolean;
  onSignUp: () => void;
}

export function LogOutButton({ isGuest, onSignUp }: LogOutButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className="w-full"
        onClick={() => (isGuest ? setAsked(true) : void logOut())}
      >
        <LogOut aria-hidden /> Log out
      </Button>
      {isAsked ? (
        <GuestLogOutDialog
          isOpen
          onClose={() => setAsked(false)}
          onSignUp={() => {
            setAsked(false);
            onSignUp();
          }}
        />
      ) : null}
    </>
  );
}
