import { nameMaxLength } from "@saywell/contract/constants";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
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
import { CodeField } from "./code-field";
import { EmailField } from "./email-field";
import { focusOnField } from "../model/focus-on-field";
import { FormFailure } from "./form-failure";
import { PasswordField } from "./password-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import type { Entered, useEnterSession } from "../api/use-enter-session";

const emptyForm: AccountForm = {
  name: "",
  email: "",
  password: "",
  ageBand: "UNKNOWN",
  parentEmail: "",
};

export interface AuthFormProps {
  mode: AuthMode;
  /** What is known already. */
  known: Partial<AccountForm>;
  entry: ReturnType<typeof useEnterSession>;
  /** The way on for who has forgotten the password. */
  forgotten: ReactNode;
  onEntered: (entered: Entered, form: AccountForm) => void;
}

/** The fields of signing up and logging in. What was typed stays when the mode changes. */
export function AuthForm({ mode, known, entry, forgotten, onEntered }: AuthFormProps) {
  const [form, setForm] = useState({ ...emptyForm, ...known });
  const [showsProblems, setShowsProblems] = useState(false);
  const problems = problemsOf(form, mode);
  const element = useRef<HTMLFormElement>(null);
  const weakness = refusalAtField(entry.error, "weak-password");
  /** Null until the account is known to have a second factor. */
  const [code, setCode] = useState<string | null>(null);
  const needsCode = isRefusedFor(entry.error, "second-factor-needed");
  const wrongCode = refusalAtField(entry.error, "wrong-code");

  useEffect(() => {
    if (weakness) focusOnField(element.current, "password");
  }, [weakness]);

  useEffect(() => {
    if (needsCode) setCode((before) => before ?? "");
  }, [needsCode]);
  useEffect(() => {
    if (code !== null && (needsCode || wrongCode)) focusOnField(element.current, "code");
    // Only when it is asked for, not with each letter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code === null, needsCode, wrongCode]);

  function change(part: Partial<AccountForm>) {
    if (part.email !== undefined || part.password !== undefined) setCode(null);
    setForm((before) => ({ ...before, ...part }));
    if (weakness && part.password !== undefined) entry.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (entry.isPending) return;
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) return focusOnField(element.current, first);
    if (code?.trim() === "") return focusOnField(element.current, "code");
    const given = mode === "log-in" && code !== null ? { code } : {};
    entry.mutate(
      { by: mode, form, ...given },
      { onSuccess: (entered) => onEntered(entered, form) },
    );
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
      <EmailField
        autoComplete={mode === "sign-up" ? "email" : "username"}
        value={form.email}
        onChange={(email) => change({ email })}
        error={shown("email")}
      />
      <PasswordField
        isNew={mode === "sign-up"}
        value={form.password}
        onChange={(password) => change({ password })}
        error={shown("password") ?? weakness}
      />
      {mode === "log-in" && code !== null ? (
        <CodeField
          value={code}
          onChange={(next) => {
            setCode(next);
            if (wrongCode) entry.reset();
          }}
          error={wrongCode}
        />
      ) : null}
      {mode === "log-in" ? forgotten : null}
      {mode === "sign-up" ? (
        <AgeField
          hint="Learners under 18 get more protection."
          value={form.ageBand}
          onChange={(ageBand) => change({ ageBand })}
        />
      ) : null}
      {mode === "sign-up" && form.ageBand === "UNDER_13" ? (
        <EmailField
          label="Your parent's email"
          name="parentEmail"
          autoComplete="off"
          hint="We ask your mum, your dad or who looks after you: may you chat with others here? You can start to learn now. You do not know the email? You can do this later."
          value={form.parentEmail}
          onChange={(parentEmail) => change({ parentEmail })}
          error={shown("parentEmail")}
        />
      ) : null}
      <FormFailure error={(weakness ?? wrongCode) || needsCode ? null : entry.error} />
      <Button type="submit" size="lg" disabled={entry.isPending}>
        {entry.isPending ? "One moment…" : mode === "sign-up" ? "Sign up" : "Log in"}
      </Button>
    </form>
  );
}
