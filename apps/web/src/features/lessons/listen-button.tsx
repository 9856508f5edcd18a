import { Square, Volume2 } from "lucide-react";
import { Button } from "../../ui/button";
import { cn } from "../../ui/class-names";
import { type TeacherVoice, useIsVoiceAvailable, useSpeakingId } from "./teacher-voice";

export interface ListenButtonProps {
  voice: TeacherVoice;
  /** Tells this line from the others. */
  id: string;
  text: string;
  className?: string;
}

/** Has a line said aloud. There is no button where there is no voice. */
export function ListenButton({ voice, id, text, className }: ListenButtonProps) {
  const isAvailable = useIsVoiceAvailable(voice);
  const isSpeaking = useSpeakingId(voice) === id;
  if (!isAvailable) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn("px-2.5 text-primary", className)}
      aria-label={isSpeaking ? "Stop" : `Listen: ${text}`}
      onClick={() => voice.speak(id, text)}
    >
      {isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isSpeaking ? "Stop" : "Listen"}
    </Button>
  );
}
