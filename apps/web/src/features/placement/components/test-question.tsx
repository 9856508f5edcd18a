import { skillName } from "@saywell/adaptive-test";
import { CircleHelp, TriangleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { ActionBar } from "../../../ui/action-bar";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardFooter } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { AnswerField } from "./answer-field";
import { Passage } from "./passage";
import { Prompt } from "./prompt";
import { taskWords } from "../model/task-words";
import { type ActiveTest, isAnswered, type TestRun } from "../model/test-run";

export interface TestQuestionProps {
  test: ActiveTest;
  voice: TeacherVoice;
  run: Pick<TestRun, "change" | "answer" | "notePlay" | "noteWords">;
}

/** One question with its answer. Stands anew for each question, and takes the focus to it. */
export function TestQuestion({ test, voice, run }: TestQuestionProps) {
  const onSubmit = () => void run.answer();
  const { question, answer, answered, total, isSaving, failure, notice } = test;
  const { id, skill, difficulty, passage, prompt, type } = question;
  const task = taskWords(question);
  const promptId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const nextLabel = answered + 1 >= total ? "Submit Test" : "Next Question";
  return (
    <form onSubmit={submit}>
      <Card>
        <CardContent className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="figures text-lg font-semibold">
              Question {answered + 1} of {total}
            </h2>
            <p className="flex flex-wrap gap-2">
              <Tag tone="primary">{skillName(skill)}</Tag>
              <Tag>
                <span className="sr-only">Difficulty: </span>
                {difficulty}
              </Tag>
            </p>
          </div>
          {notice === null ? null : (
            <p className="rounded-lg bg-primary-wash px-4 py-2.5">{notice}</p>
          )}
          {passage === null ? null : (
            <Passage id={id} passage={passage} voice={voice} test={test} run={run} />
          )}
          <div className="grid grid-cols-1 gap-1.5">
            {task === null ? null : <p className="text-muted-foreground">{task}</p>}
            <Prompt id={promptId} text={prompt} typed={type === "fill_blank" ? answer : ""} />
          </div>
          <AnswerField
            question={question}
            promptId={promptId}
            answer={answer}
            onChange={run.change}
            onSubmit={onSubmit}
          />
          {failure === null ? null : <Unsaved failure={failure} onRetry={onSubmit} />}
        </CardContent>
        <CardFooter className="justify-end">
          <ActionBar className="flex gap-3">
            <Button
              variant="outline"
              aria-disabled={isSaving || undefined}
              className="max-sm:flex-1 max-sm:px-2"
              onClick={() => void run.answer({ dontKnow: true })}
            >
              <CircleHelp aria-hidden className="max-[22rem]:hidden" /> I don't know
            </Button>
            <Button
              type="submit"
              disabled={!isAnswered(answer)}
              // Not disabled while it saves: the focus would be lost.
              aria-disabled={isSaving || undefined}
              className="max-sm:flex-1 max-sm:px-2"
            >
              {isSaving ? "Saving..." : nextLabel}
            </Button>
          </ActionBar>
        </CardFooter>
      </Card>
    </form>
  );
}

function Unsaved({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div
      ref={place}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-warning-wash px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
        <span>{failure} Your answer is kept here.</span>
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
