import type { Answers } from "@saywell/lesson";
import type { QuizQuestion } from "@saywell/contract";
import { type FormEvent, memo, useEffect, useId, useRef, useState } from "react";
import { TeacherAvatar } from "../../../product-ui/teacher-avatar";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { AnswerControl } from "./answer-control";
import { LessonText } from "./lesson-text";
import { isAnswered, questionAnchor } from "./quiz-outline";

export interface QuizPhaseProps {
  questions: readonly QuizQuestion[];
  /** As typed so far. */
  answers: Answers;
  onAnswer: (questionId: string, answer: string) => void;
  onSubmit: () => void;
  isSubmitting: boolean;
  /** Why the last submission did not arrive; null when it did, or there was none. */
  problem: string | null;
  /** Whether the learner has just come from the dialogue, and is taken along. */
  takesFocus: boolean;
}

/** All questions on one page. They can be answered in any order until they are submitted. */
export function QuizPhase(props: QuizPhaseProps) {
  const { questions, answers, onAnswer, onSubmit, isSubmitting, problem, takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isComingBack] = useState(!takesFocus);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isComingBack) turnToOpenQuestion(list.current);
  }, [isComingBack]);

  const answered = questions.filter(({ id }) => isAnswered(answers, id)).length;
  const isComplete = answered === questions.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !isSubmitting) onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="font-heading text-2xl font-semibold">
        Quiz Time
      </h2>
      <ol ref={list} className="grid grid-cols-1 gap-6">
        {questions.map((question, index) => (
          <li
            key={question.id}
            id={questionAnchor(index + 1)}
            data-answered={isAnswered(answers, question.id)}
            className="scroll-mt-20 border-t border-rule pt-5"
          >
            <Question
              number={index + 1}
              question={question}
              value={answers[question.id] ?? ""}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ol>
      <ActionBar className="grid gap-3 sm:border-t sm:border-rule sm:pt-5">
        {problem === null ? null : (
          <p role="alert" className="font-semibold text-destructive">
            {problem} Your answers are still here.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <output className="figures text-muted-foreground">
            {answered} of {questions.length} answered
          </output>
          <span className="flex items-center gap-3">
            {isSubmitting ? <TeacherAvatar state="thinking" size={48} /> : null}
            <Button type="submit" size="lg" disabled={!isComplete || isSubmitting}>
              {isSubmitting ? "Submitting…" : problem === null ? "Submit Quiz" : "Try again"}
            </Button>
          </span>
        </div>
      </ActionBar>
    </form>
  );
}

/** Who comes back to a quiz that they had begun goes on with the first question that is open. */
function turnToOpenQuestion(list: HTMLElement | null): void {
  if (!list?.querySelector("[data-answered=true]")) return;
  list.querySelector("[data-answered=false]")?.scrollIntoView?.({ block: "start" });
}

interface QuestionProps {
  number: number;
  question: QuizQuestion;
  value: string;
  onAnswer: QuizPhaseProps["onAnswer"];
}

/** An answer to one question draws nothing of the others anew. */
const Question = memo(function Question({ number, question, value, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="text-sm font-semibold text-muted-foreground">Question {number}</h3>
        <p id={id} className="text-lg font-medium">
          <LessonText text={question.question} />
        </p>
      </div>
      <AnswerControl
        type={question.type}
        choices={question.choices}
        value={value}
        onChange={(answer) => onAnswer(question.id, answer)}
        describedBy={id}
        labelSuffix={`to question ${number}`}
      />
    </div>
  );
});
