import { emailMaxLength, nameMaxLength } from "@saywell/contract/constants";
import { useRef, useState, type FormEvent } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import {
  type AccountForm,
  type AuthMode,
  type FormProblems,
  problemsOf,
} from "../model/account-rules";
import { AgeField } from "./age-field";
import { PasswordField } from "./password-field";
import type { useEnterSession } from "../api/use-enter-session";

const emptyForm: AccountForm = { name: "", email: "", password: "", ageBand: "UNKNOWN" };

export interface AuthFormProps {
  mode: AuthMode;
  entry: ReturnType<typeof useEnterSession>;
  onEntered: () => void;
}

/** The fields of signing up and logging in. What was typed stays when the mode changes. */
export function AuthForm({ mode, entry, onEntered }: AuthFormProps) {
  const [form, setForm] = useState(emptyForm);
  const [showsProblems, setShowsProblems] = useState(false);
  const problems = problemsOf(form, mode);
  const element = useRef<HTMLFormElement>(null);
  const change = (part: Partial<AccountForm>) => setForm((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (entry.isPending) return;
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) {
      (element.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    entry.mutate({ by: mode, form }, { onSuccess: onEntered });
  }

  const shown = (field: keyof FormProblems) => (showsProblems ? problems[field] : undefined);
  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-4">
      {mode === "sign-up" ? (
        <Field label="Your name" error={shown("name")}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={nameMaxLength}
              required
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label="Email" error={shown("email")}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete={mode === "sign-up" ? "email" : "username"}
            maxLength={emailMaxLength}
            required
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <PasswordField
        mode={mode}
        value={form.password}
        onChange={(password) => change({ password })}
        error={shown("password")}
      />
      {mode === "sign-up" ? (
        <AgeField
          hint="Learners under 18 get more protection."
          value={form.ageBand}
          onChange={(ageBand) => change({ ageBand })}
        />
      ) : null}
      {entry.isError ? (
        <p role="alert" className="font-semibold text-destructive">
          {sentenceOf(entry.error, "That did not work. Please try again.")}
        </p>
      ) : null}
      <Button type="submit" size="lg" disabled={entry.isPending}>
        {entry.isPending ? "One moment…" : mode === "sign-up" ? "Sign up" : "Log in"}
      </Button>
    </form>
  );
}
