import {
  assignmentLimits,
  type QuizLevel,
  quizLevels,
  type RoomCategory,
} from "@saywell/contract/constants";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Select } from "../../../ui/select";
import { NameFields, type TaskFieldsProps } from "./task-fields";

export type Categories = Readonly<Record<RoomCategory, { label: string }>>;
export type QuizSets = readonly { id: string; title: string; questionCount: number }[];

interface QuizFieldsProps extends TaskFieldsProps {
  categories: Categories;
  /** The teacher's own questions; undefined until they are read. */
  sets: QuizSets | undefined;
}

/** What is asked in a quiz: questions of the bank, or the teacher's own. */
export function QuizFields(props: QuizFieldsProps) {
  const { draft, onChange, wrong, categories, sets } = props;
  return (
    <>
      <NameFields {...props} />
      <SegmentedControl
        label="Questions"
        value={draft.questionsFrom}
        onChange={(questionsFrom) => onChange({ questionsFrom })}
        options={[
          ["bank", "From the bank"],
          ["set", "My own questions"],
        ]}
        className="w-full max-w-md"
      />
      {draft.questionsFrom === "bank" ? (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Field label="About">
            {(control) => (
              <Select
                {...control}
                value={draft.category}
                onChange={({ target }) => onChange({ category: target.value as RoomCategory })}
              >
                {Object.entries(categories).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Level of the questions">
            {(control) => (
              <Select
                {...control}
                value={draft.bankLevel}
                onChange={({ target }) => onChange({ bankLevel: target.value as QuizLevel })}
              >
                {quizLevels.map((level) => (
                  <option key={level}>{level}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="How many" error={wrong.questions}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={draft.questions}
                onChange={({ target }) => onChange({ questions: target.value })}
              />
            )}
          </Field>
        </div>
      ) : sets !== undefined && sets.length === 0 ? (
        <p>
          You have no questions of your own yet.{" "}
          <Link
            to={linkTo("/quiz-sets/:setId", { setId: "new" })}
            className="font-semibold text-primary underline underline-offset-4"
          >
            Write some, or import them
          </Link>
          .
        </p>
      ) : (
        <Field label="Which questions" error={wrong.set}>
          {(control) => (
            <Select
              {...control}
              value={draft.setId}
              disabled={sets === undefined}
              onChange={({ target }) => onChange({ setId: target.value })}
            >
              <option value="">Choose a set</option>
              {(sets ?? []).map(({ id, title, questionCount }) => (
                <option key={id} value={id}>
                  {`${title} (${questionCount})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label="Tries"
        hint="The best one counts. What is right is told after the last."
        className="max-w-80"
      >
        {(control) => (
          <Select
            {...control}
            value={draft.tries}
            onChange={({ target }) => onChange({ tries: target.value })}
          >
            {Array.from({ length: assignmentLimits.tries }, (_, place) => (
              <option key={place}>{place + 1}</option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
