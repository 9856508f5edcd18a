import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SessionUser } from "@saywell/contract";
import { type ReactNode, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { renewSession } from "../api/session-queries";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { FormFailure } from "./form-failure";
import { PaperNote } from "./paper-note";
import { PasswordField } from "./password-field";
import { SendVerification } from "./send-verification";

export interface VerifyAddressProps {
  /** Of the mailed link; null where the page was opened without one. */
  token: string | null;
  person: SessionUser | null;
  /** Where to go on. */
  waysOn: ReactNode;
  logIn: ReactNode;
  /** To a new password, for who does not know that of the account. */
  toReset: ReactNode;
}

/** By a press: programs that look for bad links in mails open them too, but press nothing. */
export function VerifyAddress({ token, person, waysOn, logIn, toReset }: VerifyAddressProps) {
  const [password, setPassword] = useState("");
  const [needsPassword, setNeedsPassword] = useState(false);
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: (body: { token: string; password?: string }) =>
      callApi("POST /api/verify-address", { body }),
    onSuccess: () => void renewSession(client),
    onError: (error) => isRefusedFor(error, "wrong-credentials") && setNeedsPassword(true),
  });
  const mayHaveAnother = person !== null && person.email !== null && !person.isEmailVerified;
  const anotherLink = mayHaveAnother ? (
    <SendVerification userId={person.id} label="Send me a new link" />
  ) : null;

  if (verify.isSuccess) {
    return (
      <PaperNote title="Thank you, it is confirmed" actions={waysOn}>
        <p>
          <strong className="break-words">{verify.data.email}</strong> is the email of your account
          now. If you forget your password, we send you a link there.
        </p>
      </PaperNote>
    );
  }
  if (isRefusedFor(verify.error, "link-expired")) {
    return (
      <PaperNote
        title="This link does not work any more"
        actions={anotherLink ?? (person === null || person.isGuest ? logIn : waysOn)}
      >
        <p>
          It works once, and for 3 days.{" "}
          {mayHaveAnother
            ? "We can send you a new one."
            : person?.isEmailVerified
              ? "Your email is confirmed already, so there is nothing to do."
              : "Log in to ask for a new one. If you have confirmed your email already, all is well."}
        </p>
      </PaperNote>
    );
  }
  if (isRefusedFor(verify.error, "email-taken")) {
    return (
      <PaperNote title="Another account has this email" actions={logIn}>
        <p>{verify.error.sentence}</p>
      </PaperNote>
    );
  }
  if (needsPassword && token !== null) {
    const { variables } = verify;
    const wasTried = variables?.password !== undefined;
    const wrong = wasTried ? refusalAtField(verify.error, "wrong-credentials") : undefined;
    return (
      <Card className="p-5 sm:p-6">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!verify.isPending && password !== "") verify.mutate({ token, password });
          }}
        >
          <p>
            You are not logged in to the account that asked for this mail. Type its password, so
            that we know that it is yours.
          </p>
          <PasswordField isNew={false} value={password} onChange={setPassword} error={wrong} />
          <FormFailure
            error={isRefusedFor(verify.error, "wrong-credentials") ? null : verify.error}
          />
          <Button type="submit" size="lg" disabled={verify.isPending || password === ""}>
            {verify.isPending ? "One moment…" : "Confirm my address"}
          </Button>
          <p>
            Did you forget it, or did somebody else sign up with your email? Choose a new password:
            nobody who knows the old one gets in any more.
          </p>
          <div>{toReset}</div>
        </form>
      </Card>
    );
  }
  return (
    <Card className="gap-4 p-5 sm:p-6">
      {token === null ? (
        <>
          <p>
            Open the link in the mail that we sent you. Then press a button here, and all is done.
          </p>
          {anotherLink}
        </>
      ) : (
        <>
          <p>Press the button to say that the email to which we wrote is yours.</p>
          <FormFailure error={verify.error} />
          <Button size="lg" disabled={verify.isPending} onClick={() => verify.mutate({ token })}>
            {verify.isPending ? "One moment…" : "Yes, it is mine"}
          </Button>
        </>
      )}
    </Card>
  );
}
