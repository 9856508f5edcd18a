import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useState } from "react";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { earlierThan, type Exchange, turnsIn } from "../model/conversation";
import { LessonText } from "./lesson-text";
import { ListenButton } from "./listen-button";
import { WrittenAnswer } from "./written-answer";

/** So many turns, of Iris and the learner, stay in sight on a phone; older ones are folded away. */
const turnsInSight = 6;

type Speaker = "Iris" | "You";
interface Utterance {
  id: string;
  stepId: string;
  by: Speaker;
  words: string;
  isWriting: boolean;
  exchange: number;
}

export interface TranscriptProps {
  exchanges: readonly Exchange[];
  voice: TeacherVoice;
}

/** What has been said so far, written down on ruled paper: the learner's words in blue ink. */
export function Transcript({ exchanges, voice }: TranscriptProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const utterances = exchanges.flatMap(utterancesIn);
  if (utterances.length === 0) return null;
  const earlier = earlierThan(turnsInSight, exchanges);
  return (
    <section aria-label="The conversation so far">
      {earlier > 0 ? (
        <Button
          variant="ghost"
          size="sm"
          className="mb-2 -ml-2.5 px-2.5 sm:hidden"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          Earlier turns ({turnsIn(exchanges.slice(0, earlier))})
        </Button>
      ) : null}
      <div className="ruled-paper leading-(--line) [--line:2rem]">
        {utterances.map(({ exchange, ...utterance }, index) => (
          <Said
            key={utterance.id}
            {...utterance}
            named={
              utterance.by !== utterances[index - 1]?.by
                ? "always"
                : !isUnfolded &&
                    exchange === earlier &&
                    exchange !== utterances[index - 1]?.exchange
                  ? "when-folded"
                  : "no"
            }
            isFolded={exchange < earlier && !isUnfolded}
            isLatest={exchange === exchanges.length - 1}
            voice={voice}
          />
        ))}
      </div>
    </section>
  );
}

function utterancesIn(
  { stepId, line, answer, isWriting, reaction }: Exchange,
  exchange: number,
  all: readonly Exchange[],
): Utterance[] {
  const by = (by: Speaker, what: string, words: string): Utterance => ({
    id: `${stepId} ${what}`,
    stepId,
    by,
    words,
    isWriting: by === "You" && isWriting,
    exchange,
  });
  const utterances = [by("Iris", "line", line)];
  if (answer !== "") utterances.push(by("You", "answer", answer));
  // What was said to the last answer stands with the line that follows.
  if (reaction !== null && exchange < all.length - 1)
    utterances.push(by("Iris", "reaction", reaction));
  return utterances;
}

interface SaidProps extends Omit<Utterance, "exchange"> {
  /** Whether the speaker's name stands in the margin. */
  named: "always" | "when-folded" | "no";
  /** Whether it is left out on a phone. */
  isFolded: boolean;
  isLatest: boolean;
  voice: TeacherVoice;
}

/** What is said stays said: the next answer draws nothing of it anew. */
const Said = memo(function Said(props: SaidProps) {
  const { id, stepId, by, words, isWriting, named, isFolded, isLatest, voice } = props;
  const Row = isWriting ? "div" : "p";
  const Words = isWriting ? "div" : "span";
  return (
    <Row
      className={cn(
        "grid grid-cols-[2.75rem_1fr] sm:grid-cols-[4rem_1fr]",
        isFolded && "max-sm:hidden",
      )}
    >
      <span
        className={cn(
          "text-sm leading-[inherit] text-muted-foreground",
          isWriting && "pt-(--line)",
        )}
      >
        {named === "no" ? null : (
          <span className={cn(named === "when-folded" && "sm:hidden")}>
            {by}
            <span className="sr-only">: </span>
          </span>
        )}
      </span>
      <Words className="min-w-0 border-l border-rule pl-3 sm:pl-4">
        {by === "Iris" ? (
          <span className="text-muted-foreground">
            <LessonText text={words} />
            <ListenButton voice={voice} id={id} text={words} look="inline" />
          </span>
        ) : isWriting ? (
          <WrittenAnswer stepId={stepId} answer={words} isLatest={isLatest} />
        ) : (
          <bdi className="font-semibold text-primary">{words}</bdi>
        )}
      </Words>
    </Row>
  );
});
