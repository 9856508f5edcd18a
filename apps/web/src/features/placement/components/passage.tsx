import type { LevelTestQuestion } from "@saywell/contract";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import type { ActiveTest, TestRun } from "../model/test-run";
import { RecordingPlayer } from "./recording-player";

export interface PassageProps {
  /** Of the question that it belongs to. */
  id: string;
  passage: NonNullable<LevelTestQuestion["passage"]>;
  voice: TeacherVoice;
  /** How often it was played, and whether its words were shown. */
  test: Pick<ActiveTest, "plays" | "wordsShown">;
  run: Pick<TestRun, "notePlay" | "noteWords">;
}

/** What comes before a question: a text to read, or a recording to hear. */
export function Passage({ id, passage, voice, test, run }: PassageProps) {
  if (passage.kind === "recording") {
    return (
      <RecordingPlayer
        id={id}
        voice={voice}
        title={passage.title}
        lines={passage.lines}
        plays={test.plays}
        isShown={test.wordsShown}
        onPlay={run.notePlay}
        onShow={run.noteWords}
      />
    );
  }
  return (
    <article
      aria-label={passage.title}
      className="rounded-xl border border-rule bg-background p-4 sm:p-5"
    >
      <p className="text-sm font-semibold text-muted-foreground">{passage.title}</p>
      <p className="mt-2 max-w-[38rem] whitespace-pre-line">{passage.text}</p>
    </article>
  );
}
