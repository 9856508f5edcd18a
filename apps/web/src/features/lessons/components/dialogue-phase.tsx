import { type Attempt, personalise } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import { useId, useRef } from "react";
import { useKeptHelp } from "../../../lib/kept-help";
import { KeptHelp } from "../../../product-ui/kept-help";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { exchangesBefore } from "../model/conversation";
import { Hint } from "./hint";
import { LessonText } from "./lesson-text";
import { ListenButton } from "./listen-button";
import { StepAnswer } from "./step-answer";
import { Teacher } from "./teacher";
import { Transcript } from "./transcript";
import { useTurnToStep } from "../model/use-turn-to-step";

export interface DialoguePhaseProps {
  steps: readonly DialogueStep[];
  stepIndex: number;
  attempt: Attempt;
  /** Whether something above has taken room from the conversation. */
  hasNotice: boolean;
  userId: string;
  voice: TeacherVoice;
  onAnswer: (stepId: string, answer: string) => void;
}

/** The conversation with Iris: what was said so far, her line now, and the learner's turn. */
export function DialoguePhase(props: DialoguePhaseProps) {
  const { steps, stepIndex, attempt, hasNotice, userId, voice, onAnswer } = props;
  const step = steps[stepIndex];
  const hasHelp = useKeptHelp(userId) !== null;
  const lineId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const firstControl = useTurnToStep(step?.id, hasNotice || hasHelp, stage);
  if (!step) return null;

  const exchanges = exchangesBefore(stepIndex, steps, attempt.answers, hasHelp);
  const reaction = exchanges.at(-1)?.reaction ?? null;
  const line = personalise(step.text, steps, attempt.answers);
  const spoken = reaction === null ? line : `${reaction} ${line}`;

  return (
    <div className="grid grid-cols-1 gap-5">
      <Transcript exchanges={exchanges} voice={voice} />
      <KeptHelp userId={userId} />
      <div ref={stage} className="grid scroll-mt-20 scroll-mb-6 grid-cols-1 gap-5">
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
              <div key={step.id} className="grid animate-rise grid-cols-1 gap-3">
                {reaction === null ? null : (
                  <p className="text-lg text-muted-foreground">
                    <LessonText text={reaction} />
                  </p>
                )}
                <p id={lineId} className="text-xl font-medium">
                  <span className="sr-only">Iris: </span>
                  <LessonText text={line} />
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
