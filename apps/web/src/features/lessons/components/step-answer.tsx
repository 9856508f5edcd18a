import { ANSWER_NEEDED, yesNo } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { toast } from "../../../ui/use-toast";
import { AnswerControl } from "./answer-control";

/** Milliseconds between a yes or no and the next step, so that the choice is seen. */
const YES_NO_DELAY = 100;

export interface StepAnswerProps {
  step: DialogueStep;
  /** The id of the teacher's line. */
  describedBy: string;
  onAnswer: (answer: string) => void;
  firstControl: Ref<HTMLElement>;
}

/** What the learner answers a step with. */
export function StepAnswer(props: StepAnswerProps) {
  if (props.step.inputType === "yesno") return <YesNoAnswer {...props} />;
  return <FormAnswer {...props} inputType={props.step.inputType} />;
}

function FormAnswer({
  step,
  inputType,
  describedBy,
  onAnswer,
  firstControl,
}: StepAnswerProps & { inputType: "text" | "choice" | "dropdown" | "continue" }) {
  const [value, setValue] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (inputType !== "continue" && value.trim() === "") {
      toast({ variant: "destructive", title: "Input Required", description: ANSWER_NEEDED });
      return;
    }
    onAnswer(value);
  }

  const isContinue = inputType === "continue";
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {isContinue ? null : (
        <AnswerControl
          type={inputType}
          choices={step.choices}
          value={value}
          onChange={setValue}
          describedBy={describedBy}
          firstControl={firstControl}
          sendsOnEnter
        />
      )}
      <Button
        type="submit"
        size="lg"
        className="w-full sm:w-auto sm:min-w-40 sm:justify-self-start"
        {...(isContinue ? { ref: firstControl as Ref<HTMLButtonElement> } : {})}
      >
        Continue
      </Button>
    </form>
  );
}

/** Yes and No answer at once. */
function YesNoAnswer({ describedBy, onAnswer, firstControl }: StepAnswerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(answer: string) {
    if (chosen !== null) return;
    setChosen(answer);
    timer.current = setTimeout(() => onAnswer(answer), YES_NO_DELAY);
  }

  return (
    <fieldset
      aria-label="Your answer"
      aria-describedby={describedBy}
      className="grid max-w-md min-w-0 grid-cols-2 gap-3"
    >
      {yesNo.map((answer, index) => (
        <Button
          key={answer}
          variant="outline"
          size="lg"
          className={cn(chosen === answer && "border-primary bg-primary-wash text-primary")}
          onClick={() => choose(answer)}
          {...(index === 0 ? { ref: firstControl as Ref<HTMLButtonElement> } : {})}
        >
          {answer}
        </Button>
      ))}
    </fieldset>
  );
}
