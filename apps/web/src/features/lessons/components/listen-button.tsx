import { Square, Volume2 } from "lucide-react";
import {
  type TeacherVoice,
  useIsVoiceAvailable,
  useSpeakingId,
} from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";

export interface ListenButtonProps {
  voice: TeacherVoice;
  /** Tells this line from the others. */
  id: string;
  text: string;
  /** `inline` stands at the end of a line of text, without a word. */
  look?: "button" | "inline";
}

/** Has a line said aloud. There is no button where there is no voice. */
export function ListenButton({ voice, id, text, look = "button" }: ListenButtonProps) {
  const isAvailable = useIsVoiceAvailable(voice);
  const isSpeaking = useSpeakingId(voice) === id;
  if (!isAvailable) return null;
  const word = isSpeaking ? "Stop" : "Listen";
  const icon = isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />;
  return look === "inline" ? (
    <Button
      variant="ghost"
      size="icon"
      className="ml-1 size-7 align-middle text-primary"
      aria-label={`${word}: ${text}`}
      onClick={() => voice.speak(id, text)}
    >
      {icon}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      className="px-2.5 text-primary"
      onClick={() => voice.speak(id, text)}
    >
      {icon}
      {word}
    </Button>
  );
}
