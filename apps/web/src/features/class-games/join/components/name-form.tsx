import { classGameRules } from "@saywell/contract/constants";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../lib/api-client";
import { sentenceWithWait } from "../../../../lib/say-wait";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { Input } from "../../../../ui/input";
import { useTakeSeat } from "../api/join-queries";

type Joined = NonNullable<ReturnType<typeof useTakeSeat>["data"]>;

export interface NameFormProps {
  code: string;
  /** What the learner is called already; empty where nobody knows. */
  nameAtFirst: string;
  onJoined: (joined: Joined) => void;
  /** The code opens nothing any more. */
  onGone: () => void;
  onOtherCode: () => void;
}

/** For the name in a class game, and the way into it. */
export function NameForm({ code, nameAtFirst, onJoined, onGone, onOtherCode }: NameFormProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const seat = useTakeSeat(code);
  const name = draft ?? nameAtFirst;
  // The field with the code had the focus, and is gone.
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (name.trim() === "") return input.current?.focus();
    if (seat.isPending) return;
    seat.mutate(name.trim(), {
      onSuccess: onJoined,
      onError(error) {
        if (error instanceof ApiError && error.code === "not-found") onGone();
        else input.current?.focus();
      },
    });
  }
  const problem = showsProblem && name.trim() === "" ? "Write your name." : undefined;
  const refusal = seat.error
    ? sentenceWithWait(seat.error, "That did not work. Please try again.")
    : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Your name"
        hint="Your class sees this name. Your first name is enough."
        error={problem ?? refusal}
        className="min-h-44 content-start"
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="name"
            autoComplete="given-name"
            autoCapitalize="words"
            spellCheck={false}
            dir="auto"
            maxLength={classGameRules.playerNameMaxLength}
            enterKeyHint="go"
            required
            value={name}
            onChange={({ target }) => {
              setDraft(target.value);
              setShowsProblem(false);
              seat.reset();
            }}
            className="h-14 text-xl"
          />
        )}
      </Field>
      <Button type="submit" size="lg" aria-disabled={seat.isPending || undefined}>
        {seat.isPending ? "One moment…" : "Join"}
      </Button>
      <Button variant="ghost" onClick={onOtherCode}>
        Use another code
      </Button>
    </form>
  );
}
