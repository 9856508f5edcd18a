import type { AssignedTask, OwnWork } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import { useState } from "react";
import { Label } from "../../../ui/label";
import { Textarea } from "../../../ui/textarea";
import { saveDraft, useHandIn } from "../api/own-work";
import { countWords } from "../model/count-words";
import { useAutosave } from "../model/use-autosave";
import { HandInButton } from "./hand-in-button";
import { SavingNote } from "./saving-note";

interface WritingFormProps {
  assignmentId: string;
  task: Extract<AssignedTask, { kind: "WRITING" }>;
  /** What there is so far. */
  textAtFirst: string;
  onHelp: (help: string) => void;
}

/** A page to write on. What is written is kept as one goes on. */
export function WritingForm({ assignmentId, task, textAtFirst, onHelp }: WritingFormProps) {
  const [text, setText] = useState(textAtFirst);
  const { saving, forget } = useAutosave(text, (content) => saveDraft(assignmentId, { content }));
  const handIn = useHandIn(assignmentId);
  const words = countWords(text);
  const { minWords, maxWords } = task;
  const asks = `The task asks for ${minWords} to ${maxWords}.`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Label htmlFor="own-text">Your text</Label>
      <Textarea
        id="own-text"
        aria-describedby="own-text-words"
        rows={14}
        spellCheck={false}
        className="text-lg leading-relaxed text-primary"
        maxLength={submissionLimits.contentMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span id="own-text-words" className="tabular">
          <strong>{words === 1 ? "1 word" : `${words} words`}</strong>{" "}
          <span className="text-muted-foreground">{`of ${minWords} to ${maxWords}`}</span>
        </span>
        {text === "" ? null : <SavingNote saving={saving} />}
      </p>
      <HandInButton
        disabled={words === 0}
        doubt={
          words < minWords
            ? `You have written ${words === 1 ? "1 word" : `${words} words`}. ${asks}`
            : null
        }
        onHandIn={async () => {
          forget();
          const { help } = await handIn({ content: text });
          if (help !== undefined) onHelp(help);
        }}
      />
    </div>
  );
}

/** What somebody goes on from: what they kept, or else what was given back to them. */
export const textToGoOnFrom = ({ draft, submissions }: OwnWork): string => {
  const [last] = submissions;
  if (draft !== null) return draft.content;
  return last?.state === "RETURNED" ? last.content : "";
};
