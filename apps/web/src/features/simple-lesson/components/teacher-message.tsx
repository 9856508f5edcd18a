import { Square, Volume2 } from "lucide-react";
import { type ComponentType, useState } from "react";
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
  otherwise: "idle";
}>;

export interface TeacherMessageProps {
  id: string;
  message: string;
  voice: TeacherVoice;
  Teacher: TeacherDrawing;
}

/** What Iris says to a part: written down, and spoken on Listen. */
export function TeacherMessage({ id, message, voice, Teacher }: TeacherMessageProps) {
  const isAvailable = useIsVoiceAvailable(voice);
  const isSpeaking = useSpeakingId(voice) === id;
  const [silentTimes, setSilentTimes] = useState(0);

  const listen = () =>
    isAvailable ? voice.speak(id, message) : setSilentTimes((times) => times + 1);

  return (
    <div className="flow-root sm:flex sm:items-start sm:gap-5">
      {/* On a phone the words run around her. A new key has her say the line once more. */}
      <div key={silentTimes} className="w-22 shrink-0 max-sm:float-left max-sm:mr-3 sm:w-32">
        <Teacher voice={voice} line={message} otherwise="idle" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-lg">
          <span className="sr-only">Iris: </span>
          {message}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2.5 px-2.5 text-primary"
          onClick={listen}
        >
          {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
          {isSpeaking ? "Stop" : "Listen"}
        </Button>
        <output className="block text-sm text-muted-foreground empty:hidden">
          {silentTimes > 0 && !isAvailable
            ? "Sound is off in your settings, or this browser has no English voice. Read the words above."
            : null}
        </output>
      </div>
    </div>
  );
}
