import { classMessageLimits } from "@saywell/contract/constants";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { helpIn } from "../../../lib/help-words";
import { keepHelp, keepHelpOf } from "../../../lib/kept-help";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";
import type { Warning } from "../api/use-message-calls";

interface MessageFormProps {
  label: string;
  hint?: string;
  /** Who writes. */
  userId: string;
  /** Answers what the filter says to it. Throws where it was not sent: what was typed stays. */
  onSend: (content: string) => Promise<Warning>;
}

/** Where a message is written. */
export function MessageForm({ label, hint, userId, onSend }: MessageFormProps) {
  const [content, setContent] = useState("");
  const [problem, setProblem] = useState("");
  const [warning, setWarning] = useState<Warning>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (content.trim() === "") return setProblem("Write a few words first.");
    setIsBusy(true);
    setProblem("");
    setWarning(null);
    try {
      const said = await onSend(content);
      const help = said === null ? null : helpIn(said);
      if (help !== null) keepHelp(userId, help);
      else setWarning(said);
      setContent("");
    } catch (error) {
      keepHelpOf(userId, error);
      setProblem(sentenceOf(error, "The message could not be sent. Please try again."));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={label} hint={hint} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={classMessageLimits.maxLength}
            value={content}
            onChange={({ target }) => {
              setContent(target.value);
              setProblem("");
            }}
          />
        )}
      </Field>
      <output className={warning === null ? "absolute" : "text-sm whitespace-pre-line"}>
        {warning}
      </output>
      <Button type="submit" className="w-fit" disabled={isBusy}>
        {isBusy ? "One moment…" : "Send"}
      </Button>
    </form>
  );
}
