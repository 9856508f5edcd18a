import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResetAccount } from "@saywell/contract";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { sessionQuery } from "../api/session-queries";
import { useResetAccounts } from "../api/use-reset-accounts";
import { problemOfNewPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { AccountChoice } from "./account-choice";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";
import { PasswordField } from "./password-field";

export interface ChooseNewPasswordProps {
  /** Of the mailed link. */
  token: string;
  onAskAgain: () => void;
  onSaved: () => void;
  logIn: ReactNode;
}

/** Replaces a forgotten password by the link that was mailed. */
export function ChooseNewPassword({ token, onAskAgain, onSaved, logIn }: ChooseNewPasswordProps) {
  const read = useResetAccounts(token);
  if (read.data) {
    return (
      <NewPasswordForm
        token={token}
        accounts={read.data}
        readAt={read.dataUpdatedAt}
        onAskAgain={onAskAgain}
        onSaved={onSaved}
        logIn={logIn}
      />
    );
  }
  if (isRefusedFor(read.error, "link-expired")) return <DeadLink onAskAgain={onAskAgain} />;
  return read.isError ? (
    <ErrorState
      message="The link could not be read."
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  ) : (
    <div aria-busy="true">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-64 rounded-xl" />
    </div>
  );
}

const DeadLink = ({ onAskAgain }: { onAskAgain: () => void }) => (
  <PaperNote
    title="This link does not work any more"
    actions={<Button onClick={onAskAgain}>Send me a new link</Button>}
  >
    <p>
      It works once, and for 30 minutes. If you have not chosen a new password with it, the old one
      is as it was.
    </p>
  </PaperNote>
);

interface NewPasswordFormProps extends ChooseNewPasswordProps {
  /** There are several where whoever has the mail has to choose. */
  accounts: readonly ResetAccount[];
  readAt: number;
}

function NewPasswordForm({
  token,
  accounts,
  readAt,
  onAskAgain,
  onSaved,
  logIn,
}: NewPasswordFormProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [choice, setChoice] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const mayChoose = accounts.length > 1;
  const problem = problemOfNewPassword(password);
  const isUnchosen = mayChoose && choice === "";
  const confirm = useMutation({
    mutationFn: () =>
      callApi("POST /api/password-reset/confirm", {
        body: { token, password, ...(mayChoose && { choice }) },
      }),
    // The session of this browser may have been one of those that end.
    onSuccess() {
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onSaved();
    },
    onError: (error) =>
      isRefusedFor(error, "weak-password") && focusOnField(element.current, "password"),
  });
  const weakness = refusalAtField(confirm.error, "weak-password");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (confirm.isPending) return;
    setShowsProblems(true);
    if (isUnchosen) focusOnField(element.current, `account-${accounts[0]!.choice}`);
    else if (problem) focusOnField(element.current, "password");
    else confirm.mutate();
  }

  if (confirm.isSuccess) {
    return (
      <PaperNote title="Your new password is saved" actions={logIn}>
        <p>Every device that was logged in to your account is logged out now.</p>
      </PaperNote>
    );
  }
  if (isRefusedFor(confirm.error, "link-expired")) return <DeadLink onAskAgain={onAskAgain} />;
  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
        {mayChoose ? (
          <AccountChoice
            accounts={accounts}
            readAt={readAt}
            value={choice}
            onChange={setChoice}
            error={showsProblems && isUnchosen ? "Please choose your account." : undefined}
          />
        ) : null}
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
          error={(showsProblems ? problem : undefined) ?? weakness}
        />
        <FormFailure error={weakness ? null : confirm.error} />
        <Button type="submit" size="lg" disabled={confirm.isPending}>
          {confirm.isPending ? "One moment…" : "Save my new password"}
        </Button>
      </form>
    </Card>
  );
}
