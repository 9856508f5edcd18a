import { Verdict } from "../../../product-ui/verdict";
import type { Exchange } from "../model/conversation";
import { LessonText } from "./lesson-text";
import { useCorrections } from "./written-answer";

interface SaidToAnswerProps {
  exchange: Exchange;
  /** Whether the answer was one that is right. */
  wasRight: boolean;
}

/** What Iris says to an answer, with her verdict: of writing in which she marked something, nearly. */
export function SaidToAnswer({ exchange, wasRight }: SaidToAnswerProps) {
  const { stepId, answers, isWriting, reaction } = exchange;
  const corrections = useCorrections(isWriting ? stepId : null, answers.at(-1)?.words ?? "");
  const mark = wasRight ? "right" : corrections.length > 0 ? "nearly" : null;
  const said = reaction === null ? null : <LessonText text={reaction} />;
  return (
    <p className="text-lg">
      {mark === null ? (
        <span className="text-muted-foreground">{said}</span>
      ) : (
        <Verdict mark={mark}>{said}</Verdict>
      )}
    </p>
  );
}
