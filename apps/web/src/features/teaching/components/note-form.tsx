import { classLimits } from "@saywell/contract/constants";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";

interface NoteFormProps {
  label: string;
  submitLabel: string;
  before?: string;
  /** Throws where it is refused: what was typed stays. */
  onSubmit: (content: string) => Promise<void>;
  onCancel?: () => void;
}

/** Where a note is written or changed. */
export function NoteForm({ label, submitLabel, before = "", onSubmit, onCancel }: NoteFormProps) {
  const [content, setContent] = useState(before);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (content.trim() === "") return setProblem("Write the note first.");
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(content.trim());
      setContent("");
    } catch (error) {
      setProblem(sentenceOf(error, "The note could not be kept. Please try again."));
    }
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={label} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={classLimits.noteMaxLength}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isBusy}>
          {isBusy ? "One moment…" : submitLabel}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
