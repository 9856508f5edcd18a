import { SendHorizontal } from "lucide-react";
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from "react";
import { Button } from "./button";
import { cn } from "./class-names";
import { Textarea } from "./textarea";

export interface MessageBoxProps extends Omit<
  ComponentProps<typeof Textarea>,
  "id" | "value" | "onChange"
> {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** While it cannot, what was typed stays. */
  canSend: boolean;
  onSend: () => void;
  /** How much was typed, or may be; the element it stands in takes this id. */
  renderCount: (id: string) => ReactNode;
}

/** Where one writes to somebody. Enter sends, Shift and Enter begin a new line. */
export function MessageBox(props: MessageBoxProps) {
  const { label, onType, canSend, onSend, renderCount, className, ...textarea } = props;
  const id = useId();

  function send() {
    if (canSend) onSend();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    // While letters are being composed, as in Japanese, Enter belongs to them.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-1.5 border-t border-rule p-3">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          {...textarea}
          id={id}
          className={cn("resize-none", className)}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={`${id}-keys ${id}-count`}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="icon" aria-label="Send" aria-disabled={!canSend || undefined}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends. Shift and Enter begin a new line.
      </p>
      {renderCount(`${id}-count`)}
    </form>
  );
}
