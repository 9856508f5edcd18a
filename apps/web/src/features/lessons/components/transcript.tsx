import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useState } from "react";
import { type Mark, MarkSign, struck } from "../../../product-ui/verdict";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import type { Exchange } from "../model/conversation";
import { inOneLine } from "../model/verdict-words";
import { LessonText } from "./lesson-text";
import { ListenButton } from "./listen-button";
import { useSaid } from "./said-to-answer";
import { WrittenAnswer } from "./written-answer";

type Speaker = "Iris" | "You";
interface Utterance {
  id: string;
  stepId: string;
  by: Speaker;
  words: string;
  isWriting: boolean;
  mark?: Mark | undefined;
  /** Whether it stays in sight on a phone: what the learner has just answered, or was told. */
  isInSight: boolean;
  isLatest: boolean;
  /** The writing that the words react to. Single values, so that what was said is not drawn anew. */
  answer?: string;
  hint?: string | null;
}

export interface TranscriptProps {
  exchanges: readonly Exchange[];
  voice: TeacherVoice;
}

/**
 * What has been said so far, written down on ruled paper: the learner's words in blue ink. On a phone
 * all but the last answer is folded away.
 */
export function Transcript({ exchanges, voice }: TranscriptProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const utterances = exchanges.flatMap(utterancesIn);
  if (utterances.length === 0) return null;
  return (
    <section aria-label="The conversation so far">
      <Button
        variant="ghost"
        size="sm"
        className="mb-1 -ml-2.5 px-2.5 sm:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        What we said
      </Button>
      <div className="ruled-paper leading-(--line) [--line:2rem]">
        {utterances.map((utterance, index) => (
          <Said
            key={utterance.id}
            {...utterance}
            isNamed={utterance.by !== utterances[index - 1]?.by}
            isFolded={!isUnfolded && !utterance.isInSight}
            voice={voice}
          />
        ))}
      </div>
    </section>
  );
}

function utterancesIn(exchange: Exchange, index: number, all: readonly Exchange[]): Utterance[] {
  const { stepId, line, answers, isWriting, reaction, hint, told } = exchange;
  const isLatest = index === all.length - 1;
  const by = (by: Speaker, what: string, words: string): Utterance => ({
    id: `${stepId} ${what}`,
    stepId,
    by,
    words,
    isWriting: by === "You" && isWriting,
    isInSight: by === "You" && isLatest,
    isLatest,
  });
  const utterances = [by("Iris", "line", line)];
  for (const [order, { words, isRight }] of answers.entries())
    utterances.push({
      ...by("You", `answer ${order}`, words),
      mark: isRight === null ? undefined : isRight ? "right" : "wrong",
    });
  // What was said to the last answer stands with the line that follows.
  if (reaction !== null && !isLatest) {
    const written = isWriting ? { answer: answers.at(-1)?.words ?? "", hint } : {};
    utterances.push({ ...by("Iris", "reaction", reaction), ...written });
  }
  if (told !== null) utterances.push({ ...by("Iris", "told", told), isInSight: isLatest });
  return utterances;
}

interface SaidProps extends Utterance {
  /** Whether the speaker's name stands in the margin. */
  isNamed: boolean;
  /** Whether it is left out on a phone. */
  isFolded: boolean;
  voice: TeacherVoice;
}

/** What is said stays said: the next answer draws nothing of it anew. */
const Said = memo(function Said(props: SaidProps) {
  const { id, stepId, by, words, isWriting, mark, answer, isNamed, isFolded, isLatest, voice } =
    props;
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
        {isNamed ? (
          <>
            {by}
            <span className="sr-only">: </span>
          </>
        ) : null}
      </span>
      <Words className="min-w-0 border-l border-rule pl-3 sm:pl-4">
        {by === "Iris" ? (
          answer === undefined ? (
            <IrisWords voice={voice} id={id} text={words} />
          ) : (
            <ReactionToWriting {...props} answer={answer} hint={props.hint ?? null} />
          )
        ) : isWriting ? (
          <WrittenAnswer stepId={stepId} answer={words} isLatest={isLatest} />
        ) : (
          <span className="inline-flex items-center gap-2">
            <bdi className={cn("font-semibold text-primary", struck(mark))}>{words}</bdi>
            <MarkSign mark={mark} />
          </span>
        )}
      </Words>
    </Row>
  );
});

interface IrisWordsProps {
  id: string;
  text: string;
  voice: TeacherVoice;
}

const IrisWords = ({ id, text, voice }: IrisWordsProps) => (
  <span className="text-muted-foreground">
    <LessonText text={text} />
    <ListenButton voice={voice} id={id} text={text} look="inline" />
  </span>
);

interface ReactionToWritingProps extends Pick<SaidProps, "id" | "stepId" | "words" | "voice"> {
  answer: string;
  hint: string | null;
}

/** What Iris said to writing, as she said it once she had read it. */
function ReactionToWriting({ id, stepId, words, voice, answer, hint }: ReactionToWritingProps) {
  const said = useSaid({ stepId, isWriting: true, answer, reaction: words, hint });
  return <IrisWords voice={voice} id={id} text={inOneLine(said) ?? words} />;
}
