import { Verdict } from "../../../product-ui/verdict";
import type { Exchange } from "../model/conversation";
import { inOneLine, type Said, saidByVerdict } from "../model/verdict-words";
import { useAnswerMarks } from "./answer-marking";
import { LessonText } from "./lesson-text";

/** What of an exchange decides on what is said to it. */
export interface Answered extends Pick<Exchange, "stepId" | "isWriting" | "reaction" | "hint"> {
  /** What was answered last. */
  answer: string;
}

/** What Iris says to an answer: of writing, by how it fits, as soon as she has read it. */
export function useSaid({ stepId, isWriting, answer, reaction, hint }: Answered): Said {
  const { verdict } = useAnswerMarks(isWriting ? stepId : null, answer);
  return saidByVerdict(verdict, { reaction, hint });
}

/** What Iris says to an answer and then to go on, to be heard. */
export function useSpoken(exchange: Exchange | undefined, line: string): string {
  const said = useSaid(exchange === undefined ? nothing : answered(exchange));
  return [inOneLine(said), line].filter((part) => part !== null).join(" ");
}

const nothing: Answered = { stepId: "", isWriting: false, answer: "", reaction: null, hint: null };
export const answered = ({ answers, ...exchange }: Exchange): Answered => ({
  ...exchange,
  answer: answers.at(-1)?.words ?? "",
});

interface SaidToAnswerProps {
  exchange: Exchange;
  /** Whether the answer was one that is right. */
  wasRight: boolean;
}

/** What Iris says to an answer, with her verdict. Whatever it is, the lesson goes on. */
export function SaidToAnswer({ exchange, wasRight }: SaidToAnswerProps) {
  const { title, words, ...said } = useSaid(answered(exchange));
  const mark = wasRight ? "right" : said.mark;
  const text = words === null ? null : <LessonText text={words} />;
  return (
    <p className="text-lg">
      {mark === null ? (
        <span className="text-muted-foreground">
          {title === null ? null : <strong className="text-foreground">{title} </strong>}
          {text}
        </span>
      ) : (
        <Verdict mark={mark}>{text}</Verdict>
      )}
    </p>
  );
}
