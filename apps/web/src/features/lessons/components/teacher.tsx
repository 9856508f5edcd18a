import { useEffect, useState } from "react";
import { type TeacherVoice, useMouth, useSpeakingId } from "../../../product-ui/teacher-voice";
import { TeacherAvatar, type TeacherState } from "../../../product-ui/teacher-avatar";

/** Milliseconds for a letter of a line that is only shown, and the longest that the mouth moves for one. */
const LETTER_TIME = 28;
const LONGEST_LINE = 2200;
/** Milliseconds in which she nods, before she speaks. */
const NOD = 600;

type Silent = Exclude<TeacherState, "speaking">;

export interface TeacherProps {
  voice: TeacherVoice;
  /** What she has just said; a new line moves her mouth for a moment. */
  line: string;
  /** Whether the line follows a right answer, to which she nods first. */
  nodsFirst?: boolean;
  /** What she does when she does not speak. */
  otherwise: Silent;
}

/** Iris, speaking with the voice while there is one. The words beside her say everything she does. */
export function Teacher({ voice, line, nodsFirst = false, otherwise }: TeacherProps) {
  const isVoiced = useSpeakingId(voice) !== null;
  const mouth = useMouth(voice);
  const hasNodded = useHasPassed(NOD, line);
  const hasSaid = useHasPassed(
    Math.min(line.length * LETTER_TIME, LONGEST_LINE) + (nodsFirst ? NOD : 0),
    line,
  );
  const isAnswering = otherwise === "doubting" || otherwise === "thinking";
  const state: TeacherState = isVoiced
    ? "speaking"
    : isAnswering || hasSaid
      ? otherwise
      : nodsFirst && !hasNodded
        ? "nodding"
        : "speaking";
  return (
    <TeacherAvatar state={state} mouth={isVoiced && !prefersStillness() ? mouth : undefined} />
  );
}

const prefersStillness = () =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Whether so many milliseconds have gone by since a line appeared. */
function useHasPassed(time: number, line: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(line), time);
    return () => clearTimeout(timer);
  }, [line, time]);
  return passed === line;
}
