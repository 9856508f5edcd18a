import type { ClassGroup } from "@saywell/contract";
import { assignmentLimits, lateRules, type LateRule } from "@saywell/contract/constants";
import { useId } from "react";
import { zoneLabel } from "../../../lib/time-zones";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { Textarea } from "../../../ui/textarea";
import type { WorkDraft, Wrong } from "../model/work-draft";
import { lateRuleWords } from "../model/work-words";
import { type PickedFrom, StudentPicker } from "./student-picker";

interface WorkFieldsProps {
  draft: WorkDraft;
  onChange: (draft: WorkDraft) => void;
  wrong: Wrong;
  students: readonly PickedFrom[];
  groups: readonly ClassGroup[];
  timeZone: string;
}

/** When work opens and is due, what is said about it, and for whom it is. */
export function WorkFields(props: WorkFieldsProps) {
  const { draft, onChange, wrong, students, groups, timeZone } = props;
  const id = useId();
  const change = (parts: Partial<WorkDraft>) => onChange({ ...draft, ...parts });
  return (
    <>
      <Field label="Instructions" hint="You can leave this empty.">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={assignmentLimits.instructionsMaxLength}
            value={draft.instructions}
            onChange={({ target }) => change({ instructions: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field
          label="Opens"
          hint="Empty: at once."
          error={wrong.opens}
          className="min-w-0 content-start"
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.opens}
              onChange={({ target }) => change({ opens: target.value })}
            />
          )}
        </Field>
        <Field
          label="Due"
          hint="Empty: no due time."
          error={wrong.due}
          className="min-w-0 content-start"
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.due}
              onChange={({ target }) => change({ due: target.value })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-sm text-muted-foreground">
        Times are as the clocks show them in {zoneLabel(timeZone)}.
      </p>
      {draft.due === "" ? null : (
        <div className="grid grid-cols-1 gap-2">
          <p id={id} className="font-semibold">
            After the due time
          </p>
          <RadioGroup
            aria-labelledby={id}
            value={draft.lateRule}
            onValueChange={(value) => change({ lateRule: value as LateRule })}
          >
            {lateRules.map((rule) => (
              <RadioOption key={rule} value={rule}>
                {lateRuleWords[rule]}
              </RadioOption>
            ))}
          </RadioGroup>
        </div>
      )}
      <StudentPicker
        students={students}
        groups={groups}
        chosen={draft.studentIds}
        chosenGroups={draft.groupIds}
        onChoose={change}
        error={wrong.students ?? ""}
      />
    </>
  );
}
