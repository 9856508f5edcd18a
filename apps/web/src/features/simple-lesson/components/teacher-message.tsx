import { BookOpen, ChevronRight, RotateCcw, Square, Volume2 } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import { bubblesOf } from "../../../lib/bubbles";
import type { TeacherState } from "../../../product-ui/teacher-avatar";
import {
  type TeacherVoice,
  useIsVoiceAvailable,
  useSpeakingId,
} from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";

/** Draws the teacher as she says a line. */
export type TeacherDrawing = ComponentType<{
  voice: TeacherVoice;
  line: string;
  nodsFirst?: boolean;
  otherwise: Exclude<TeacherState, "speaking">;
}>;

export interface TeacherMessageProps {
  id: string;
  message: string;
  /** Of the lesson: beginners are told little at once. */
  level: string;
  voice: TeacherVoice;
  Teacher: TeacherDrawing;
  /** What she does about the last answer. */
  mood: Exclude<TeacherState, "speaking">;
  /** Whether it is there to be heard: then the words wait until they are asked for. */
  isForListening: boolean;
}

/** What Iris says to a part: written down, one bubble after the other, and spoken whole on Listen. */
export function TeacherMessage(props: TeacherMessageProps) {
  const { id, message, level, voice, Teacher, mood, isForListening } = props;
  const isAvailable = useIsVoiceAvailable(voice);
  const isSpeaking = useSpeakingId(voice) === id;
  const [silentTimes, setSilentTimes] = useState(0);
  const [isRead, setIsRead] = useState(!isForListening);
  const [shown, setShown] = useState(0);
  const wordsId = useId();
  const bubbles = bubblesOf(message, level);
  const isLast = shown === bubbles.length - 1;
  const bubble = bubbles[shown] ?? message;

  function listen() {
    if (isAvailable) return voice.speak(id, message);
    setSilentTimes((times) => times + 1);
    setIsRead(true);
  }

  return (
    <div className="max-sm:flow-root sm:flex sm:items-start sm:gap-5">
      {/* On a phone the words run around her. A new key has her say the line once more. */}
      <div
        key={silentTimes}
        className="w-[112px] shrink-0 max-sm:float-left max-sm:mr-3 sm:w-[160px]"
      >
        <Teacher
          voice={voice}
          line={mood === "nodding" ? `${message} Right.` : bubble}
          nodsFirst={mood === "nodding"}
          otherwise={mood === "nodding" ? "idle" : mood}
        />
      </div>
      <div className="sm:min-w-0 sm:flex-1">
        <p id={wordsId} aria-live="polite" className="text-lg">
          <span className="sr-only">Iris: </span>
          {isRead ? bubble : "Listen as often as you like. Then answer the question."}
        </p>
        <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-x-2">
          <Button variant="ghost" size="sm" className="px-2.5 text-primary" onClick={listen}>
            {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
            {isSpeaking ? "Stop" : "Listen"}
          </Button>
          {isForListening ? (
            <Button
              variant="ghost"
              size="sm"
              className="px-2.5 text-primary"
              aria-expanded={isRead}
              aria-controls={wordsId}
              onClick={() => setIsRead(!isRead)}
            >
              <BookOpen aria-hidden />
              {isRead ? "Hide the words" : "Read it"}
            </Button>
          ) : null}
          {isRead && bubbles.length > 1 ? (
            <Button
              variant="ghost"
              size="sm"
              className="px-2.5 text-primary"
              onClick={() => setShown(isLast ? 0 : shown + 1)}
            >
              {isLast ? <RotateCcw aria-hidden /> : <ChevronRight aria-hidden />}
              {isLast ? "From the start" : "More"}
              <span className="tabular text-sm font-normal text-muted-foreground">
                {shown + 1}/{bubbles.length}
              </span>
            </Button>
          ) : null}
        </div>
        <output className="block text-sm text-muted-foreground empty:hidden">
          {silentTimes > 0 && !isAvailable
            ? "Sound is off in your settings, or this browser has no English voice. Read the words above."
            : null}
        </output>
      </div>
    </div>
  );
}
