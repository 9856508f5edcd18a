import type { AssignedTask, OwnWork } from "@saywell/contract";
import { Mic, Square } from "lucide-react";
import { Button } from "../../../ui/button";
import { Progress } from "../../../ui/progress";
import { keepRecording, useHandIn } from "../api/own-work";
import { useRecorder } from "../model/use-recorder";
import { HandInButton } from "./hand-in-button";
import { Recording } from "./recording";

interface SpeakingFormProps {
  assignmentId: string;
  task: Extract<AssignedTask, { kind: "SPEAKING" }>;
  draft: OwnWork["draft"];
}

/** Records somebody, lets them hear it, and hands it in. */
export function SpeakingForm({ assignmentId, task, draft }: SpeakingFormProps) {
  const { state, start, stop } = useRecorder(task.maxSeconds);
  const handIn = useHandIn(assignmentId);
  const keptSeconds = draft?.seconds ?? null;
  const isRecording = state.is === "recording";
  const hasRecording = state.is === "recorded" || keptSeconds !== null;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border border-rule bg-surface p-5 shadow-lift">
      <p className="text-muted-foreground">
        {`Speak for up to ${task.maxSeconds} seconds. You can hear it before you hand it in, and record it again.`}
      </p>
      {isRecording ? (
        <div className="grid gap-2">
          <p aria-live="off" className="tabular text-2xl font-semibold text-destructive">
            {sayClock(state.seconds)}
          </p>
          <Progress value={state.seconds} max={task.maxSeconds} label="Time that you have spoken" />
        </div>
      ) : state.is === "recorded" ? (
        <Recording src={state.recorded.url} label="Your recording" />
      ) : draft !== null && keptSeconds !== null ? (
        <Recording submissionId={draft.submissionId} label="Your recording" />
      ) : null}
      {state.is === "refused" ? (
        <p role="alert" className="font-semibold text-destructive">
          {state.sentence}
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        {isRecording ? (
          <Button size="lg" variant="destructive" onClick={stop}>
            <Square aria-hidden /> Stop
          </Button>
        ) : (
          <Button
            size="lg"
            variant={hasRecording ? "outline" : "default"}
            onClick={() => void start()}
          >
            <Mic aria-hidden /> {hasRecording ? "Record again" : "Record"}
          </Button>
        )}
        {hasRecording && !isRecording ? (
          <HandInButton
            doubt={null}
            onHandIn={async () => {
              if (state.is === "recorded") await keepRecording(assignmentId, state.recorded);
              await handIn({});
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

const sayClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
