import type { roomMessageMaxLength } from "@saywell/contract";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { live } from "../../lib/live";
import { Button } from "../../ui/button";
import { onEnter } from "../../ui/on-enter";
import { Textarea } from "../../ui/textarea";

/** The literal is checked against the contract's, so that no schema has to be bundled for it. */
const maxLength: typeof roomMessageMaxLength = 500;
/** Milliseconds between two signs of typing: others show each for longer. */
const typingEvery = 3000;

export interface MessageFormProps {
  isConnected: boolean;
  text: string;
  onChange: (text: string) => void;
  onSend: (content: string) => void;
}

/** Where one writes into a room. Enter sends, Shift and Enter begin a new line. */
export function MessageForm({ isConnected, text, onChange, onSend }: MessageFormProps) {
  const id = useId();
  const toldAt = useRef(-Infinity);
  const canSend = text.trim() !== "" && isConnected;

  function type(next: string) {
    onChange(next);
    if (next.trim() === "" || Date.now() - toldAt.current < typingEvery) return;
    toldAt.current = Date.now();
    live.sayTyping();
  }
  function send() {
    if (!canSend) return;
    onSend(text.trim());
    onChange("");
    toldAt.current = -Infinity;
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-1 border-t border-rule p-3">
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          id={id}
          rows={1}
          placeholder="Type your message..."
          className="field-sizing-content max-h-36 resize-none"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={maxLength}
          aria-describedby={`${id}-keys ${id}-count`}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => onEnter(event, send)}
        />
        <Button type="submit" size="icon" aria-label="Send" aria-disabled={!canSend || undefined}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends. Shift and Enter begin a new line.
      </p>
      <p id={`${id}-count`} className="tabular text-sm text-muted-foreground">
        {text.length}/{maxLength} characters
      </p>
    </form>
  );
}
