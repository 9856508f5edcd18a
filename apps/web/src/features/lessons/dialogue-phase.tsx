import { type Attempt, personalise } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import { type RefObject, useEffect, useId, useRef } from "react";
import { exchangesBefore } from "./conversation";
import { Hint } from "./hint";
import { ListenButton } from "./listen-button";
import { StepAnswer } from "./step-answer";
import { Teacher } from "./teacher";
import type { TeacherVoice } from "./teacher-voice";
import { Transcript } from "./transcript";

export interface DialoguePhaseProps {
  steps: readonly DialogueStep[];
  stepIndex: number;
  attempt: Attempt;
  voice: TeacherVoice;
  onAnswer: (stepId: string, answer: string) => void;
}

/** The conversation with Iris: what was said so far, her line now, and the learner's turn. */
export function DialoguePhase({ steps, stepIndex, attempt, voice, onAnswer }: DialoguePhaseProps) {
  const step = steps[stepIndex];
  const lineId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const firstControl = useTurnToNewStep(step?.id, stage);
  if (!step) return null;

  const exchanges = exchangesBefore(stepIndex, steps, attempt.answers);
  const reaction = exchanges.at(-1)?.reaction ?? null;
  const line = personalise(step.text, steps, attempt.answers);
  const spoken = reaction === null ? line : `${reaction} ${line}`;

  return (
    <div className="grid gap-4">
      <Transcript exchanges={exchanges} />
      <div ref={stage} className="grid scroll-mt-20 scroll-mb-6 gap-5">
        <div className="flex items-start gap-3 sm:gap-5">
          <div className="w-18 shrink-0 sm:w-32">
            <Teacher
              voice={voice}
              line={spoken}
              otherwise={step.inputType === "continue" ? "idle" : "listening"}
            />
          </div>
          <div className="min-w-0 flex-1">
            <div aria-live="polite">
              <div key={step.id} className="grid animate-rise gap-3">
                {reaction === null ? null : (
                  <p className="text-lg text-muted-foreground">{reaction}</p>
                )}
                <p id={lineId} className="text-xl font-medium">
                  <span className="sr-only">Iris: </span>
                  {line}
                </p>
              </div>
            </div>
            <div className="-ml-2.5 flex flex-wrap items-start gap-1 pt-1">
              <ListenButton voice={voice} id={step.id} text={spoken} />
              {step.hint === null ? null : <Hint key={step.id} text={step.hint} />}
            </div>
          </div>
        </div>
        <StepAnswer
          key={step.id}
          step={step}
          describedBy={lineId}
          firstControl={firstControl}
          onAnswer={(answer) => onAnswer(step.id, answer)}
        />
      </div>
    </div>
  );
}

/** CSS pixels that the progress line keeps at the top of the screen. */
const PROGRESS_HEIGHT = 96;

/** When a step has followed another, its first control takes the focus and the page turns to it. */
function useTurnToNewStep(stepId: string | undefined, stage: RefObject<HTMLDivElement | null>) {
  const firstControl = useRef<HTMLElement>(null);
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    firstControl.current?.focus({ preventScroll: true });
    const height = stage.current?.offsetHeight ?? 0;
    // Her line comes first where line and answer don't fit on the screen together.
    const block = height > window.innerHeight - PROGRESS_HEIGHT ? "start" : "nearest";
    stage.current?.scrollIntoView?.({ block, behavior: "smooth" });
  }, [stepId, stage]);
  return firstControl;
}
