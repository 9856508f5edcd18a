import type { OwnWork } from "@saywell/contract";
import { useState } from "react";
import { RadioGroup, RadioOption } from "../../../ui/radio-group";
import { saveDraft, useHandIn } from "../api/own-work";
import { useAutosave } from "../model/use-autosave";
import { HandInButton } from "./hand-in-button";
import { SavingNote } from "./saving-note";

interface QuizFormProps {
  assignmentId: string;
  questions: NonNullable<OwnWork["questions"]>;
  answersAtFirst: Readonly<Record<string, string>>;
}

/** The questions of a quiz, one below the other. */
export function QuizForm({ assignmentId, questions, answersAtFirst }: QuizFormProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(answersAtFirst);
  const { saving, forget } = useAutosave(answers, (now) =>
    saveDraft(assignmentId, { answers: { ...now } }),
  );
  const handIn = useHandIn(assignmentId);
  const open = questions.filter(({ id }) => answers[id] === undefined).length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ol className="grid grid-cols-1 gap-6">
        {questions.map(({ id, question, choices }, place) => (
          <li key={id} className="grid grid-cols-1 gap-2">
            <p id={`question-${id}`} className="text-lg font-medium break-words">
              <span className="tabular text-muted-foreground">{place + 1}.</span> {question}
            </p>
            <RadioGroup
              aria-labelledby={`question-${id}`}
              value={answers[id] ?? ""}
              onValueChange={(answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
            >
              {choices.map((choice) => (
                <RadioOption key={choice} value={choice}>
                  {choice}
                </RadioOption>
              ))}
            </RadioGroup>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className="tabular">
          {`${questions.length - open} of ${questions.length} answered`}
        </span>
        {open === questions.length ? null : <SavingNote saving={saving} />}
      </p>
      <HandInButton
        disabled={open === questions.length}
        doubt={
          open === 0
            ? null
            : `${open === 1 ? "1 question is" : `${open} questions are`} not answered yet.`
        }
        onHandIn={async () => {
          forget();
          await handIn({ answers: { ...answers } });
        }}
      />
    </div>
  );
}
