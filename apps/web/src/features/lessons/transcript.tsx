import { memo } from "react";
import type { TeacherVoice } from "../../lib/speech/teacher-voice";
import { cn } from "../../ui/class-names";
import type { Exchange } from "./conversation";
import { LessonText } from "./lesson-text";
import { ListenButton } from "./listen-button";

type Speaker = "Iris" | "You";
interface Utterance {
  key: string;
  by: Speaker;
  words: string;
}

export interface TranscriptProps {
  exchanges: readonly Exchange[];
  voice: TeacherVoice;
}

/** What has been said so far, written down on ruled paper: the learner's words in blue ink. */
export function Transcript({ exchanges, voice }: TranscriptProps) {
  const utterances = exchanges.flatMap(utterancesIn);
  if (utterances.length === 0) return null;
  return (
    <section
      aria-label="The conversation so far"
      className="ruled-paper leading-(--line) [--line:2rem]"
    >
      {utterances.map(({ key, by, words }, index) => (
        <Said
          key={key}
          id={key}
          by={by}
          words={words}
          isNamed={by !== utterances[index - 1]?.by}
          voice={voice}
        />
      ))}
    </section>
  );
}

function utterancesIn(
  { stepId, line, answer, reaction }: Exchange,
  index: number,
  all: readonly Exchange[],
): Utterance[] {
  const utterances: Utterance[] = [{ key: `${stepId} line`, by: "Iris", words: line }];
  if (answer !== "") utterances.push({ key: `${stepId} answer`, by: "You", words: answer });
  // What was said to the last answer stands with the line that follows.
  if (reaction !== null && index < all.length - 1) {
    utterances.push({ key: `${stepId} reaction`, by: "Iris", words: reaction });
  }
  return utterances;
}

interface SaidProps {
  id: string;
  by: Speaker;
  words: string;
  /** Whether the speaker's name stands in the margin. */
  isNamed: boolean;
  voice: TeacherVoice;
}

/** What is said stays said: the next answer draws nothing of it anew. */
const Said = memo(function Said({ id, by, words, isNamed, voice }: SaidProps) {
  return (
    <p className="grid grid-cols-[2.75rem_1fr] sm:grid-cols-[4rem_1fr]">
      <span className="text-sm leading-[inherit] text-muted-foreground">
        {isNamed ? (
          <>
            {by}
            <span className="sr-only">: </span>
          </>
        ) : null}
      </span>
      <span
        className={cn(
          "min-w-0 border-l border-rule pl-3 sm:pl-4",
          by === "You" ? "font-semibold text-primary" : "text-muted-foreground",
        )}
      >
        {by === "Iris" ? (
          <>
            <LessonText text={words} />
            <ListenButton voice={voice} id={id} text={words} look="inline" />
          </>
        ) : (
          <bdi>{words}</bdi>
        )}
      </span>
    </p>
  );
});
