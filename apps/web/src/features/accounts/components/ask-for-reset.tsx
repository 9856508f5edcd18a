import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { problemOfEmail } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { EmailField } from "./email-field";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";

/** Has the link mailed. What is said afterwards is the same for every address. */
export function AskForReset() {
  const [email, setEmail] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problem = problemOfEmail(email);
  const ask = useMutation({
    mutationFn: () => callApi("POST /api/password-reset", { body: { email: email.trim() } }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    setShowsProblem(true);
    if (problem) focusOnField(element.current, "email");
    else ask.mutate();
  }

  if (ask.isSuccess) {
    return (
      <PaperNote
        title="Look in your mail"
        actions={
          <Button variant="outline" onClick={() => ask.reset()}>
            Use another email, or send it again
          </Button>
        }
      >
        <p>
          If there is an account with <strong className="break-words">{email.trim()}</strong>, we
          have sent a mail with a link to it. The link works once, for 30 minutes.
        </p>
        <p className="text-muted-foreground">
          Nothing there after some minutes? Look among the spam too. If the mail does not come, your
          account may have another email. Your school can help you.
        </p>
      </PaperNote>
    );
  }
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        <EmailField
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={showsProblem ? problem : undefined}
        />
        <FormFailure error={ask.error} />
        <Button type="submit" size="lg" disabled={ask.isPending}>
          {ask.isPending ? "One moment…" : "Send me a link"}
        </Button>
      </form>
    </Card>
  );
}
