import type { Sanction } from "@saywell/contract";
import { roomMessageMaxLength as maxLength } from "@saywell/contract/constants";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { live, useLiveMessages } from "../../../lib/live";
import { Button } from "../../../ui/button";
import { onEnter } from "../../../ui/on-enter";
import { Textarea } from "../../../ui/textarea";
import { MutedNotice } from "./muted-notice";

/** Milliseconds between two signs of typing: others show each for longer. */
const typingEvery = 3000;

export interface MessageFormProps {
  roomId: string;
  isConnected: boolean;
  /** What keeps the reader from writing. What they wrote waits until that ends. */
  sanction: Sanction | null;
}

/**
 * Where one writes into a room. Enter sends, Shift and Enter begin a new line. The text lives here,
 * so that typing draws nothing else anew.
 */
export function MessageForm({ roomId, isConnected, sanction }: MessageFormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const toldAt = useRef(-Infinity);
  const canSend = text.trim() !== "" && isConnected;

  useLiveMessages((message) => {
    if (message.type !== "MESSAGE_BLOCKED") return;
    const { outbox } = live.store.getState();
    const blocked = outbox.find(({ clientId }) => clientId === message.clientId);
    // Back to its author, to be put in other words, where it was said.
    if (blocked?.roomId === roomId) setText((typed) => typed || blocked.content);
  });

  function type(next: string) {
    setText(next);
    if (next.trim() === "" || Date.now() - toldAt.current < typingEvery) return;
    toldAt.current = Date.now();
    live.sayTyping();
  }
  function send() {
    if (!canSend) return;
    live.say(roomId, text.trim());
    setText("");
    toldAt.current = -Infinity;
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  if (sanction) return <MutedNotice sanction={sanction} />;
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
