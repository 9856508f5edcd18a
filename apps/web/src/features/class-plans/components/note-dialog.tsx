import { planLimits } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";
import { PlanDialog } from "./plan-dialog";

interface NoteDialogProps {
  week: string;
  note: string;
  onSave: (note: string) => Promise<void>;
  onClose: () => void;
}

/** What the class reads about a week. */
export function NoteDialog({ week, note: before, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(before);
  return (
    <PlanDialog
      title={week}
      description="What your students should know about this week. They read it."
      submitLabel="Save"
      onSubmit={() => onSave(note.trim())}
      onClose={onClose}
    >
      <Field label="Note">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={planLimits.noteMaxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </PlanDialog>
  );
}
