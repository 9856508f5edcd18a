import { type Attempt, personalise } from "@saywell/lesson";
import type { Lesson } from "@saywell/contract";
import { useId, useRef, useState } from "react";
import { useKeptHelp } from "../../../lib/kept-help";
import { KeptHelp } from "../../../product-ui/kept-help";
import type { TeacherState } from "../../../product-ui/teacher-avatar";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { exchangesBefore } from "../model/conversation";
import type { Stop, Turns } from "../model/second-try";
import { Hint } from "./hint";
import { LessonText } from "./lesson-text";
import { ListenButton } from "./listen-button";
import { SaidToAnswer, useSpoken } from "./said-to-answer";
import { StepAnswer } from "./step-answer";
import { Teacher } from "./teacher";
import { Transcript } from "./transcript";
import { useTurnToStep } from "../model/use-turn-to-step";

export interface DialoguePhaseProps {
  lesson: Pick<Lesson, "dialogueFlow">;
  stepIndex: number;
  /** Up to the step in front of the learner. */
  attempt: Attempt;
  turns: Turns;
  /** Steps whose answer is a cry for help. */
  cries: readonly string[];
  /** Whether something above has taken room from the conversation. */
  hasNotice: boolean;
  userId: string;
  voice: TeacherVoice;
  onAnswer: (stepId: string, answer: string) => void;
  onTryAgain: () => void;
  onGoOn: () => void;
}

/** The conversation with Iris: what was said so far, her line now, and the learner's turn. */
export function DialoguePhase(props: DialoguePhaseProps) {
  const { lesson, stepIndex, attempt, turns, cries, hasNotice, userId, voice, onAnswer } = props;
  const { steps } = lesson.dialogueFlow;
  const step = steps[stepIndex];
  const hasHelp = useKeptHelp(userId) !== null;
  const lineId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [isComingBack] = useState(stepIndex > 0);
  const stop = turns.stop?.stepId === step?.id ? turns.stop : null;
  const hasNews = hasNotice || hasHelp;
  const firstControl = useTurnToStep(step?.id, hasNews, stage, isComingBack, stop?.stage);
  const exchanges = exchangesBefore(stepIndex, steps, attempt.answers, {
    seconds: turns.seconds,
    cries,
    hasHelp,
  });
  const last = exchanges.at(-1);
  const mark = last?.answers.at(-1)?.isRight ?? null;
  const wasRight = mark === true;
  // Who has just been told what was right has read it.
  const reaction = mark === false ? null : (last?.reaction ?? null);
  const line = personalise(step?.text ?? "", steps, attempt.answers);
  const spoken = useSpoken(reaction === null ? undefined : last, line);
  if (!step) return null;

  return (
    <div className="grid grid-cols-1 gap-5">
      <Transcript exchanges={exchanges} voice={voice} />
      <KeptHelp userId={userId} />
      <div ref={stage} className="grid grid-cols-1 gap-5">
        {/* On a phone her words flow around her. */}
        <div className="max-sm:flow-root sm:flex sm:items-start sm:gap-5">
          <div className="w-[112px] shrink-0 max-sm:float-left max-sm:mr-3 sm:w-[160px]">
            <Teacher
              voice={voice}
              line={spoken}
              nodsFirst={wasRight}
              otherwise={mood(step.inputType === "continue", stop)}
            />
          </div>
          <div className="sm:min-w-0 sm:flex-1">
            <div aria-live="polite">
              <div key={step.id} className="animate-appear space-y-3 sm:animate-rise">
                {last === undefined || (reaction === null && !wasRight) ? null : (
                  <SaidToAnswer exchange={last} wasRight={wasRight} />
                )}
                <p id={lineId} data-question="" className="text-xl font-medium">
                  <span className="sr-only">Iris: </span>
                  <LessonText text={line} />
                </p>
              </div>
            </div>
            <div className="-ml-2.5 flex flex-wrap items-start gap-1 pt-1">
              <ListenButton voice={voice} id={step.id} text={spoken} />
              {step.hint === null || stop?.stage === "told" ? null : (
                <Hint key={step.id} text={step.hint} />
              )}
            </div>
          </div>
        </div>
        <StepAnswer
          key={step.id}
          step={step}
          stop={stop}
          personalise={(words) => personalise(words, steps, attempt.answers)}
          describedBy={lineId}
          firstControl={firstControl}
          onAnswer={(answer) => onAnswer(step.id, answer)}
          onTryAgain={props.onTryAgain}
          onGoOn={props.onGoOn}
        />
      </div>
    </div>
  );
}

/** What Iris does while she says nothing. */
function mood(isContinue: boolean, stop: Stop | null): Exclude<TeacherState, "speaking"> {
  if (stop?.stage === "wrong") return "doubting";
  if (stop?.stage === "trying") return "thinking";
  return isContinue ? "idle" : "listening";
}
