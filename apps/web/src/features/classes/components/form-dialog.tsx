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

interface FormDialogProps {
  title: string;
  /** What happens then. */
  description: string;
  children?: ReactNode;
  submitLabel: string;
  /** Said when it fails and the server gave no sentence. */
  failure: string;
  /** Whether what was filled in can be sent; tells what is missing where it cannot. */
  check?: () => boolean;
  /** Throws when it was refused: the dialog stays, and says why. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
}

/** A few fields, or a question, in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, children, submitLabel, failure, check, onSubmit, onClose } = props;
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
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {children}
          {problem === null ? null : (
            <p role="alert" className="font-semibold break-words text-destructive">
              {sentenceOf(problem, failure)}
            </p>
          )}
          <DialogFormFooter submit={isBusy ? "One moment…" : submitLabel} isBusy={isBusy} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
