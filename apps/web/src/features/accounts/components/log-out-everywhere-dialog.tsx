import { forgetTab } from "../../../lib/forget-learner";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { useLogOutEverywhere } from "../api/sessions-queries";
import { leaveByWish } from "../model/session-end";
import { FormFailure } from "./form-failure";

export interface LogOutEverywhereDialogProps {
  userId: string;
  onOthersEnded: (ended: number) => void;
  onClose: () => void;
  /** Goes where nobody is needed: a fresh load takes everything read with it. */
  leave?: () => void;
}

/** Asks whether this device is meant too. */
export function LogOutEverywhereDialog(props: LogOutEverywhereDialogProps) {
  const { userId, onOthersEnded, onClose, leave } = props;
  const ending = useLogOutEverywhere(userId);
  const end = (keepsThis: boolean) =>
    ending.mutate(keepsThis, {
      onSuccess({ ended }) {
        if (keepsThis) {
          onOthersEnded(ended);
          onClose();
        } else {
          forgetTab();
          leaveByWish(leave);
        }
      },
    });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Log out everywhere?</DialogTitle>
          <DialogDescription>
            Whoever uses your account on another device has to log in again. You can stay logged in
            on this one.
          </DialogDescription>
        </DialogHeader>
        <FormFailure error={ending.error} />
        <DialogFooter>
          <Button variant="outline" disabled={ending.isPending} onClick={() => end(false)}>
            Here too
          </Button>
          <Button disabled={ending.isPending} onClick={() => end(true)}>
            All other devices
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
