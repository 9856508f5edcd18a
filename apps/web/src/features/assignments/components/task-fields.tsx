import { testFacts } from "@saywell/adaptive-test/test-facts";
import {
  assignmentLimits,
  type CefrLevel,
  cefrLevels,
  type LevelTestType,
  levelTestTypes,
} from "@saywell/contract/constants";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { Textarea } from "../../../ui/textarea";
import type { TaskDraft, TaskWrong } from "../model/task-draft";

export interface TaskFieldsProps {
  draft: TaskDraft;
  onChange: (parts: Partial<TaskDraft>) => void;
  wrong: TaskWrong;
}

/** The title of work and its level. */
export function NameFields({ draft, onChange, wrong }: TaskFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_9rem]">
      <Field label="Title" error={wrong.title} className="min-w-0 content-start">
        {(control) => (
          <Input
            {...control}
            maxLength={assignmentLimits.titleMaxLength}
            value={draft.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label="Level" className="content-start">
        {(control) => (
          <Select
            {...control}
            value={draft.level}
            onChange={({ target }) => onChange({ level: target.value as CefrLevel | "" })}
          >
            <option value="">Any level</option>
            {cefrLevels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function PromptField({ draft, onChange, wrong }: TaskFieldsProps) {
  return (
    <Field
      label="Task"
      hint={
        draft.kind === "WRITING"
          ? "What they write about, as they will read it."
          : "What they speak about, as they will read it."
      }
      error={wrong.prompt}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          maxLength={assignmentLimits.promptMaxLength}
          value={draft.prompt}
          onChange={({ target }) => onChange({ prompt: target.value })}
        />
      )}
    </Field>
  );
}

/** What is to be written. */
export function WritingFields(props: TaskFieldsProps) {
  const { draft, onChange, wrong } = props;
  return (
    <>
      <NameFields {...props} />
      <PromptField {...props} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Words, at least" error={wrong.words} className="content-start">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={draft.minWords}
              onChange={({ target }) => onChange({ minWords: target.value })}
            />
          )}
        </Field>
        <Field label="At most" className="content-start">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={draft.maxWords}
              onChange={({ target }) => onChange({ maxWords: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** What is to be spoken about. */
export function SpeakingFields(props: TaskFieldsProps) {
  const { draft, onChange, wrong } = props;
  return (
    <>
      <NameFields {...props} />
      <PromptField {...props} />
      <Field label="Seconds that they may speak" error={wrong.seconds} className="max-w-60">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={draft.maxSeconds}
            onChange={({ target }) => onChange({ maxSeconds: target.value })}
          />
        )}
      </Field>
    </>
  );
}

export const PlacementFields = ({ draft, onChange }: TaskFieldsProps) => (
  <Field label="Which test">
    {(control) => (
      <Select
        {...control}
        value={draft.testType}
        onChange={({ target }) => onChange({ testType: target.value as LevelTestType })}
      >
        {levelTestTypes.map((each) => (
          <option key={each} value={each}>
            {testFacts[each].title}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

export const ReviewFields = ({ draft, onChange, wrong }: TaskFieldsProps) => (
  <Field
    label="Cards to review"
    hint="Each student reviews the cards of their own deck, as they come due."
    error={wrong.cards}
  >
    {(control) => (
      <Input
        {...control}
        inputMode="numeric"
        className="max-w-40"
        value={draft.cards}
        onChange={({ target }) => onChange({ cards: target.value })}
      />
    )}
  </Field>
);
