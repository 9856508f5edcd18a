import { yesNo } from "@saywell/lesson";
import type { QuizQuestion } from "@saywell/contract";
import { answerMaxLength } from "@saywell/contract/constants";
import { useId, type KeyboardEvent, type Ref } from "react";
import type { Marks } from "../../../product-ui/marked-choice";
import { isWrong, MarkSign, struck } from "../../../product-ui/verdict";
import { cn } from "../../../ui/class-names";
import { Input } from "../../../ui/input";
import { Label } from "../../../ui/label";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { Select } from "../../../ui/select";

export interface AnswerControlProps {
  type: QuizQuestion["type"];
  choices: readonly string[];
  /** The answer so far; empty where there is none. */
  value: string;
  onChange: (answer: string) => void;
  /** What the answer is to: the id of the teacher's line or of the question. */
  describedBy: string;
  /** Said after the label, for those who can't see what the control stands under. */
  labelSuffix?: string;
  /** Whether Enter sends the form from here. */
  sendsOnEnter?: boolean;
  /** The control that takes the focus first. */
  firstControl?: Ref<HTMLElement>;
  /** Choices that are known to be right or wrong; a wrong one can't be chosen again. */
  marks?: Marks;
  /** Whether there is nothing to answer now. */
  disabled?: boolean;
}

/** The one place where an answer is typed or chosen, for steps and questions alike. */
export function AnswerControl(props: AnswerControlProps) {
  const {
    type,
    value,
    onChange,
    describedBy,
    firstControl,
    labelSuffix,
    sendsOnEnter = false,
    marks = {},
    disabled = false,
  } = props;
  const id = useId();
  if (type === "choice" || type === "yesno") return <Choices {...props} />;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        Your answer
        {labelSuffix ? <span className="sr-only">{` ${labelSuffix}`}</span> : null}
      </Label>
      {type === "text" ? (
        <Input
          ref={firstControl as Ref<HTMLInputElement>}
          id={id}
          aria-describedby={describedBy}
          className="h-13 text-lg text-primary"
          maxLength={answerMaxLength}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint={sendsOnEnter ? "send" : "done"}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !sendsOnEnter) event.preventDefault();
          }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Select
          ref={firstControl as Ref<HTMLSelectElement>}
          id={id}
          aria-describedby={describedBy}
          className={cn("[&>select]:h-13", marks[value] && selectOf[marks[value]])}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose an answer</option>
          {props.choices.map((choice) => (
            <option key={choice} value={choice} disabled={isWrong(marks[choice])}>
              {isWrong(marks[choice]) ? `✗ ${choice}` : choice}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

const selectOf = {
  right:
    "[&>select:disabled]:border-success [&>select:disabled]:bg-success-wash [&>select:disabled]:opacity-100",
  wrong:
    "[&>select:disabled]:border-destructive [&>select:disabled]:bg-destructive-wash [&>select:disabled]:opacity-100",
  tried: "",
};

function Choices(props: AnswerControlProps) {
  const {
    type,
    value,
    onChange,
    describedBy,
    firstControl,
    labelSuffix = "",
    sendsOnEnter,
    marks = {},
    disabled = false,
  } = props;
  const choices = type === "yesno" ? yesNo : props.choices;
  const isOpen = (choice: string) => !isWrong(marks[choice]);
  const first = choices.find(isOpen);

  /** While one of the choices has the focus, a number chooses and Enter may send. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const choice = choices[Number(event.key) - 1];
    if (choice !== undefined && isOpen(choice) && !disabled) onChange(choice);
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (sendsOnEnter) event.currentTarget.closest("form")?.requestSubmit();
  }

  return (
    <RadioGroup
      aria-label={`Your answer ${labelSuffix}`.trim()}
      aria-describedby={describedBy}
      value={value}
      onValueChange={onChange}
      onKeyDown={onKeyDown}
      disabled={disabled}
      className={type === "yesno" ? "grid-cols-2" : "sm:grid-cols-2"}
    >
      {choices.map((choice) => (
        <RadioOption
          key={choice}
          value={choice}
          {...(marks[choice] && { mark: marks[choice] })}
          disabled={disabled || !isOpen(choice)}
          {...(choice === first ? { ref: firstControl as Ref<HTMLInputElement> } : {})}
        >
          <span className="flex items-center justify-between gap-2">
            <span className={struck(marks[choice])}>{choice}</span>
            <MarkSign mark={marks[choice]} />
          </span>
        </RadioOption>
      ))}
    </RadioGroup>
  );
}
