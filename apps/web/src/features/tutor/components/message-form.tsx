import { tutorMessageMaxLength } from "@saywell/contract/constants";
import { useKeptText } from "../../../lib/kept-text";
import { cn } from "../../../ui/class-names";
import { MessageBox } from "../../../ui/message-box";

/** From how many characters left they are counted on the screen. */
const countedFrom = 200;

export interface MessageFormProps {
  /** Whether nothing can be sent now; what is typed stays. */
  isWaiting: boolean;
  onSend: (text: string) => void;
  /** By which what was not sent waits for its author. */
  keptAs: string;
}

/** Where the learner writes. */
export function MessageForm({ isWaiting, onSend, keptAs }: MessageFormProps) {
  const [text, setText] = useKeptText(keptAs);
  const left = tutorMessageMaxLength - text.length;
  const isTooLong = left < 0;

  function send() {
    onSend(text);
    setText("");
  }

  return (
    <MessageBox
      label="Your message to Iris"
      rows={2}
      placeholder="Write to Iris"
      className="text-primary"
      aria-invalid={isTooLong || undefined}
      value={text}
      onType={setText}
      canSend={text.trim() !== "" && !isTooLong && !isWaiting}
      onSend={send}
      renderCount={(id) => (
        <output
          id={id}
          className={cn(
            "tabular text-sm empty:hidden",
            isTooLong && "font-semibold text-destructive",
          )}
        >
          {left > countedFrom ? null : countOf(left)}
        </output>
      )}
    />
  );
}

function countOf(left: number): string {
  const number = Math.abs(left);
  const characters = `${number} ${number === 1 ? "character" : "characters"}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}
