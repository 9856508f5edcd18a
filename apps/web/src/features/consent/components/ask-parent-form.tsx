import { emailMaxLength } from "@saywell/contract/constants";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { sentenceWithWait } from "../../../lib/say-wait";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import type { useAskParent } from "../api/consent-queries";

export interface AskParentFormProps {
  asking: ReturnType<typeof useAskParent>;
  /** Whether somebody asked for this form: then they go on here. */
  takesFocus: boolean;
  onAsk: (email: string) => void;
}

/** Where a child says whom to ask. */
export function AskParentForm({ asking, takesFocus, onAsk }: AskParentFormProps) {
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asking.isPending) return;
    const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
    setWrong(!isEmail);
    if (isEmail) onAsk(email.trim());
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-3">
      <Field
        label="Your parent's email"
        hint="Your mum, your dad, or who looks after you."
        error={
          isWrong
            ? "Write an email address, like mum@example.com."
            : asking.isError
              ? sentenceWithWait(asking.error, "The mail was not sent. Please try again.")
              : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="email"
            autoComplete="off"
            maxLength={emailMaxLength}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setWrong(false);
              if (asking.isError) asking.reset();
            }}
          />
        )}
      </Field>
      <Button type="submit" disabled={asking.isPending} className="w-fit">
        {asking.isPending ? "One moment…" : "Ask my parent"}
      </Button>
    </form>
  );
}
