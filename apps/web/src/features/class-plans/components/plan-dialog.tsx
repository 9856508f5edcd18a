import { type FormEvent, type ReactNode, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";

interface PlanDialogProps {
  title: string;
  description: string;
  children: ReactNode;
  submitLabel: string;
  /** Whether what was filled in can be sent; tells what is missing where it cannot. */
  check?: () => boolean;
  /** Throws when it was refused: the dialog stays, and says why. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** Something about a plan that is filled in. */
export function PlanDialog(props: PlanDialogProps) {
  const { title, description, children, submitLabel, check, onSubmit, onClose } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || check?.() === false) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="break-words">{title}</DialogTitle>
          <DialogDescription className="break-words">{description}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-4">
          {children}
          {problem === null ? null : (
            <p role="alert" className="font-semibold break-words text-destructive">
              {sentenceOf(problem, "The plan could not be saved. Please try again.")}
            </p>
          )}
          <DialogFormFooter submit={isBusy ? "One moment…" : submitLabel} isBusy={isBusy} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
