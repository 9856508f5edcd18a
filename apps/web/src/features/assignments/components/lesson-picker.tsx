import type { LessonSummary } from "@saywell/contract";
import { assignmentLimits, type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { useId, useState } from "react";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

interface LessonPickerProps {
  lessons: readonly LessonSummary[];
  levelAtFirst: CefrLevel | null;
  /** Ids, in the order in which they were chosen. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error: string;
}

/** One or several lessons of the course, of one level at a time. */
export function LessonPicker(props: LessonPickerProps) {
  const { lessons, levelAtFirst, chosen, onChoose, error } = props;
  const [level, setLevel] = useState<string>(levelAtFirst ?? "");
  const id = useId();
  const shown = lessons.filter(({ difficulty }) => level === "" || difficulty === level);
  const elsewhere = lessons.filter(
    (lesson) => chosen.includes(lesson.id) && !shown.includes(lesson),
  );
  const isFull = chosen.length >= assignmentLimits.atOnce;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">
        Lessons{chosen.length === 0 ? "" : ` (${chosen.length} chosen)`}
      </legend>
      <Field label="Level of the lessons">
        {(control) => (
          <Select {...control} value={level} onChange={({ target }) => setLevel(target.value)}>
            <option value="">All levels</option>
            {cefrLevels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      <ul className="max-h-72 divide-y divide-rule overflow-y-auto rounded-lg border border-control bg-surface">
        {shown.map((lesson) => {
          const isChosen = chosen.includes(lesson.id);
          return (
            <li key={lesson.id}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-muted has-checked:bg-primary-wash">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-primary"
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() =>
                    onChoose(
                      isChosen
                        ? chosen.filter((each) => each !== lesson.id)
                        : [...chosen, lesson.id],
                    )
                  }
                />
                <span className="min-w-0 flex-1 break-words">{lesson.title}</span>
                <span className="tabular shrink-0 text-sm text-muted-foreground">
                  {lesson.difficulty} · {lesson.duration} min
                </span>
              </label>
            </li>
          );
        })}
        {shown.length === 0 ? (
          <li className="p-3.5 text-muted-foreground">There are no lessons of this level yet.</li>
        ) : null}
      </ul>
      {elsewhere.length === 0 ? null : (
        <p className="text-sm text-muted-foreground">
          Also chosen: {elsewhere.map(({ title }) => title).join(", ")}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
