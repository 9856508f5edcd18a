import type { TaughtClass } from "@saywell/contract";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { useTaughtClasses } from "../api/teaching-queries";

interface MoveDialogProps {
  name: string;
  /** The class that the student is in. */
  classId: string;
  /** Throws where it is refused. */
  onMove: (to: TaughtClass) => Promise<void>;
  onClose: () => void;
}

/** Asks to which other class of the teacher's a student goes. */
export function MoveDialog({ name, classId, onMove, onClose }: MoveDialogProps) {
  const read = useTaughtClasses();
  const others = read.data?.classes.filter(({ id }) => id !== classId);
  const [chosen, setChosen] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const to = others?.find(({ id }) => id === chosen);
    if (to === undefined) return setProblem("Choose a class.");
    setIsBusy(true);
    try {
      await onMove(to);
    } catch (error) {
      setProblem(sentenceOf(error, "The student could not be moved. Please try again."));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="break-words">Move {name} to another class</DialogTitle>
          <DialogDescription>
            {others?.length === 0
              ? "You teach no other class. Make one first."
              : "They leave this class. What they learnt goes with them. What they handed in for this class stays with it: they see it again when they come back."}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Field
            label="Class"
            error={problem ?? (read.isError ? "Your classes could not be read." : undefined)}
          >
            {(control) => (
              <Select
                {...control}
                value={chosen}
                disabled={others === undefined || others.length === 0}
                onChange={({ target }) => {
                  setProblem(undefined);
                  setChosen(target.value);
                }}
              >
                <option value="">Choose a class</option>
                {others?.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <DialogFormFooter
            submit={isBusy ? "One moment…" : "Move"}
            isBusy={isBusy || others === undefined || others.length === 0}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
