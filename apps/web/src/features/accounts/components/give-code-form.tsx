import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useGiveCode } from "../api/sign-in-queries";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { CodeField } from "./code-field";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";

export interface GiveCodeFormProps {
  onEntered: (path: string) => void;
  logIn: ReactNode;
}

/** After a provider's page, for an account that has a second factor. */
export function GiveCodeForm({ onEntered, logIn }: GiveCodeFormProps) {
  const [code, setCode] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const giving = useGiveCode();
  const wrong = refusalAtField(giving.error, "wrong-code");

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (code.trim() === "") return focusOnField(element.current, "code");
    if (giving.isPending) return;
    giving.mutate(code, {
      onSuccess: ({ path }) => onEntered(path),
      onError: () => focusOnField(element.current, "code"),
    });
  }

  if (isRefusedFor(giving.error, "link-expired", "account-suspended")) {
    return (
      <PaperNote title="You are not logged in" actions={logIn}>
        <p>{giving.error.sentence}</p>
      </PaperNote>
    );
  }
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <CodeField
          value={code}
          onChange={(next) => {
            setCode(next);
            if (wrong) giving.reset();
          }}
          error={wrong ?? (showsProblem && code.trim() === "" ? "Write the code." : undefined)}
        />
        <FormFailure error={wrong ? null : giving.error} />
        <Button type="submit" size="lg" disabled={giving.isPending}>
          {giving.isPending ? "One moment…" : "Log in"}
        </Button>
      </form>
    </Card>
  );
}
