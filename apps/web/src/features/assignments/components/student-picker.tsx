import type { ClassGroup } from "@saywell/contract";
import { useId } from "react";
import { sayStudents } from "../model/for-whom";
import { PickList } from "./pick-list";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";

export interface PickedFrom {
  id: string;
  name: string;
}

interface StudentPickerProps {
  students: readonly PickedFrom[];
  groups: readonly ClassGroup[];
  /** Null: the whole class. */
  chosen: readonly string[] | null;
  chosenGroups: readonly string[];
  onChoose: (chosen: { studentIds?: string[] | null; groupIds?: string[] }) => void;
  error: string;
}

/** For whom something is: the whole class, or some of it. */
export function StudentPicker(props: StudentPickerProps) {
  const { students, groups, chosen, chosenGroups, onChoose, error } = props;
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={id} className="font-semibold">
        For whom
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={chosen === null ? "all" : "some"}
        onValueChange={(value) => onChoose({ studentIds: value === "all" ? null : [] })}
      >
        <RadioOption value="all">The whole class, with those who join later</RadioOption>
        <RadioOption value="some">
          {groups.length === 0 ? "Some students" : "Some groups or students"}
        </RadioOption>
      </RadioGroup>
      {chosen === null ? null : (
        <>
          {groups.length === 0 ? null : (
            <PickList
              label="Groups, with those who join them later"
              options={groups.map((each) => ({
                id: each.id,
                name: each.name,
                hint: sayStudents(each.studentIds.length),
              }))}
              chosen={chosenGroups}
              onChoose={(groupIds) => onChoose({ groupIds })}
            />
          )}
          <PickList
            label="Students"
            options={students}
            chosen={chosen}
            onChoose={(studentIds) => onChoose({ studentIds })}
          >
            Nobody is in this class yet.
          </PickList>
        </>
      )}
      {error ? (
        <p role="alert" className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
    </div>
  );
}
