import type { PlannedWeek } from "@saywell/contract";
import { planLimits } from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { nextMonday, withWeeks } from "../model/plan-draft";
import { PlanDialog } from "./plan-dialog";

interface AddWeeksDialogProps {
  weeks: readonly PlannedWeek[];
  thisWeek: string;
  onSave: (weeks: PlannedWeek[]) => Promise<void>;
  onClose: () => void;
}

/** Adds one week or several after one another. */
export function AddWeeksDialog({ weeks, thisWeek, onSave, onClose }: AddWeeksDialogProps) {
  const [day, setDay] = useState(() => nextMonday(weeks, thisWeek));
  const [many, setMany] = useState("1");
  const [wrong, setWrong] = useState<{ day?: string; many?: string }>({});
  const count = Number(many);
  return (
    <PlanDialog
      title="Add weeks"
      description="A week begins on its Monday. Weeks that are there already stay as they are."
      submitLabel="Add"
      check={() => {
        const room = planLimits.weeks - weeks.length;
        const found = {
          ...(day === "" && { day: "Choose a day." }),
          ...(!(Number.isInteger(count) && count >= 1 && count <= room) && {
            many:
              room === 0
                ? `A plan has at most ${planLimits.weeks} weeks. Remove one first.`
                : `Write a number from 1 to ${room}.`,
          }),
        };
        setWrong(found);
        return Object.keys(found).length === 0;
      }}
      onSubmit={() => onSave(withWeeks(weeks, day, count))}
      onClose={onClose}
    >
      <Field label="First week" hint="Any day of it." error={wrong.day}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Field label="How many weeks" error={wrong.many}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="tabular max-w-32"
            value={many}
            onChange={({ target }) => setMany(target.value)}
          />
        )}
      </Field>
    </PlanDialog>
  );
}
