import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { logOut } from "../api/log-out";

export interface GuestLogOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSignUp: () => void;
}

/** A guest has no way back in, so logging out asks first. */
export function GuestLogOutDialog({ isOpen, onClose, onSignUp }: GuestLogOutDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Log out as a guest?</DialogTitle>
          <DialogDescription>
            A guest cannot log in again, so your XP, coins and badges would be gone. Sign up to keep
            them.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={() => void logOut()}>
            Log out
          </Button>
          {/* A dialog begins at its first button, and Enter comes easily twice. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={onSignUp}>
            Sign up
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
