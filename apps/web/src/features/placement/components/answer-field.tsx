import type { LevelTestQuestion } from "@saywell/contract";
import { filledBlankMaxLength, writtenAnswerMaxLength } from "@saywell/contract/constants";
import { wordsIn } from "@saywell/english";
import { type KeyboardEvent, useId } from "react";
import { Input } from "../../../ui/input";
import { Label } from "../../../ui/label";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { Textarea } from "../../../ui/textarea";

export interface AnswerFieldProps {
  question: LevelTestQuestion;
  /** The id of the words that ask. */
  promptId: string;
  answer: string;
  onChange: (answer: string) => void;
  /** Hands the answer in, from the keyboard. */
  onSubmit: () => void;
}

/** The way to answer a question of each type. */
export function AnswerField(props: AnswerFieldProps) {
  if (props.question.type === "multiple_choice") return <Choices {...props} />;
  if (props.question.type === "text") return <LongAnswer {...props} />;
  return <MissingWords {...props} />;
}

function Choices({ question, promptId, answer, onChange }: AnswerFieldProps) {
  return (
    <RadioGroup aria-labelledby={promptId} value={answer} onValueChange={onChange}>
      {question.options.map((option) => (
        <RadioOption key={option} value={option}>
          {option}
        </RadioOption>
      ))}
    </RadioGroup>
  );
}

function MissingWords({ promptId, answer, onChange }: AnswerFieldProps) {
  const id = useId();
  return (
    <div className="grid max-w-md grid-cols-1 gap-1.5">
      <Label htmlFor={id}>Your answer</Label>
      <Input
        id={id}
        aria-describedby={promptId}
        value={answer}
        onChange={({ target }) => onChange(target.value)}
        maxLength={filledBlankMaxLength}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  );
}

function LongAnswer({ question, promptId, answer, onChange, onSubmit }: AnswerFieldProps) {
  const id = useId();
  const count = wordsIn(answer).length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Label htmlFor={id}>Your answer</Label>
      <Textarea
        id={id}
        aria-describedby={`${promptId} ${id}-length`}
        value={answer}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        maxLength={writtenAnswerMaxLength}
        rows={8}
        autoCorrect="off"
        spellCheck={false}
        className="text-primary"
      />
      <p id={`${id}-length`} className="tabular text-sm text-muted-foreground">
        {count === 1 ? "1 word" : `${count} words`}
        {question.words === null ? "" : `. Write ${question.words.min} to ${question.words.max}`}.
        <span className="max-sm:hidden"> Ctrl and Enter go on to the next question.</span>
      </p>
    </div>
  );
}
