import { classGameRules } from "@saywell/contract/constants";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { Input } from "../../../../ui/input";
import { digitsOf, isWholeCode } from "../model/game-code";

interface CodeFormProps {
  digits: string;
  onDigits: (digits: string) => void;
  /** Why this code opens nothing. */
  refusal: string | undefined;
  isBusy: boolean;
  onSubmit: () => void;
}

/** For the code on the teacher's screen. A whole one goes on by itself. */
export function CodeForm({ digits, onDigits, refusal, isBusy, onSubmit }: CodeFormProps) {
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (!isWholeCode(digits)) return input.current?.focus();
    if (!isBusy) onSubmit();
  }
  const problem =
    showsProblem && !isWholeCode(digits)
      ? `Write all ${classGameRules.codeLength} digits of the code.`
      : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* As high with an error as without, so that the button stays where it is. */}
      <Field label="Code" error={refusal ?? problem} className="min-h-36 content-start">
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            spellCheck={false}
            required
            value={digits}
            onChange={({ target }) => {
              setShowsProblem(false);
              onDigits(digitsOf(target.value));
            }}
            className="tabular h-16 text-center text-3xl font-bold tracking-[0.25em]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" aria-disabled={isBusy || undefined}>
        {isBusy ? "One moment…" : "Next"}
      </Button>
    </form>
  );
}
