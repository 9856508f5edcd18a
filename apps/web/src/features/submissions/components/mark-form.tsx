import type { MarkingComment, SubmissionMark } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Textarea } from "../../../ui/textarea";
import { CommentPicker } from "./comment-picker";

type Parts = Pick<SubmissionMark, "better" | "comment">;

interface MarkFormProps {
  /** The words that it lies on; empty where something is missing. */
  words: string;
  atFirst: Parts;
  savedComments: readonly MarkingComment[];
  submitLabel: string;
  onSubmit: (parts: Parts) => void;
  onCancel: () => void;
}

/** What a mark says: what would be better, and a comment. */
export function MarkForm(props: MarkFormProps) {
  const { words, atFirst, savedComments, submitLabel, onSubmit, onCancel } = props;
  const [isCorrecting, setIsCorrecting] = useState(atFirst.better !== null);
  const [better, setBetter] = useState(atFirst.better ?? words);
  const [comment, setComment] = useState(atFirst.comment);
  const saysNothing = (!isCorrecting || better === words) && comment.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (saysNothing) return;
    const isChange = isCorrecting && better !== words;
    onSubmit({ better: isChange ? better : null, comment: comment.trim() });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid grid-cols-1 gap-3"
    >
      <Field label="Better" hint={isCorrecting ? "Empty: leave these words out." : undefined}>
        {(control) => (
          <Input
            {...control}
            // The mark was asked for just now.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={submissionLimits.markMaxLength}
            value={better}
            onChange={({ target }) => {
              setIsCorrecting(true);
              setBetter(target.value);
            }}
          />
        )}
      </Field>
      <Field label="Comment">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={submissionLimits.markMaxLength}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </Field>
      <CommentPicker comments={savedComments} text={comment} onPick={setComment} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={saysNothing}>
          {submitLabel}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
