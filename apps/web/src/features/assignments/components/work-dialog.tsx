import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
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
      <DialogContent
        // The foot that stays covers nothing that has the focus.
        className="scroll-pb-28 outline-none"
        // The first field may still be on its way, so none has the focus at first.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
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
          <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-rule bg-surface px-6 py-4">
            <DialogClose asChild>
              <Button variant="ghost" className="max-sm:hidden">
                Cancel
              </Button>
            </DialogClose>
            {mayDraft ? (
              <Button
                variant="outline"
                className="max-sm:flex-1"
                disabled={isBusy}
                onClick={() => void send(true)}
              >
                Save as draft
              </Button>
            ) : null}
            <Button type="submit" className="max-sm:flex-1" disabled={isBusy}>
              {isBusy ? "One moment…" : submitLabel}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
