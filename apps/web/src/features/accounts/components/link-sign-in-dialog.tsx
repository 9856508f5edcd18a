import type { SignInProvider } from "@saywell/contract";
import { useRef, useState } from "react";
import type { useLinkSignIn } from "../api/sign-in-queries";
import { focusOnField } from "../model/focus-on-field";
import { refusalAtField } from "../model/refused-for";
import { DialogForm } from "./dialog-form";
import { PasswordField } from "./password-field";

export interface LinkSignInDialogProps {
  provider: SignInProvider;
  hasPassword: boolean;
  linking: ReturnType<typeof useLinkSignIn>;
  onClose: () => void;
}

/** Whoever links a provider gets in by it later, so the password is asked for. */
export function LinkSignInDialog(props: LinkSignInDialogProps) {
  const { provider, hasPassword, linking, onClose } = props;
  const [password, setPassword] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const wrong = refusalAtField(linking.error, "wrong-credentials");
  const missing = hasPassword && password === "" ? "Write your password." : undefined;

  function send() {
    setShowsProblem(true);
    if (missing) return focusOnField(element.current, "password");
    linking.mutate({ provider: provider.id, ...(hasPassword && { password }) });
  }
  return (
    <DialogForm
      title={`Log in with ${provider.name}`}
      description={`You go to ${provider.name} now, and come back here when you have said yes there.`}
      formRef={element}
      failure={wrong ? null : linking.error}
      submit={`Go to ${provider.name}`}
      isBusy={linking.isPending || linking.isSuccess}
      onSubmit={send}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordField
          isNew={false}
          value={password}
          onChange={setPassword}
          error={(showsProblem ? missing : undefined) ?? wrong}
        />
      ) : null}
    </DialogForm>
  );
}
