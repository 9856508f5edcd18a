import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { sessionQuery } from "../api/session-queries";
import { problemOfNewPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";
import { PasswordField } from "./password-field";

export interface ChooseNewPasswordProps {
  /** Of the mailed link. */
  token: string;
  onAskAgain: () => void;
  logIn: ReactNode;
}

/** Replaces a forgotten password by the link that was mailed. */
export function ChooseNewPassword({ token, onAskAgain, logIn }: ChooseNewPasswordProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problem = problemOfNewPassword(password);
  const confirm = useMutation({
    mutationFn: () => callApi("POST /api/password-reset/confirm", { body: { token, password } }),
    // The session of this browser may have been one of those that end.
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) =>
      isRefusedFor(error, "weak-password") && focusOnField(element.current, "password"),
  });
  const weakness = refusalAtField(confirm.error, "weak-password");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (confirm.isPending) return;
    setShowsProblem(true);
    if (problem) focusOnField(element.current, "password");
    else confirm.mutate();
  }

  if (confirm.isSuccess) {
    return (
      <PaperNote title="Your new password is saved" actions={logIn}>
        <p>Every device that was logged in to your account is logged out now.</p>
      </PaperNote>
    );
  }
  if (isRefusedFor(confirm.error, "link-expired")) {
    return (
      <PaperNote
        title="This link does not work any more"
        actions={<Button onClick={onAskAgain}>Send me a new link</Button>}
      >
        <p>It works once, and for 30 minutes. Your password is as it was.</p>
      </PaperNote>
    );
  }
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <p>
          When you save it, all devices that are logged in to your account are logged out. Then you
          log in with the new password.
        </p>
        <PasswordField
          label="New password"
          isNew
          value={password}
          onChange={(next) => {
            setPassword(next);
            if (weakness) confirm.reset();
          }}
          error={(showsProblem ? problem : undefined) ?? weakness}
        />
        <FormFailure error={weakness ? null : confirm.error} />
        <Button type="submit" size="lg" disabled={confirm.isPending}>
          {confirm.isPending ? "One moment…" : "Save my new password"}
        </Button>
      </form>
    </Card>
  );
}
