import { type FormEvent, useRef, useState } from "react";
import type { ReplyOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { useBeginSecondFactor, useConfirmSecondFactor } from "../api/second-factor-queries";
import { focusOnField } from "../model/focus-on-field";
import { refusalAtField } from "../model/refused-for";
import { CodeField } from "./code-field";
import { FormFailure } from "./form-failure";
import { PasswordField } from "./password-field";

export interface SetUpSecondFactorProps {
  userId: string;
  hasPassword: boolean;
  isRequired: boolean;
  onSetUp: (recoveryCodes: readonly string[]) => void;
}

/** First the password, then the phone. */
export function SetUpSecondFactor(props: SetUpSecondFactorProps) {
  const { userId, hasPassword, isRequired, onSetUp } = props;
  const [password, setPassword] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const beginning = useBeginSecondFactor(userId);
  const wrong = refusalAtField(beginning.error, "wrong-credentials");
  const missing = hasPassword && password === "" ? "Write your password." : undefined;

  function begin(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (missing) return focusOnField(element.current, "password");
    if (beginning.isPending) return;
    beginning.mutate(hasPassword ? { password } : {}, {
      onError: () => focusOnField(element.current, "password"),
    });
  }

  if (beginning.data) return <ShowPhone userId={userId} begun={beginning.data} onSetUp={onSetUp} />;
  return (
    <form ref={element} noValidate onSubmit={begin} className="grid gap-4">
      <p>
        {isRequired
          ? "Admins need a second factor here. Until you have one, you can do what a learner can."
          : "With a second factor, nobody gets into your account with your password alone."}{" "}
        You need an app on your phone that shows codes, such as Google Authenticator or 2FAS.
      </p>
      {hasPassword ? (
        <PasswordField
          label="Your password now"
          isNew={false}
          value={password}
          onChange={(next) => {
            setPassword(next);
            if (wrong) beginning.reset();
          }}
          error={(showsProblem ? missing : undefined) ?? wrong}
        />
      ) : null}
      <FormFailure error={wrong ? null : beginning.error} />
      <Button type="submit" className="w-fit" disabled={beginning.isPending}>
        {beginning.isPending ? "One moment…" : "Set it up"}
      </Button>
    </form>
  );
}

interface ShowPhoneProps extends Pick<SetUpSecondFactorProps, "userId" | "onSetUp"> {
  begun: ReplyOf<"POST /api/account/{userId}/second-factor">;
}

function ShowPhone({ userId, begun, onSetUp }: ShowPhoneProps) {
  const [code, setCode] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const confirming = useConfirmSecondFactor(userId, onSetUp);
  const wrong = refusalAtField(confirming.error, "wrong-code");
  const missing = code.trim() === "" ? "Write the code." : undefined;

  function confirm(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (missing) return focusOnField(element.current, "code");
    if (confirming.isPending) return;
    confirming.mutate(code, { onError: () => focusOnField(element.current, "code") });
  }
  return (
    <form ref={element} noValidate onSubmit={confirm} className="grid gap-4">
      <p>Open the app on your phone, and let it read this picture:</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
        alt="The key for your app. You can type it in instead: it stands below."
        width={208}
        height={208}
        className="size-52 rounded-lg border border-rule bg-white"
      />
      <p>
        Or type this key into it:{" "}
        <code className="font-mono break-all">{begun.secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <CodeField
        takesRecoveryCode={false}
        value={code}
        onChange={(next) => {
          setCode(next);
          if (wrong) confirming.reset();
        }}
        error={(showsProblem ? missing : undefined) ?? wrong}
      />
      <FormFailure error={wrong ? null : confirming.error} />
      <Button type="submit" className="w-fit" disabled={confirming.isPending}>
        {confirming.isPending ? "One moment…" : "Switch it on"}
      </Button>
    </form>
  );
}
