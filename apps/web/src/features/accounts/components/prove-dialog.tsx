import type { UseMutationResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Proof } from "../api/second-factor-queries";
import { focusOnField } from "../model/focus-on-field";
import { refusalAtField } from "../model/refused-for";
import { CodeField } from "./code-field";
import { DialogForm } from "./dialog-form";
import { PasswordField } from "./password-field";

export interface ProveDialogProps<Reply> {
  title: string;
  description: string;
  submit: string;
  /** Whether the account has one to ask for. */
  hasPassword: boolean;
  sending: UseMutationResult<Reply, Error, Proof>;
  onDone: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks for the password and a code before the second factor changes. */
export function ProveDialog<Reply>(props: ProveDialogProps<Reply>) {
  const { title, description, submit, hasPassword, sending, onDone, onClose } = props;
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const wrongPassword = refusalAtField(sending.error, "wrong-credentials");
  const wrongCode = refusalAtField(sending.error, "wrong-code");
  const problems = {
    password: hasPassword && password === "" ? "Write your password." : undefined,
    code: code.trim() === "" ? "Write the code." : undefined,
  };

  function send() {
    setShowsProblems(true);
    if (problems.password) return focusOnField(element.current, "password");
    if (problems.code) return focusOnField(element.current, "code");
    sending.mutate({ code, ...(hasPassword && { password }) }, { onSuccess: onDone });
  }
  return (
    <DialogForm
      title={title}
      description={description}
      formRef={element}
      failure={(wrongPassword ?? wrongCode) ? null : sending.error}
      submit={submit}
      isBusy={sending.isPending}
      onSubmit={send}
      onClose={() => {
        sending.reset();
        onClose();
      }}
    >
      {hasPassword ? (
        <PasswordField
          isNew={false}
          value={password}
          onChange={setPassword}
          error={(showsProblems ? problems.password : undefined) ?? wrongPassword}
        />
      ) : null}
      <CodeField
        value={code}
        onChange={setCode}
        error={(showsProblems ? problems.code : undefined) ?? wrongCode}
      />
    </DialogForm>
  );
}
