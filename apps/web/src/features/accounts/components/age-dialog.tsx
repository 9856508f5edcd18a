import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { AgeAnswers } from "./age-answers";

interface AgeDialogProps {
  userId: string;
  /** Why it matters now. */
  why: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for an age where something cannot be done without it. */
export function AgeDialog({ userId, why, onSaved, onClose }: AgeDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>How old are you?</DialogTitle>
          <DialogDescription>{why}</DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap gap-2">
          <AgeAnswers userId={userId} onSaved={onSaved} />
          <Button variant="ghost" className="px-4" onClick={onClose}>
            Not now
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
