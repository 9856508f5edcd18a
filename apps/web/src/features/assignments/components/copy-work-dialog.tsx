import { localDay } from "@saywell/gamification";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/use-toast";
import { useAssignmentCall } from "../api/use-assignment-call";
import { WorkDialog } from "./work-dialog";

interface CopyWorkDialogProps {
  classId: string;
  /** From which it can come, those that are over too. */
  classes: readonly { id: string; name: string; isArchived: boolean }[];
  /** How much the class has before. */
  before: number;
  timeZone: string;
  onClose: () => void;
}

/** Copies the work of another class, as from term to term. */
export function CopyWorkDialog(props: CopyWorkDialogProps) {
  const { classId, classes, before, timeZone, onClose } = props;
  const [fromClassId, setFromClassId] = useState(classes[0]?.id ?? "");
  const [firstDay, setFirstDay] = useState(() => localDay(new Date(), timeZone));
  const [wrong, setWrong] = useState("");
  const copy = useAssignmentCall("POST /api/classes/{classId}/assignments/copy");
  return (
    <WorkDialog
      title="Copy from another class"
      description="All of its work comes as drafts for the whole class, which only teachers see. The days between stay as they are, and the hours too."
      submitLabel="Copy"
      mayDraft={false}
      check={() => {
        setWrong(firstDay === "" ? "Choose a day." : "");
        return firstDay !== "";
      }}
      onSubmit={async () => {
        const { assignments } = await copy({
          params: { classId },
          body: { fromClassId, firstDay },
        });
        const copied = assignments.length - before;
        toast({
          title: copied === 1 ? "1 draft copied" : `${copied} drafts copied`,
          description: "Look through them, and assign each when it is time.",
        });
      }}
      onClose={onClose}
    >
      <Field label="From which class">
        {(control) => (
          <Select
            {...control}
            value={fromClassId}
            onChange={({ target }) => setFromClassId(target.value)}
          >
            {classes.map(({ id, name, isArchived }) => (
              <option key={id} value={id}>
                {isArchived ? `${name} (archived)` : name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="First day" hint="The earliest of it opens on this day." error={wrong}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={firstDay}
            onChange={({ target }) => {
              setFirstDay(target.value);
              setWrong("");
            }}
          />
        )}
      </Field>
    </WorkDialog>
  );
}
