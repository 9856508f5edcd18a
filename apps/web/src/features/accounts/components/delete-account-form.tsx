import { passwordRule } from "@saywell/contract/constants";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { ApiError, callApi, sentenceOf } from "../../../lib/api-client";
import { forgetLearner } from "../../../lib/forget-learner";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { leaveByWish } from "../model/session-end";

export interface DeleteAccountFormProps {
  userId: string;
  hasPassword: boolean;
  /** Goes where there is nobody: a fresh load takes everything read with it. */
  leave?: () => void;
}

const confirmation = "DELETE";

/** The password, where there is one, and a word that nobody types by accident. */
export function DeleteAccountForm({ userId, hasPassword, leave }: DeleteAccountFormProps) {
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusOn = (name: string) =>
    (element.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  const erase = useMutation({
    mutationFn: () =>
      callApi("POST /api/account/{userId}/erase", {
        params: { userId },
        body: hasPassword ? { password } : {},
      }),
    onSuccess: () => {
      forgetLearner();
      leaveByWish(leave);
    },
    onError: (error) => isWrongPassword(error) && focusOn("password"),
  });

  const problems = {
    ...(hasPassword && password === "" && { password: "Write your password." }),
    ...(typed.trim().toUpperCase() !== confirmation && {
      confirmation: `Write ${confirmation} here.`,
    }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (erase.isPending) return;
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) focusOn(first);
    else erase.mutate();
  }

  const isDone = erase.isPending || erase.isSuccess;
  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
      {hasPassword ? (
        <Field
          label="Your password"
          error={
            showsProblems
              ? (problems.password ??
                (isWrongPassword(erase.error) ? sentenceOf(erase.error, "") : undefined))
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={passwordRule.max}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field
        label={`Write ${confirmation} to confirm`}
        error={showsProblems ? problems.confirmation : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {erase.isError && !isWrongPassword(erase.error) ? (
        <p role="alert" className="font-semibold text-destructive">
          {sentenceOf(erase.error, "Your account could not be deleted. Please try again.")}
        </p>
      ) : null}
      <DialogFormFooter
        cancel="Keep my account"
        submit={isDone ? "One moment…" : "Delete for good"}
        isBusy={isDone}
        isDestructive
      />
    </form>
  );
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "wrong-credentials";
