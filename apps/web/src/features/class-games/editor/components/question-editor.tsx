import { quizSetLimits } from "@saywell/contract/constants";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { Input } from "../../../../ui/input";
import { Textarea } from "../../../../ui/textarea";
import { type DraftQuestion, faultsOf } from "../model/set-draft";
import type { SetDrafting } from "../model/use-set-draft";

interface QuestionEditorProps {
  question: DraftQuestion;
  /** From 0. */
  place: number;
  count: number;
  showsFaults: boolean;
  drafting: SetDrafting;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
}

const wrongParts = ["wrong0", "wrong1", "wrong2"] as const;

/** One question, with its four answers and why the right one is right. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, place, count, showsFaults, drafting, onRemove, onMove } = props;
  const { key, wrong } = question;
  const number = place + 1;
  const faults = showsFaults ? faultsOf(question) : {};
  const write = (part: Partial<DraftQuestion>) => drafting.write(key, part);
  return (
    <li className="grid grid-cols-1 gap-4 rounded-xl border border-rule bg-surface p-4 shadow-lift sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Question {number}</h3>
        <div className="flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move question ${number} up`}
            data-place={`${key} up`}
            aria-disabled={place === 0 || undefined}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move question ${number} down`}
            data-place={`${key} down`}
            aria-disabled={place === count - 1 || undefined}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove question ${number}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <Field label="Question" error={faults.question}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            data-place={`${key} question`}
            maxLength={quizSetLimits.questionMaxLength}
            value={question.question}
            onChange={({ target }) => write({ question: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Right answer" error={faults.answer}>
          {(control) => (
            <Input
              {...control}
              data-place={`${key} answer`}
              className="border-l-4 border-l-success"
              maxLength={quizSetLimits.optionMaxLength}
              value={question.answer}
              onChange={({ target }) => write({ answer: target.value })}
            />
          )}
        </Field>
        {wrongParts.map((part, at) => (
          <Field key={part} label={`Wrong answer ${at + 1}`} error={faults[part]}>
            {(control) => (
              <Input
                {...control}
                data-place={`${key} ${part}`}
                maxLength={quizSetLimits.optionMaxLength}
                value={wrong[at] ?? ""}
                onChange={({ target }) => write({ wrong: wrong.with(at, target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label="Why (optional)" hint="Shown with the right answer, and in the results.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={quizSetLimits.explanationMaxLength}
            value={question.explanation}
            onChange={({ target }) => write({ explanation: target.value })}
          />
        )}
      </Field>
    </li>
  );
}
