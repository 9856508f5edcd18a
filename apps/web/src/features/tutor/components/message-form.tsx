import { tutorMessageMaxLength } from "@saywell/contract/constants";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { onEnter } from "../../../ui/on-enter";
import { Textarea } from "../../../ui/textarea";

/** From how many characters left they are counted on the screen. */
const countedFrom = 200;

export interface MessageFormProps {
  /** Whether nothing can be sent now; what is typed stays. */
  isWaiting: boolean;
  onSend: (text: string) => void;
}

/** Where the learner writes. Enter sends, Shift and Enter begin a new line. */
export function MessageForm({ isWaiting, onSend }: MessageFormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const left = tutorMessageMaxLength - text.length;
  const isTooLong = left < 0;
  const canSend = text.trim() !== "" && !isTooLong && !isWaiting;

  function send() {
    if (!canSend) return;
    onSend(text);
    setText("");
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-1.5 border-t border-rule p-3">
      <label htmlFor={id} className="sr-only">
        Your message to Iris
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          id={id}
          rows={2}
          placeholder="Write to Iris"
          className="resize-none text-primary"
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={`${id}-keys ${id}-left`}
          aria-invalid={isTooLong || undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => onEnter(event, send)}
        />
        <Button type="submit" size="icon" aria-label="Send" aria-disabled={!canSend || undefined}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends. Shift and Enter begin a new line.
      </p>
      <output
        id={`${id}-left`}
        className={cn(
          "tabular text-sm empty:hidden",
          isTooLong && "font-semibold text-destructive",
        )}
      >
        {left > countedFrom ? null : countOf(left)}
      </output>
    </form>
  );
}

function countOf(left: number): string {
  const number = Math.abs(left);
  const characters = `${number} ${number === 1 ? "character" : "characters"}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}
