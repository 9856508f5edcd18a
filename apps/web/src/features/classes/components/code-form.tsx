import { classCode } from "@saywell/contract/constants";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { codeOf, inFours, isWholeCode } from "../model/class-code";

/** For the code of a class, as a teacher gave it. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (isWholeCode(code)) onCode(code);
    else input.current?.focus();
  }
  const problem =
    showsProblem && !isWholeCode(code)
      ? `Write all ${classCode.length} letters and digits of the code.`
      : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* As high with an error as without, so that the button stays where it is. */}
      <Field label="Code of the class" error={problem} className="min-h-34 content-start">
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            spellCheck={false}
            required
            value={inFours(code)}
            onChange={({ target }) => {
              setShowsProblem(false);
              setCode(codeOf(target.value));
            }}
            className="tabular h-16 text-center text-3xl font-bold tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" size="lg">
        Next
      </Button>
    </form>
  );
}
