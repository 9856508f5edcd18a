import { ANSWER_NEEDED, whyWrong, yesNo } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { dismissToast, toast } from "../../../ui/use-toast";
import { type Stop, tellAnswer } from "../model/second-try";
import type { Marks } from "../../../product-ui/marked-choice";
import { AnswerControl } from "./answer-control";
import { isWrong, MarkSign, struck, Verdict } from "../../../product-ui/verdict";
import { LessonText } from "./lesson-text";

/** Milliseconds between a yes or no and the next step, so that the choice is seen. */
const YES_NO_DELAY = 100;

export interface StepAnswerProps {
  step: DialogueStep;
  /** Where the lesson has stopped at this step; null where it has not. */
  stop: Stop | null;
  /** The teacher's words with the learner's name in them. */
  personalise: (words: string) => string;
  /** The id of the teacher's line. */
  describedBy: string;
  onAnswer: (answer: string) => void;
  onTryAgain: () => void;
  onGoOn: () => void;
  firstControl: Ref<HTMLElement>;
}

/** What the learner answers a step with, and what is said to a wrong answer. */
export function StepAnswer(props: StepAnswerProps) {
  if (props.step.inputType === "yesno") return <YesNoAnswer {...props} />;
  return <FormAnswer {...props} inputType={props.step.inputType} />;
}

type InputType = "text" | "choice" | "dropdown" | "continue";

function FormAnswer(props: StepAnswerProps & { inputType: InputType }) {
  const { step, stop, inputType, describedBy, onAnswer, onTryAgain, onGoOn, firstControl } = props;
  // Who has reloaded at a wrong answer sees it again.
  const [value, setValue] = useState(stop?.stage === "trying" ? "" : (stop?.tried.at(-1) ?? ""));
  const isHalted = stop?.stage === "wrong" || stop?.stage === "told";
  const form = useFocusOnTry<HTMLFormElement>(stop);
  const reminder = useRef<string>(undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isHalted) return;
    if (inputType !== "continue" && value.trim() === "") {
      reminder.current = toast({
        variant: "destructive",
        title: "Input Required",
        description: ANSWER_NEEDED,
      });
      focusOn(form.current);
      return;
    }
    if (reminder.current !== undefined) dismissToast(reminder.current);
    onAnswer(value);
  }
  function tryAgain() {
    setValue("");
    onTryAgain();
  }

  const isContinue = inputType === "continue";
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {isContinue ? null : (
        <AnswerControl
          type={inputType}
          choices={step.choices}
          value={value}
          onChange={setValue}
          describedBy={describedBy}
          firstControl={firstControl}
          marks={marksOf(step, stop)}
          disabled={isHalted}
          sendsOnEnter
        />
      )}
      <ActionBar isWrong={stop?.stage === "wrong"}>
        <WayOn {...props} onTryAgain={tryAgain} onGoOn={onGoOn}>
          <Button
            type="submit"
            size="lg"
            className={wide}
            {...(isContinue ? { ref: firstControl as Ref<HTMLButtonElement> } : {})}
          >
            Continue
          </Button>
        </WayOn>
      </ActionBar>
    </form>
  );
}

/** Yes and No answer at once; a wrong one stops the lesson. */
function YesNoAnswer(props: StepAnswerProps) {
  const { step, stop, describedBy, onAnswer, firstControl } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const group = useFocusOnTry<HTMLFieldSetElement>(stop);

  const isHalted = stop?.stage === "wrong" || stop?.stage === "told";
  const marks: Marks = {
    ...marksOf(step, stop),
    ...(chosen !== null && step.correct?.includes(chosen) ? { [chosen]: "right" } : {}),
  };

  function choose(answer: string) {
    if (chosen !== null || isHalted) return;
    if (step.correct !== null && !step.correct.includes(answer)) return onAnswer(answer);
    setChosen(answer);
    timer.current = setTimeout(() => onAnswer(answer), YES_NO_DELAY);
  }

  return (
    <ActionBar isWrong={stop?.stage === "wrong"} className="grid gap-3">
      <fieldset
        ref={group}
        aria-label="Your answer"
        aria-describedby={describedBy}
        className="grid min-w-0 grid-cols-2 gap-3 sm:max-w-md"
      >
        {yesNo.map((answer, index) => (
          <Button
            key={answer}
            variant="outline"
            size="lg"
            disabled={isHalted || isWrong(marks[answer])}
            className={cn(marks[answer] ? looks[marks[answer]] : chosen === answer && looks.chosen)}
            onClick={() => choose(answer)}
            {...(index === 0 ? { ref: firstControl as Ref<HTMLButtonElement> } : {})}
          >
            <span className={struck(marks[answer])}>{answer}</span>
            <MarkSign mark={marks[answer]} />
          </Button>
        ))}
      </fieldset>
      <WayOn {...props} />
    </ActionBar>
  );
}

const wide = "w-full sm:w-auto sm:min-w-40 sm:justify-self-start";
const looks = {
  right: "border-success bg-success-wash text-success",
  wrong: "border-destructive bg-destructive-wash",
  tried: "border-rule text-muted-foreground",
  chosen: "border-primary bg-primary-wash text-primary",
};

interface WayOnProps extends Pick<
  StepAnswerProps,
  "step" | "stop" | "personalise" | "onTryAgain" | "onGoOn"
> {
  /** The way on while nothing is wrong. */
  children?: ReactNode;
}

/** Where the lesson has stopped: that it was wrong, why, and the one way on. The second time quietly. */
function WayOn({ step, stop, personalise, onTryAgain, onGoOn, children }: WayOnProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const stage = stop?.stage;
  useEffect(() => {
    if (stage === "wrong" || stage === "told") button.current?.focus({ preventScroll: true });
  }, [stage]);
  if (stop === null || stage === "trying") return children;

  const isTold = stage === "told";
  const why = whyWrong(step, stop.tried.at(-1) ?? "");
  return (
    <div
      className={cn(
        "grid animate-appear grid-cols-1 gap-3 sm:rounded-xl sm:border sm:p-4",
        isTold ? "sm:border-rule" : "sm:border-destructive sm:bg-destructive-wash",
      )}
    >
      <div id={id}>
        <Verdict
          mark={isTold ? "tried" : "wrong"}
          told={isTold ? <LessonText text={tellAnswer(step)} /> : null}
        >
          <LessonText text={personalise(why)} />
        </Verdict>
      </div>
      <Button
        ref={button}
        size="lg"
        className={wide}
        aria-describedby={id}
        onClick={isTold ? onGoOn : onTryAgain}
      >
        {isTold ? "Continue" : "Try again"}
      </Button>
    </div>
  );
}

/** What is known to be wrong, and what is right once it has been told. */
function marksOf({ id, correct }: DialogueStep, stop: Stop | null): Marks {
  if (stop?.stepId !== id) return {};
  const right = stop.stage === "told" ? (correct ?? []) : [];
  const wrong = stop.stage === "wrong" ? "wrong" : "tried";
  return {
    ...Object.fromEntries(stop.tried.map((answer) => [answer, wrong] as const)),
    ...Object.fromEntries(right.map((answer) => [answer, "right" as const])),
  };
}

/** What an answer is given with: the first of it that is open. */
function focusOn(answer: HTMLElement | null): void {
  const open = ":is(input, select, fieldset button):enabled";
  answer?.querySelector<HTMLElement>(open)?.focus({ preventScroll: true });
}

/** The second try begins where one can choose. Returns the ref for what holds the choices. */
function useFocusOnTry<E extends HTMLElement>(stop: Stop | null): RefObject<E | null> {
  const choices = useRef<E>(null);
  const isTrying = stop?.stage === "trying";
  useEffect(() => {
    if (isTrying) focusOn(choices.current);
  }, [isTrying]);
  return choices;
}
