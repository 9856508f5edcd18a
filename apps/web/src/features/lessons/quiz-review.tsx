import type { Answers } from "@saywell/lesson";
import type { CompletionResult, QuizQuestion } from "@saywell/contract";
import { Check, X } from "lucide-react";
import { Card } from "../../ui/card";
import { MarkedWriting } from "../../ui/marked-writing";
import { Tag } from "../../ui/tag";

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
      <ol className="grid gap-4">
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
        <Tag tone={isRight ? "right" : "wrong"}>
          {isRight ? <Check aria-hidden /> : <X aria-hidden />}
          {isRight ? "Right" : "Wrong"}
        </Tag>
      </div>
      <p className="font-medium">{question.question}</p>
      {isRight ? (
        <p className="text-lg text-primary">{answer}</p>
      ) : (
        <>
          <MarkedWriting
            className="pt-4 text-lg leading-[2.5]"
            pieces={[{ wrong: answer, better: question.correct }]}
          />
          <p>
            <span className="text-muted-foreground">Right answer: </span>
            <span className="font-semibold text-success">{question.correct}</span>
          </p>
        </>
      )}
      <p className="text-muted-foreground">{question.explanation}</p>
    </Card>
  );
}
