import { type Answers, findTypo, type Typo } from "@saywell/lesson";
import type { CompletionResult, QuizQuestion } from "@saywell/contract";
import { Card } from "../../../ui/card";
import { MarkedWriting, type WritingPiece } from "../../../product-ui/marked-writing";
import { MarkTag, Verdict } from "../../../product-ui/verdict";
import { LessonText } from "./lesson-text";

export interface QuizReviewProps {
  questions: readonly QuizQuestion[];
  answers: Answers;
  results: CompletionResult["results"];
}

/** The marked quiz: each answer right or wrong, the right one, and why. */
export function QuizReview({ questions, answers, results }: QuizReviewProps) {
  const rightIds = new Set(results.filter((each) => each.isCorrect).map((each) => each.questionId));
  return (
    <section aria-labelledby="quiz-review">
      <h2 id="quiz-review" className="mb-4 font-heading text-2xl font-semibold">
        Your answers
      </h2>
      <ol className="grid grid-cols-1 gap-4">
        {questions.map((question, index) => (
          <li key={question.id}>
            <MarkedQuestion
              number={index + 1}
              question={question}
              answer={(answers[question.id] ?? "").trim()}
              isRight={rightIds.has(question.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a correction can be written above an answer on a narrow screen: both short, and alike in length. */
export const fitsAbove = (wrong: string, better: string): boolean =>
  wrong.length <= 24 && better.length <= 18 && better.length <= wrong.length + 6;

/** What was mistyped, to be marked letter by letter. A space alone, which nobody would see, gets a sign. */
export const markTypo = ({ pieces }: Typo): WritingPiece[] =>
  pieces.map((piece) =>
    typeof piece === "string"
      ? piece
      : { wrong: withSpacesSeen(piece.wrong), better: withSpacesSeen(piece.better) },
  );
const withSpacesSeen = (letters: string): string =>
  letters.trim() === "" ? letters.replace(/\s/gu, "␣") : letters;

interface MarkedQuestionProps {
  number: number;
  question: QuizQuestion;
  answer: string;
  isRight: boolean;
}

function MarkedQuestion({ number, question, answer, isRight }: MarkedQuestionProps) {
  return (
    <Card className="gap-2 p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold text-muted-foreground">Question {number}</h3>
        <MarkTag mark={isRight ? "right" : "wrong"} />
      </div>
      <p className="font-medium">
        <LessonText text={question.question} />
      </p>
      {isRight ? (
        <p className="text-lg text-primary">
          <bdi>{answer}</bdi>
        </p>
      ) : (
        <WrongAnswer question={question} answer={answer} />
      )}
      <p className="text-muted-foreground">{question.explanation}</p>
    </Card>
  );
}

/** What an answer is marked by. */
type MarkedBy = Pick<QuizQuestion, "type" | "correct" | "acceptAlternatives">;

interface WrongAnswerProps {
  question: MarkedBy;
  answer: string;
}

// Only what is typed can be mistyped: another choice is another answer, however it is spelt.
const typoIn = ({ question, answer }: WrongAnswerProps): Typo | null =>
  question.type === "text" ? findTypo(question, answer) : null;

function WrongAnswer(props: WrongAnswerProps) {
  return (
    <>
      <MarkedAnswer {...props} />
      <p>
        <span className="text-muted-foreground">Right answer: </span>
        <span className="font-semibold text-success">
          {typoIn(props)?.right ?? props.question.correct}
        </span>
      </p>
    </>
  );
}

/** A wrong answer as it was given, with the teacher's marks. */
export function MarkedAnswer({ question, answer }: WrongAnswerProps) {
  const typo = typoIn({ question, answer });
  if (typo) {
    return (
      <>
        <MarkedWriting className="pt-4 text-lg leading-[2.5]" pieces={markTypo(typo)} />
        <p>
          <Verdict mark="nearly">Look at the spelling.</Verdict>
        </p>
      </>
    );
  }
  return fitsAbove(answer, question.correct) ? (
    <MarkedWriting
      className="pt-4 text-lg leading-[2.5]"
      pieces={[{ wrong: answer, better: question.correct }]}
    />
  ) : (
    <p className="text-lg text-primary">
      <del className="decoration-destructive decoration-2">
        <bdi>{answer}</bdi>
      </del>
    </p>
  );
}
