import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Textarea } from "../../../ui/textarea";

interface ConfirmDialogProps {
  title: string;
  /** What happens then, and what does not. */
  description: ReactNode;
  /** More to fill in, before the reason. */
  children?: ReactNode;
  /** Asks why, in at most so many characters; the audit log keeps it. */
  reason?: { label?: string; hint?: string; maxLength: number };
  /** Has to be typed as it stands here, for what cannot be undone. */
  typedName?: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** What is said when it fails and the server gave no sentence. */
  failure: string;
  /** Whether what was filled in can be sent; tells what is missing where it cannot. */
  check?: () => boolean;
  /** Throws when it was refused: the dialog stays and says why. */
  onSubmit: (given: { reason: string; name: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done. Where another admin was quicker it says so, and offers to look again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, children, reason, typedName, failure, onSubmit, onClose } = props;
  const [words, setWords] = useState("");
  const [name, setName] = useState("");
  const [missing, setMissing] = useState<"reason" | "name" | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isConflict = problem instanceof ApiError && problem.code === "conflict";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || props.check?.() === false) return;
    if (typedName !== undefined && inOneLine(name) !== inOneLine(typedName)) {
      setMissing("name");
      return nameField.current?.focus();
    }
    if (reason && words.trim() === "") {
      setMissing("reason");
      return reasonField.current?.focus();
    }
    setIsBusy(true);
    setProblem(null);
    try {
      await onSubmit({ reason: words.trim(), name });
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
          {typedName === undefined ? null : (
            <Field
              label={`Type the name: ${typedName}`}
              error={missing === "name" ? "This is not the name. Type it as it stands here." : ""}
            >
              {(control) => (
                <Input
                  {...control}
                  ref={nameField}
                  autoComplete="off"
                  value={name}
                  onChange={({ target }) => {
                    setName(target.value);
                    setMissing(null);
                  }}
                />
              )}
            </Field>
          )}
          {reason === undefined ? null : (
            <Field
              label={reason.label ?? "Reason"}
              hint={reason.hint ?? "This is kept in the audit log."}
              error={missing === "reason" ? "Write a few words." : ""}
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={reasonField}
                  rows={3}
                  maxLength={reason.maxLength}
                  value={words}
                  onChange={({ target }) => {
                    setWords(target.value);
                    setMissing(null);
                  }}
                />
              )}
            </Field>
          )}
          {problem === null ? null : (
            <div role="alert" className="grid justify-items-start gap-3">
              <p className="font-semibold break-words text-destructive">
                {sentenceOf(problem, failure)}
              </p>
              {isConflict ? (
                <Button variant="outline" onClick={onClose}>
                  Show how it stands now
                </Button>
              ) : null}
            </div>
          )}
          <DialogFormFooter
            submit={isBusy ? "One moment…" : props.submitLabel}
            isBusy={isBusy}
            isDestructive={props.isDestructive ?? false}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");
