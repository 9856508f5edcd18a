import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { problemOfEmail, problemOfPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { DialogForm } from "./dialog-form";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";

export interface ChangeAddressDialogProps {
  userId: string;
  /** The mail to this address is on its way. */
  onAsked: (email: string) => void;
  onClose: () => void;
}

export function ChangeAddressDialog({ userId, onAsked, onClose }: ChangeAddressDialogProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () =>
      callApi("POST /api/account/{userId}/address", {
        params: { userId },
        body: { email: email.trim(), password },
      }),
    onSuccess() {
      onAsked(email.trim());
      onClose();
    },
    onError: (error) =>
      isRefusedFor(error, "wrong-credentials") && focusOnField(element.current, "password"),
  });
  const wrong = refusalAtField(saving.error, "wrong-credentials");
  const problems = { email: problemOfEmail(email), password: problemOfPassword(password) };

  function submit() {
    setShowsProblems(true);
    if (problems.email) focusOnField(element.current, "email");
    else if (problems.password) focusOnField(element.current, "password");
    else saving.mutate();
  }
  const shown = (field: keyof typeof problems) => (showsProblems ? problems[field] : undefined);
  return (
    <DialogForm
      title="Change your email"
      description="We send a link to the new email. Your email changes when you open it."
      formRef={element}
      failure={wrong ? null : saving.error}
      submit="Send me the link"
      isBusy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <EmailField
        label="New email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={shown("email")}
      />
      <PasswordField
        label="Your password"
        isNew={false}
        value={password}
        onChange={(next) => {
          setPassword(next);
          if (wrong) saving.reset();
        }}
        error={shown("password") ?? wrong}
      />
    </DialogForm>
  );
}
