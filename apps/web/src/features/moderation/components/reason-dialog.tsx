import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { ApiError, helpOf, sentenceOf } from "../../../lib/api-client";
import { HelpNote } from "../../../product-ui/help-note";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";

export interface ReasonDialogProps {
  title: string;
  description: string;
  /** What is asked for in words. */
  label: string;
  hint?: string;
  maxLength: number;
  /** Fewer characters are too few; one, unless it says otherwise. */
  minLength?: number;
  /** What is said then. */
  tooShort?: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** What is said when it fails and the server gave no sentence. */
  failure: string;
  /** What is added to the server's sentence where somebody else was quicker. */
  afterConflict?: string;
  /** More to choose, after the words. */
  children?: ReactNode;
  /** Throws when it was refused: the dialog stays and says why. */
  onSubmit: (words: string) => Promise<unknown>;
  onClose: () => void;
  /** The opener may be gone once it is done: where the focus goes then. */
  focusWhenDone: () => void;
}

/** Asks for the words that a decision needs, and for nothing to be decided without them. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [help, setHelp] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const isShort = words.trim().length < (props.minLength ?? 1);
    setIsMissing(isShort);
    if (isShort) return field.current?.focus();
    setIsBusy(true);
    setProblem(null);
    setHelp(null);
    try {
      await props.onSubmit(words.trim());
      isDone.current = true;
      props.onClose();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === "conflict";
      const sentence = sentenceOf(error, props.failure);
      setProblem(isConflict ? `${sentence} ${props.afterConflict ?? ""}`.trim() : sentence);
      setHelp(helpOf(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          // Nor is it there where somebody else was quicker.
          if (!isDone.current && opener?.isConnected) return;
          event.preventDefault();
          props.focusWhenDone();
        }}
      >
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription>{props.description}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Field
            label={props.label}
            hint={props.hint}
            error={isMissing ? (props.tooShort ?? "Write a few words.") : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                rows={3}
                maxLength={props.maxLength}
                value={words}
                onChange={({ target }) => {
                  setWords(target.value);
                  setIsMissing(false);
                }}
              />
            )}
          </Field>
          {props.children}
          {problem === null ? null : (
            <p role="alert" className="font-semibold text-destructive">
              {problem}
            </p>
          )}
          <div aria-live="assertive" className={help === null ? "absolute" : undefined}>
            {help === null ? null : <HelpNote text={help} onClose={() => setHelp(null)} />}
          </div>
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
