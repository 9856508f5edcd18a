import { type FormEvent, useState } from "react";
import { sentenceOf } from "../lib/api-client";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "../ui/dialog";
import { DialogFormFooter } from "../ui/dialog-form-footer";

interface ConfirmProps {
  title: string;
  /** What happens then, and what does not. */
  description: string;
  submitLabel: string;
  cancelLabel?: string;
  /** What is said when it fails and the server gave no sentence. */
  failure?: string;
  /** Throws when it was refused: the question stays, and says why. */
  onSubmit: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before something goes that does not come back. */
export function Confirm(props: ConfirmProps) {
  const { title, description, submitLabel, cancelLabel, failure, onSubmit, onClose } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
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
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {problem === null ? null : (
            <p role="alert" className="font-semibold break-words text-destructive">
              {sentenceOf(problem, failure ?? "This could not be done. Please try again.")}
            </p>
          )}
          <DialogFormFooter
            submit={isBusy ? "One moment…" : submitLabel}
            isBusy={isBusy}
            isDestructive
            {...(cancelLabel !== undefined && { cancel: cancelLabel })}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
