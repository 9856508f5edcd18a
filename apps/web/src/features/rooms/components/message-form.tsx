import type { Sanction } from "@saywell/contract";
import { roomMessageMaxLength as maxLength } from "@saywell/contract/constants";
import { useRef } from "react";
import { useKeptText } from "../../../lib/kept-text";
import { MessageBox } from "../../../ui/message-box";
import { roomConnection, useRoomMessages } from "../model/use-room-connection";
import { MutedNotice } from "./muted-notice";

/** Milliseconds between two signs of typing: others show each for longer. */
const typingEvery = 3000;

export interface MessageFormProps {
  roomId: string;
  /** Who writes. */
  userId: string;
  isConnected: boolean;
  /** What keeps the reader from writing. What they wrote waits until that ends. */
  sanction: Sanction | null;
}

/** Where one writes into a room. The text lives here, so that typing draws nothing else anew. */
export function MessageForm({ roomId, userId, isConnected, sanction }: MessageFormProps) {
  const [text, setText] = useKeptText(`room ${roomId} of ${userId}`);
  const toldAt = useRef(-Infinity);

  useRoomMessages((message) => {
    // A cry for help is answered, and is not to be put in other words.
    if (message.type !== "MESSAGE_BLOCKED" || message.isHelp) return;
    const { outbox } = roomConnection.store.getState();
    const blocked = outbox.find(({ clientId }) => clientId === message.clientId);
    // Back to its author, to be put in other words, where it was said.
    if (blocked?.roomId === roomId) setText((typed) => typed || blocked.content);
  });

  function type(next: string) {
    setText(next);
    if (next.trim() === "" || Date.now() - toldAt.current < typingEvery) return;
    toldAt.current = Date.now();
    roomConnection.sayTyping();
  }
  function send() {
    roomConnection.say(roomId, text.trim());
    setText("");
    toldAt.current = -Infinity;
  }

  if (sanction) return <MutedNotice sanction={sanction} />;
  return (
    <MessageBox
      label="Your message"
      rows={1}
      placeholder="Type your message..."
      className="field-sizing-content max-h-36"
      maxLength={maxLength}
      value={text}
      onType={type}
      canSend={text.trim() !== "" && isConnected}
      onSend={send}
      renderCount={(id) => (
        <p id={id} className="tabular text-sm text-muted-foreground">
          {`${text.length}/${maxLength} characters`}
        </p>
      )}
    />
  );
}
