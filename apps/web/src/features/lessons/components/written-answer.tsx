import { cn } from "../../../ui/class-names";
import { useAnswerMarking, useAnswerMarks } from "./answer-marking";
import { LessonText } from "./lesson-text";

const onEverySecondLine =
  "relative top-[calc(var(--line)/2)] leading-[calc(var(--line)*2)] font-semibold";

export interface WrittenAnswerProps {
  stepId: string;
  answer: string;
  /** Whether marks on it are news. */
  isLatest: boolean;
}

/**
 * What a learner wrote, with the teacher's marks as soon as she has any, and one way to say it for
 * whoever wants to see. Her marks have their room from the start, on a line left free above each
 * line, and so has the way to the model answer, so that nothing moves when they come. Without marks
 * nothing is said: it does not mean that the sentence is right.
 */
export function WrittenAnswer({ stepId, answer, isLatest }: WrittenAnswerProps) {
  const marking = useAnswerMarking();
  const { corrections, model } = useAnswerMarks(stepId, answer);
  return (
    <>
      {marking === null || corrections.length === 0 ? (
        <p className={cn(onEverySecondLine, "text-primary")}>
          <bdi>{answer}</bdi>
        </p>
      ) : (
        <div className="[&_output]:leading-(--line) [&_output>span]:my-0">
          {marking.renderMarks(answer, corrections, onEverySecondLine)}
        </div>
      )}
      <output className="sr-only">
        {isLatest && corrections.length > 0 ? "Iris has marked your answer." : null}
      </output>
      <div className="relative z-10 min-h-(--line)">
        {model === null ? null : <ModelAnswer text={model} />}
      </div>
    </>
  );
}

function ModelAnswer({ text }: { text: string }) {
  return (
    <details>
      <summary className="w-fit text-sm leading-(--line) text-muted-foreground">
        One way to say it
      </summary>
      <p>
        <LessonText text={text} />
      </p>
    </details>
  );
}
