import { useId } from "react";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";

export interface PickedFrom {
  id: string;
  name: string;
}

interface StudentPickerProps {
  students: readonly PickedFrom[];
  /** Null: the whole class. */
  chosen: readonly string[] | null;
  onChoose: (chosen: string[] | null) => void;
  error: string;
}

/** For whom something is: the whole class, or some of it. */
export function StudentPicker({ students, chosen, onChoose, error }: StudentPickerProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={id} className="font-semibold">
        For whom
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={chosen === null ? "all" : "some"}
        onValueChange={(value) => onChoose(value === "all" ? null : [])}
      >
        <RadioOption value="all">The whole class, with those who join later</RadioOption>
        <RadioOption value="some">Some students</RadioOption>
      </RadioGroup>
      {chosen === null ? null : (
        <ul
          aria-label="Students"
          className="max-h-60 divide-y divide-rule overflow-y-auto rounded-lg border border-control bg-surface"
        >
          {students.map((student) => (
            <li key={student.id}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-muted has-checked:bg-primary-wash">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-primary"
                  checked={chosen.includes(student.id)}
                  onChange={({ target }) =>
                    onChoose(
                      target.checked
                        ? [...chosen, student.id]
                        : chosen.filter((each) => each !== student.id),
                    )
                  }
                />
                <span className="min-w-0 break-words">{student.name}</span>
              </label>
            </li>
          ))}
          {students.length === 0 ? (
            <li className="p-3.5 text-muted-foreground">Nobody is in this class yet.</li>
          ) : null}
        </ul>
      )}
      {error ? (
        <p role="alert" className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
    </div>
  );
}
