import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";

interface WorkDialogProps {
  title: string;
  description: string;
  children: ReactNode;
  /** Hands the work out, or changes what was handed out. */
  submitLabel: string;
  /** Whether it can be kept as a draft. */
  mayDraft: boolean;
  /** Whether what was filled in can be sent; tells what is missing where it cannot. */
  check: () => boolean;
  /** Throws when it was refused: the dialog stays, and says why. */
  onSubmit: (isDraft: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** The form of an assignment in a dialog. */
export function WorkDialog(props: WorkDialogProps) {
  const { title, description, children, submitLabel, mayDraft, check, onSubmit, onClose } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(isDraft: boolean) {
    if (isBusy) return;
    if (!check()) {
      // What is wrong is marked once it is drawn, and may be far up.
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
        wrong?.scrollIntoView?.({ block: "center" });
        if (wrong?.matches("input")) wrong.focus();
      });
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      await onSubmit(isDraft);
      onClose();
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void send(false);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle className="break-words">{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
          {children}
          {problem === null ? null : (
            <p role="alert" className="font-semibold break-words text-destructive">
              {sentenceOf(problem, "This could not be saved. Please try again.")}
            </p>
          )}
          <DialogFooter className="mt-2">
            <DialogClose asChild>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
            {mayDraft ? (
              <Button variant="outline" disabled={isBusy} onClick={() => void send(true)}>
                Save as draft
              </Button>
            ) : null}
            <Button type="submit" disabled={isBusy}>
              {isBusy ? "One moment…" : submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
