import { useEffect, useState } from "react";
import { type TeacherVoice, useMouth, useSpeakingId } from "../../../product-ui/teacher-voice";
import { TeacherAvatar, type TeacherState } from "../../../product-ui/teacher-avatar";

/** Milliseconds for a letter of a line that is only shown, and the longest that the mouth moves for one. */
const LETTER_TIME = 28;
const LONGEST_LINE = 2200;

export interface TeacherProps {
  voice: TeacherVoice;
  /** What she has just said; a new line moves her mouth for a moment. */
  line: string;
  /** What she does when she does not speak. */
  otherwise: Exclude<TeacherState, "speaking">;
}

/** Iris, speaking with the voice while there is one. The words beside her say everything she does. */
export function Teacher({ voice, line, otherwise }: TeacherProps) {
  const isVoiced = useSpeakingId(voice) !== null;
  const mouth = useMouth(voice);
  const isTalking = useTalking(line);
  return (
    <TeacherAvatar
      state={isVoiced || isTalking ? "speaking" : otherwise}
      mouth={isVoiced && !prefersStillness() ? mouth : undefined}
    />
  );
}

const prefersStillness = () =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Whether a line that has just appeared is still being "said". */
function useTalking(line: string): boolean {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const time = Math.min(line.length * LETTER_TIME, LONGEST_LINE);
    const timer = setTimeout(() => setSaid(line), time);
    return () => clearTimeout(timer);
  }, [line]);
  return said !== line;
}
