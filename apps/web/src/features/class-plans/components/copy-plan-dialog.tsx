import { mondayOf } from "@saywell/teaching";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { Switch } from "../../../ui/switch";
import { toast } from "../../../ui/use-toast";
import { PlanDialog } from "./plan-dialog";

interface CopyPlanDialogProps {
  /** To which it can go. */
  classes: readonly { id: string; name: string }[];
  firstWeek: string;
  onCopy: (wish: { toClassId: string; startsOn: string; replaces: boolean }) => Promise<void>;
  onClose: () => void;
}

/** Copies a plan to another class, where it begins in another week. */
export function CopyPlanDialog({ classes, firstWeek, onCopy, onClose }: CopyPlanDialogProps) {
  const [toClassId, setToClassId] = useState(classes[0]?.id ?? "");
  const [day, setDay] = useState(firstWeek);
  const [replaces, setReplaces] = useState(false);
  const [wrong, setWrong] = useState("");
  return (
    <PlanDialog
      title="Copy this plan"
      description="Each week keeps its lessons and its note. The weeks move so that the first is the one that you choose."
      submitLabel="Copy"
      check={() => {
        setWrong(day === "" ? "Choose a day." : "");
        return day !== "";
      }}
      onSubmit={async () => {
        await onCopy({ toClassId, startsOn: mondayOf(day), replaces });
        const name = classes.find(({ id }) => id === toClassId)?.name ?? "";
        toast({ title: "Copied", description: `The plan is in ${name} now.` });
      }}
      onClose={onClose}
    >
      <Field label="To which class">
        {(control) => (
          <Select
            {...control}
            value={toClassId}
            onChange={({ target }) => setToClassId(target.value)}
          >
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="First week there" hint="Any day of it." error={wrong}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Switch
        label="Write over a plan that is there"
        hint="What the other class has planned goes."
        isOn={replaces}
        onChange={setReplaces}
      />
    </PlanDialog>
  );
}
